import ColorScience
import PaletteExtraction
import Testing

@Suite("Backdrops without a clear winner")
struct UnsureBackdropTests {
    @Test("Where two candidates score nearly the same, the border decides")
    func border() throws {
        // A poster: dark at most of the border, and an orange and a red thing on it that score alike.
        var picture = PaintedPicture(200, 300, "#1B2A4A")
        picture.fill(10..<190, 20..<105, "#D08E39")
        picture.fill(10..<190, 105..<200, "#A0485C")
        picture.fill(0..<200, 200..<300, "#F4E3C1")
        let palette = try #require(picture.palette())
        #expect(palette.isDecidedByBorder)
        #expect(palette.backdrop.hex == "#1B2A4A" && palette.backdrop == palette.bleed)
        #expect(palette.confidence.backdrop == palette.confidence.bleed && palette.confidence.bleed >= 0.8)
        #expect(palette.candidates.contains { $0.hex == "#D08E39" })
    }

    @Test("A border of many colors has no ground, and decides nothing")
    func jumble() throws {
        // The border is a third of nothing: eight colors in turn, each as far from the others as from the middle.
        let hexes = ["#060A0B", "#E4E9EA", "#2E7D32", "#8E24AA", "#F57C00", "#1565C0", "#C62828", "#00838F"]
        var picture = PaintedPicture(320, 320, "#B7AA91")
        for index in 0..<32 {
            let hex = hexes[index % 8]
            picture.fill(index * 10..<index * 10 + 10, 0..<8, hex)
            picture.fill(0..<8, index * 10..<index * 10 + 10, hex)
            picture.fill(312..<320, index * 10..<index * 10 + 10, hex)
        }
        picture.fill(20..<300, 20..<150, "#A0485C")
        let palette = try #require(picture.palette())
        #expect(!palette.isDecidedByBorder)
        #expect(["#B7AA91", "#A0485C"].contains(palette.backdrop.hex))
    }

    @Test("A clear winner stays")
    func winner() throws {
        var picture = PaintedPicture(200, 300, "#1B2A4A")
        picture.fill(10..<190, 20..<280, "#D08E39")
        picture.fill(0..<200, 200..<300, "#F4E3C1")
        let palette = try #require(picture.palette())
        #expect(!palette.isDecidedByBorder && palette.backdrop.hex == "#D08E39")
    }

    @Test("A picture with two sides says so, and has no vertical gradient")
    func sides() throws {
        var picture = PaintedPicture(400, 100, "#F56AA0")
        picture.fill(200..<400, 0..<100, "#5B1033")
        let palette = try #require(picture.palette())
        #expect(palette.isTwoSided && palette.backdropGradient == nil)
        #expect(palette.bleedGradient?.end == .right)
        #expect(palette.bleedGradient?.colors.map(\.hex) == ["#F56AA0", "#5B1033"])
        #expect(PaintedPicture(400, 100, "#F56AA0").palette()?.isTwoSided == false)
    }

    /// A picture of bands from the top to the bottom, and what they give as a gradient.
    private func gradient(_ hexes: String...) throws -> [String]? {
        var picture = PaintedPicture(200, 100 * hexes.count, hexes[0])
        for (index, hex) in hexes.enumerated() { picture.fill(0..<200, index * 100..<(index + 1) * 100, hex) }
        return try #require(picture.palette()).backdropGradient?.map(\.hex)
    }

    @Test("A gradient has related colors, and no band that is lighter or darker than both ends")
    func gradients() throws {
        #expect(try gradient("#0A2A6B", "#1F6FEB", "#7FB0F5") == ["#0A2A6B", "#1F6FEB", "#7FB0F5"])
        let banded = try #require(try gradient("#0A2A6B", "#B5D0FA", "#1338A0"))
        #expect(banded.count == 2)
        // Lavender belongs neither to yellow nor to green.
        #expect(try gradient("#B9A0F0", "#F5D21E", "#1E8F4E")?.contains("#B9A0F0") != true)
        #expect(try gradient("#FE9A3B", "#1F6FEB") == nil)
        // A gray belongs only to its neighbors, not to a vivid color.
        #expect(try gradient("#808080", "#B80A18") == nil)
        #expect(try gradient("#222735", "#A5F03D") == nil)
        #expect(try gradient("#808080", "#8A7A78") == ["#808080", "#8A7A78"])
    }

    @Test("Behind a cut-out each color of the gradient sets three quarters of the outline off")
    func cutOut() throws {
        var picture = PaintedPicture(200, 200, nil)
        picture.fill(40..<160, 40..<100, "#B80A18")
        picture.fill(40..<160, 100..<160, "#7A0610")
        #expect(try #require(picture.palette()).backdropGradient == nil)
    }
}
