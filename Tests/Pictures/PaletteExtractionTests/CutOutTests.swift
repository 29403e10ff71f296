import ColorScience
import PaletteExtraction
import Testing

@Suite("Cut-outs and tints")
struct CutOutTests {
    /// A subject of one color with much that is transparent around it.
    private func subject(_ hex: String) -> PaintedPicture {
        var picture = PaintedPicture(128, 128, nil)
        picture.fill(32..<96, 32..<96, hex)
        return picture
    }

    /// How far two colors are from each other, CIEDE2000.
    private func distance(_ first: SRGB8, _ hex: String) throws -> Double {
        ciede2000(Lab(first), Lab(try #require(SRGB8(hex: hex))))
    }

    @Test(
        "A subject does not drown in its own color: its light tint is behind it, or its dark one where it is light itself",
        arguments: [("#2E5E4E", true), ("#B5651D", true), ("#15181D", true), ("#FDD8D9", false), ("#FFFFFF", false)])
    func tint(hex: String, isLight: Bool) throws {
        let palette = try #require(subject(hex).palette())
        let tint = try #require(palette.tint)
        #expect(palette.backdrop == (isLight ? tint.light : tint.dark))
        #expect(try distance(palette.backdrop, hex) >= 20)
        #expect(palette.confidence.backdrop == 1 && palette.separations == [0])
        #expect(palette.candidates.map(\.hex) == [palette.backdrop.hex, hex])
    }

    @Test("An icon that touches every side is a cut-out too, if most of it is transparent")
    func frame() throws {
        var picture = PaintedPicture(64, 64, "#1A1A1A")
        picture.fill(6..<58, 6..<58, nil)
        picture.fill(28..<36, 6..<58, "#1A1A1A")
        let palette = try #require(picture.palette())
        #expect(palette.ground == .transparent && palette.backdrop == palette.tint?.light)
        // A veil has no outline, so it stays a picture with a border.
        var veil = PaintedPicture(64, 64, nil)
        veil.paint { _, _ in (20, 20, 20, 100) }
        #expect(try #require(veil.palette()).ground != .transparent)
        // A cut-out without a solid pixel isn't on its own color either.
        var glass = PaintedPicture(64, 64, nil)
        glass.paint { column, row in (98, 216, 167, (16..<48).contains(column) && (16..<48).contains(row) ? 26 : 0) }
        let faint = try #require(glass.palette())
        #expect(try distance(faint.backdrop, "#62D8A7") >= 20 && faint.confidence.backdrop == 1)
    }

    @Test("Where neither tint sets three quarters of the outline off, the first swatch that does is taken")
    func swatch() throws {
        var picture = subject("#FFFFFF")
        picture.fill(32..<64, 32..<96, "#101010")
        picture.fill(44..<84, 44..<84, "#D3232F")
        let palette = try #require(picture.palette())
        #expect(palette.backdrop.hex == "#D3232F")
        #expect(palette.confidence.backdrop == 1)
    }

    @Test("Where nothing sets three quarters of the outline off, what sets off most is taken, and is less sure")
    func best() throws {
        // Grays so near to one another that each hides its neighbors: a tint, at either end, hides two of six.
        var picture = PaintedPicture(240, 60, nil)
        for (index, hex) in ["#F1F1F1", "#C6C6C6", "#969696", "#6A6A6A", "#434343", "#1F1F1F"].enumerated() {
            picture.fill((index * 40 + 4)..<(index * 40 + 36), 10..<50, hex)
        }
        let palette = try #require(picture.palette())
        #expect(palette.backdrop == palette.tint?.light)
        #expect((palette.confidence.backdrop - 4.0 / 6).magnitude < 0.001)
        #expect(palette.separations.allSatisfy { $0 <= palette.confidence.backdrop })
    }

    @Test("The outline is where nothing is beside the subject, not the edge of the picture, and not a soft shadow")
    func outline() throws {
        var picture = PaintedPicture(128, 128, nil)
        // The light part touches the outline nowhere: it is inside, and at the lower edge.
        picture.paint { column, row in
            if (30..<98).contains(column) && row >= 60 {
                return row >= 124 && (34..<94).contains(column) ? (250, 240, 235, 255) : (40, 30, 20, 255)
            }
            return (0, 0, 0, row >= 50 ? 90 : 0)
        }
        let palette = try #require(picture.palette())
        #expect(palette.backdrop == palette.tint?.light)
        #expect(palette.confidence.backdrop == 1)
    }

    @Test("Each side of a solid pixel at which nothing is counts once, whatever the portions of rows")
    func length() throws {
        // Ten rows of red and ten of blue, equally wide: as long on the left and right, and one more side each.
        var picture = PaintedPicture(60, 60, nil)
        picture.fill(20..<40, 20..<30, "#C01020")
        picture.fill(20..<40, 30..<40, "#1020C0")
        let palette = try #require(picture.palette())
        // Either color is far from the other: each sets off what the other has of the outline.
        #expect(palette.separations == [0.5, 0.5])
    }

    @Test("A tint has the mean's hue at one lightness and chroma, and nearly none where the mean is nearly gray")
    func hue() throws {
        for hex in ["#2E5E4E", "#FD9A38", "#1F6FEB", "#8A0040"] {
            let mean = try #require(SRGB8(hex: hex))
            let tint = Tint(of: mean)
            for (color, lightness) in [(tint.light, 0.93), (tint.dark, 0.3)] {
                let (own, wanted) = (Oklab(color), Oklab(mean))
                #expect((own.lightness - lightness).magnitude < 0.01, "\(hex)")
                #expect((own.chroma - 0.04).magnitude < 0.01, "\(hex)")
                let turn = (own.a * wanted.b - own.b * wanted.a) / (own.chroma * wanted.chroma)
                #expect(turn.magnitude < 0.15, "\(hex)")
            }
        }
        // A dark yellow with that chroma is olive.
        for hex in ["#FFD400", "#E6D228", "#C8B400"] {
            let dark = Color(Tint(of: try #require(SRGB8(hex: hex))).dark).converted(to: .oklch).components
            #expect(dark.y < 0.03 && (dark.x - 0.3).magnitude < 0.01, "\(hex)")
        }
        let gray = Tint(of: try #require(SRGB8(hex: "#808080")))
        for tint in [gray.light, gray.dark] { #expect(tint.red == tint.green && tint.green == tint.blue) }
        #expect(Oklab(Tint(of: try #require(SRGB8(hex: "#807F7E"))).light).chroma < 0.012)
    }

    @Test("A product on white has a tint as well, and keeps its white backdrop; any other picture has none")
    func whiteGround() throws {
        var picture = PaintedPicture(128, 128, "#FFFFFF")
        picture.fill(32..<96, 32..<96, "#1F6FEB")
        let palette = try #require(picture.palette())
        #expect(palette.backdrop.hex == "#FFFFFF" && palette.separations.isEmpty)
        let tint = Oklab(try #require(palette.tint).light)
        #expect(tint.b < -0.01)
        #expect(PaintedPicture(64, 64, "#1F6FEB").palette()?.tint == nil)
        var banner = PaintedPicture(200, 60, "#1F6FEB")
        banner.fill(0..<100, 0..<60, "#FD9A38")
        #expect(banner.palette()?.tint == nil)
    }

    @Test("Blocks have one lightness and chroma, set the product off and are not its own color")
    func blocks() throws {
        for hex in ["#B80A18", "#1F6FEB", "#1E8F4E", "#F5D21E", "#F4B8C8", "#202020", "#F4F4F4"] {
            var picture = PaintedPicture(120, 120, nil)
            picture.fill(30..<90, 30..<90, hex)
            let palette = try #require(picture.palette())
            let block = try #require(palette.tintBlock)
            let polar = Color(block).converted(to: .oklch).components
            #expect(abs(polar.x - 0.76) < 0.005 && abs(polar.y - 0.1) < 0.004, "\(hex): \(block.hex)")
            #expect(ciede2000(Lab(block), Lab(try #require(SRGB8(hex: hex)))) >= 20, "\(hex): \(block.hex)")
        }
        #expect(PaintedPicture(64, 64, "#1F6FEB").palette()?.tintBlock == nil)
    }
}
