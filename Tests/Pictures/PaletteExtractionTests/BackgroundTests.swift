import ColorScience
import PaletteExtraction
import Testing

@Suite("Grounds, borders and roles")
struct BackgroundTests {
    /// A product in two colors on a ground.
    private func product(on ground: String?) -> PaintedPicture {
        var picture = PaintedPicture(128, 128, ground)
        picture.fill(32..<96, 32..<80, "#2E5E4E")
        picture.fill(32..<96, 80..<100, "#B5651D")
        return picture
    }

    @Test(
        "A product on white: the ground is named and set aside, dominant is the product's, the backdrop the plain border's"
    )
    func productOnWhite() throws {
        let palette = try #require(product(on: "#FFFFFF").palette())
        let white = try #require(SRGB8(hex: "#FFFFFF"))
        #expect(palette.ground == .plain(white))
        #expect(palette.swatches.map(\.color.hex) == ["#FFFFFF", "#2E5E4E", "#B5651D"])
        #expect(palette.swatches.map(\.role) == [.background, .dominant, .vibrant])
        #expect(palette.backdrop == white)
        #expect(palette.backdropCandidates[0].color.hex == "#2E5E4E")
        #expect(palette.roles[.edge] == white)
        // Green and orange do not belong together.
        #expect(palette.backdropGradient == nil)
    }

    @Test("A cut-out: the ground is transparent, and no side has a color")
    func cutOut() throws {
        let palette = try #require(product(on: nil).palette())
        #expect(palette.ground == .transparent)
        #expect(palette.edges.isEmpty)
        #expect(palette.roles[.edge] == nil)
        #expect(palette.swatches.map(\.color.hex) == ["#2E5E4E", "#B5651D"])
    }

    @Test("A plain ground with a color is named, and stays dominant and the backdrop")
    func coloredGround() throws {
        let palette = try #require(product(on: "#FE9A3B").palette())
        #expect(palette.ground == .plain(try #require(SRGB8(hex: "#FE9A3B"))))
        #expect(palette.swatches[0].role == .dominant)
        #expect(palette.backdrop.hex == "#FE9A3B")
        #expect(palette.roles[.background] == nil)
    }

    @Test("A grey or black ground was chosen by somebody: it is named, and stays", arguments: ["#C0C0C0", "#15181D"])
    func greyGround(hex: String) throws {
        var picture = PaintedPicture(128, 128, hex)
        picture.fill(32..<64, 32..<80, "#A5F23C")
        let palette = try #require(picture.palette())
        #expect(palette.ground == .plain(try #require(SRGB8(hex: hex))))
        #expect(palette.swatches[0].role == .dominant)
        #expect(palette.roles[.background] == nil)
    }

    @Test("The shades of a white ground, its soft shadows, go with it")
    func shades() throws {
        var picture = product(on: "#FFFFFF")
        picture.fill(20..<110, 100..<116, "#EDEDED")
        let palette = try #require(picture.palette())
        #expect(palette.subject.map(\.color.hex) == ["#2E5E4E", "#B5651D"])
    }

    @Test("Lettering on white is no subject: less than a tenth leaves the ground in its place")
    func lettering() throws {
        var picture = PaintedPicture(128, 128, "#FFFFFF")
        picture.fill(40..<80, 60..<64, "#222222")
        let palette = try #require(picture.palette())
        #expect(palette.swatches[0].role == .dominant)
        #expect(palette.backdrop.hex == "#FFFFFF")
    }

    @Test("Something may touch one side of a plain ground, not two")
    func touching() throws {
        var picture = product(on: "#FFFFFF")
        picture.fill(0..<128, 124..<128, "#2E5E4E")
        #expect(picture.palette()?.ground != nil)
        picture.fill(0..<4, 0..<128, "#2E5E4E")
        #expect(picture.palette()?.ground == nil)
    }

    @Test("The color of each side is that of the upright picture", arguments: 1...8)
    func sides(orientation: Int) throws {
        var picture = PaintedPicture(64, 64, "#808080")
        picture.fill(0..<64, 0..<1, "#FF0000")
        picture.fill(0..<64, 63..<64, "#00FF00")
        picture.fill(0..<1, 1..<63, "#0000FF")
        picture.fill(63..<64, 1..<63, "#FFFF00")
        let edges = try #require(picture.palette(count: 8, orientation: orientation)).edges
        // Where the first row, the last row, the first column and the last column are to be seen (Exif 2.32, figure
        // 17).
        let expected: [[PictureLayout.Side]] = [
            [.top, .bottom, .left, .right], [.top, .bottom, .right, .left], [.bottom, .top, .right, .left],
            [.bottom, .top, .left, .right], [.left, .right, .top, .bottom], [.right, .left, .top, .bottom],
            [.right, .left, .bottom, .top], [.left, .right, .bottom, .top],
        ]
        #expect(
            expected[orientation - 1].map { edges[$0]?.hex } == ["#FF0000", "#00FF00", "#0000FF", "#FFFF00"])
    }

    @Test("The gradient runs from what lies higher in the upright picture to what lies lower", arguments: 1...8)
    func gradient(orientation: Int) throws {
        var picture = PaintedPicture(64, 64, nil)
        let isTransposed = orientation >= 5
        picture.fill(0..<64, 0..<64, "#C81028")
        if isTransposed { picture.fill(0..<40, 0..<64, "#FE9A3B") } else { picture.fill(0..<64, 0..<40, "#FE9A3B") }
        let colors = try #require(picture.palette(orientation: orientation)?.backdropGradient).map(\.hex)
        let orangeIsOnTop = [1, 2, 5, 6].contains(orientation)
        #expect(colors == (orangeIsOnTop ? ["#FE9A3B", "#C81028"] : ["#C81028", "#FE9A3B"]))
    }

    @Test("Each of the six roles goes to the color that it is made for")
    func roles() throws {
        var picture = PaintedPicture(120, 120, nil)
        let wanted: [(SwatchRole, String)] = [
            (.lightVibrant, "#FFB020"), (.vibrant, "#E0245E"), (.darkVibrant, "#5B0E91"), (.lightMuted, "#C9D6DF"),
            (.muted, "#8A7968"), (.darkMuted, "#2F3640"),
        ]
        for (index, (_, hex)) in wanted.enumerated() { picture.fill(0..<120, (index * 20)..<(index * 20 + 20), hex) }
        let palette = try #require(picture.palette(count: 8))
        for (role, hex) in wanted { #expect(palette.roles[role]?.hex == hex, "\(role)") }
    }
}
