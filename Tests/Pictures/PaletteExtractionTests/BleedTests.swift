import ColorScience
import PaletteExtraction
import Testing

@Suite("Bleed")
struct BleedTests {
    /// A banner with a floor, on which most of the border lies, and a wall.
    private func room() -> PaintedPicture {
        var picture = PaintedPicture(400, 100, "#2E5E4E")
        picture.fill(0..<400, 60..<100, "#F4E3C1")
        return picture
    }

    @Test("The lower side does not count: things stand on it")
    func floor() throws {
        let palette = try #require(room().palette())
        #expect(palette.bleed.hex == "#2E5E4E")
        #expect(palette.edges[.bottom]?.hex == "#F4E3C1")
        // Of three sides the upper one is all wall, the others are six tenths: 2.2 against 0.8.
        #expect((palette.confidence.bleed - (0.4 + 0.9 * 1.4 / 3)).magnitude < 0.01)
    }

    @Test("The sides count alike, however long they are")
    func sides() throws {
        var picture = PaintedPicture(640, 64, "#FFD400")
        picture.fill(0..<40, 0..<64, "#0048D6")
        picture.fill(600..<640, 0..<64, "#0048D6")
        #expect(picture.palette()?.bleed.hex == "#0048D6")
    }

    @Test("Shades count together, and the bleed is the one that most of them look like")
    func shades() throws {
        var picture = PaintedPicture(300, 100, "#C0C0C0")
        // Each of the reds has less of the border than the gray, all of them have more.
        for (index, hex) in ["#B80A18", "#B00010", "#C01420", "#B80A18"].enumerated() {
            picture.fill((index * 45)..<(index * 45 + 45), 0..<100, hex)
        }
        #expect(picture.palette()?.bleed.hex == "#B80A18")
    }

    @Test("The bleed is the value of flat art, not a mean, though JPEG and lettering leave noise about it")
    func exact() throws {
        var picture = PaintedPicture(256, 128, "#663DD9")
        picture.paint { column, row in
            // A noise that is on one side of the color, on three pixels of five.
            let noise = UInt8((column * 7 + row * 3) % 5)
            return noise < 2 ? (0x66, 0x3D, 0xD9, 255) : (0x66 + noise, 0x3D + noise, 0xD9, 255)
        }
        let palette = try #require(picture.palette())
        #expect(palette.bleed.hex == "#663DD9")
        #expect(PictureLayout.Side.allCases.allSatisfy { palette.edges[$0]?.hex == "#663DD9" })
        #expect(palette.swatches[0].color.hex == "#663DD9")
    }

    @Test("A side's flat color is exact though the picture has more of another one that looks the same")
    func exactSide() throws {
        var picture = PaintedPicture(256, 128, "#5F8DB1")
        picture.fill(0..<256, 0..<2, "#5D88B2")
        #expect(picture.palette()?.edges[.top]?.hex == "#5D88B2")
    }

    @Test("A cut-out has nothing to continue: its bleed is its backdrop, and not at all sure")
    func cutOut() throws {
        var picture = PaintedPicture(128, 128, nil)
        picture.fill(32..<96, 32..<96, "#B5651D")
        let palette = try #require(picture.palette())
        #expect(palette.bleed == palette.backdrop && palette.confidence.bleed == 0)
        #expect(palette.bleedGradient == nil)
    }

    @Test("A gradient runs from left to right where these sides differ, else from top to bottom, else nowhere")
    func gradient() throws {
        var picture = PaintedPicture(200, 100, "#2E5E4E")
        #expect(picture.palette()?.bleedGradient == nil)
        picture.fill(0..<200, 90..<100, "#F4E3C1")
        #expect(picture.palette()?.bleedGradient?.end == .bottom)
        #expect(picture.palette()?.bleedGradient?.colors.map(\.hex) == ["#2E5E4E", "#F4E3C1"])
        picture.fill(190..<200, 0..<100, "#B5651D")
        #expect(picture.palette()?.bleedGradient?.end == .right)
        #expect(picture.palette()?.bleedGradient?.colors.map(\.hex) == ["#2E5E4E", "#B5651D"])
    }

    @Test("The sides are those of the upright picture", arguments: 1...8)
    func orientation(_ orientation: Int) throws {
        var picture = PaintedPicture(100, 100, "#2E5E4E")
        // What is at the bottom of the upright picture.
        switch orientation {
        case 1, 2: picture.fill(0..<100, 40..<100, "#F4E3C1")
        case 3, 4: picture.fill(0..<100, 0..<60, "#F4E3C1")
        case 5, 6: picture.fill(40..<100, 0..<100, "#F4E3C1")
        default: picture.fill(0..<60, 0..<100, "#F4E3C1")
        }
        // The upper side decides between the two others, which are more than half of the lower color.
        #expect(picture.palette(orientation: orientation)?.bleed.hex == "#2E5E4E")
    }

    @Test("A plain border wins over a stronger color, also where it is white")
    func plainBorder() throws {
        for hex in ["#E8E8E8", "#FFFFFF", "#15181D"] {
            var picture = PaintedPicture(128, 128, hex)
            picture.fill(20..<108, 20..<108, "#EE1923")
            let palette = try #require(picture.palette())
            #expect(palette.backdrop.hex == hex && palette.bleed.hex == hex)
            #expect(
                abs(palette.confidence.backdrop - 0.97) < 1e-9
                    && palette.confidence.backdrop == palette.confidence.bleed)
            #expect(palette.candidates.map(\.hex) == [hex, "#EE1923"])
        }
    }

    @Test("Candidates begin with the backdrop and the bleed, and name no color twice")
    func candidates() throws {
        var picture = room()
        picture.fill(100..<300, 5..<95, "#D3232F")
        let palette = try #require(picture.palette())
        #expect(palette.candidates.map(\.hex) == ["#D3232F", "#2E5E4E", "#F4E3C1"])
        #expect(palette.confidence.backdrop > 0 && palette.confidence.backdrop < 1)
    }

    @Test("Two colors in equal parts are not sure")
    func unsure() throws {
        var picture = PaintedPicture(200, 100, "#D3232F")
        picture.fill(0..<100, 0..<100, "#2C24D6")
        let palette = try #require(picture.palette())
        #expect(palette.confidence.bleed < 0.42 && palette.confidence.backdrop < 0.5)
    }
}
