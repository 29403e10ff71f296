import ColorScience
import PaletteExtraction
import Testing

@Suite("Palettes")
struct PaletteTests {
    private typealias Block = (UInt8, UInt8, UInt8, UInt8, Int)

    private func block(_ red: Int, _ green: Int, _ blue: Int, _ count: Int) -> Block {
        (UInt8(red % 256), UInt8(green % 256), UInt8(blue % 256), 255, count)
    }

    /// A histogram of blocks of pixels: red, green, blue, alpha and how many.
    private func histogram(_ blocks: [Block]) -> ColorHistogram {
        var histogram = ColorHistogram()
        for (red, green, blue, alpha, count) in blocks {
            let rgba = Array(repeating: [red, green, blue, alpha], count: count).flatMap(\.self)
            rgba.withUnsafeBufferPointer { histogram.add($0) }
        }
        return histogram
    }

    @Test("Flat colors come out exactly, in falling weight, and no color is invented")
    func flat() throws {
        let picture = histogram([(254, 154, 59, 255, 700), (255, 255, 255, 255, 250), (10, 20, 30, 255, 50)])
        let palette = try #require(Palette(picture, count: 5))
        #expect(palette.swatches.map(\.color.hex) == ["#FE9A3B", "#FFFFFF", "#0A141E"])
        #expect(palette.swatches.map(\.weight) == [0.7, 0.25, 0.05])
        #expect(palette.swatches.map(\.role) == [.dominant, nil, .darkMuted])
    }

    @Test("Flat colors with the noise of JPEG about them come out exactly as well")
    func noisy() throws {
        var blocks: [Block] = []
        for step in -2...2 {
            // 200 and 77 lie on the edge of a cell: the noise falls into two.
            blocks.append(block(252 + step, 200 + step, 77 - step, 100))
            blocks.append(block(40 - step, 40 + step, 120 + step, 60))
        }
        let palette = try #require(Palette(histogram(blocks), count: 2))
        #expect(palette.swatches.map(\.color.hex) == ["#FCC84D", "#282878"])
    }

    @Test("The mean is of the gamma-encoded values, to the nearest whole number")
    func mean() throws {
        let palette = try #require(Palette(histogram([(0, 0, 0, 255, 1), (255, 254, 1, 255, 1)])))
        #expect(palette.mean.hex == "#807F01")
    }

    @Test("A pixel counts by its alpha, a transparent one not at all")
    func alpha() throws {
        let palette = try #require(
            Palette(histogram([(255, 0, 0, 0, 900), (0, 0, 255, 204, 25), (0, 255, 0, 255, 20)])))
        #expect(palette.swatches.map(\.color.hex).sorted() == ["#0000FF", "#00FF00"])
        #expect(palette.swatches.map(\.weight) == [0.5, 0.5])
    }

    @Test("No swatch is of faint pixels, a soft shadow's, whatever their number; the mean counts them")
    func faint() throws {
        let palette = try #require(
            Palette(histogram([(0, 0, 0, 127, 900), (0, 0, 255, 128, 100), (0, 255, 0, 255, 100)])))
        #expect(palette.swatches.map(\.color.hex) == ["#00FF00", "#0000FF"])
        #expect(abs(palette.swatches[0].weight - 255.0 / 383) < 1e-12)
        #expect(palette.mean.hex == "#002B15")
    }

    @Test("Where hardly anything but faint pixels is there, they are what the picture has")
    func glow() throws {
        let palette = try #require(Palette(histogram([(255, 80, 0, 40, 9000), (255, 255, 255, 255, 10)])))
        #expect(palette.swatches.map(\.color.hex) == ["#FF5000", "#FFFFFF"])
    }

    @Test("Of twins one stays, the exact one, and an accent of three thousandths has the place")
    func twins() throws {
        var blocks: [Block] = [(200, 200, 204, 255, 4000), (40, 44, 50, 255, 3000), (206, 204, 208, 255, 1500)]
        for shade in 0..<20 {
            blocks.append(block(190 - shade, 190 - shade, 192 - shade, 60))
            blocks.append(block(60 + shade, 62 + shade, 66 + shade, 60))
        }
        blocks.append((236, 20, 120, 255, 40))
        let palette = try #require(Palette(histogram(blocks), count: 5))
        let labs = palette.swatches.map { Lab($0.color) }
        for (index, lab) in labs.enumerated() {
            #expect(labs[..<index].allSatisfy { ciede2000($0, lab) >= 5 })
        }
        let hexes = palette.swatches.map(\.color.hex)
        #expect(hexes.contains("#C8C8CC") && hexes.contains("#282C32") && hexes.contains("#EC1478"))
    }

    @Test("Of two shades of one name an accent takes the place of one, though both are flat; of two names it does not")
    func shades() throws {
        // A cactus: two greens, a pot, soil, light, and a small flower.
        var picture = PaintedPicture(100, 100, "#3F905E")
        for (rows, hex) in [
            (35..<60, "#4EA069"), (60..<91, "#D87762"), (91..<94, "#38281D"), (94..<97, "#CDE6C4"),
            (97..<100, "#F9688E"),
        ] {
            picture.fill(0..<100, rows, hex)
        }
        let hexes = try #require(picture.palette()).swatches.map(\.color.hex)
        #expect(hexes.contains("#3F905E") && !hexes.contains("#4EA069"))
        #expect(hexes.contains { $0.hasPrefix("#F96") }, "the flower is missing: \(hexes)")
        // A blue in the place of the second green is no shade of the first.
        picture.fill(0..<100, 35..<60, "#3F6FC0")
        let others = try #require(picture.palette()).swatches.map(\.color.hex)
        #expect(["#3F905E", "#3F6FC0", "#D87762"].allSatisfy(others.contains))
    }

    @Test("An accent takes the place of a shade that the others stand for nearly as well")
    func accent() throws {
        var blocks: [Block] = []
        // A photograph's tans, many and all alike in hue, and the blue of an eye.
        for shade in 0..<120 { blocks.append(block(80 + shade, 56 + shade, 30 + shade, 80)) }
        blocks.append((30, 60, 230, 255, 48))
        let palette = try #require(Palette(histogram(blocks), count: 5))
        #expect(palette.swatches.contains { $0.color.blue > 150 && $0.color.red < 100 })
    }

    @Test("A small vivid patch is among five, beside many shades of the ground")
    func smallPatch() throws {
        var blocks = (0..<98).map { block(150 + $0, 150 + $0, 150 + $0, 10) }
        blocks.append((230, 30, 40, 255, 20))
        let palette = try #require(Palette(histogram(blocks), count: 5))
        #expect(palette.swatches.contains { $0.color.hex == "#E61E28" })
    }

    @Test("A vivid patch of two per cent is among five in a picture of all shades of two hues")
    func patchAmongHues() throws {
        var blocks: [Block] = []
        for shade in 0..<60 {
            blocks.append(block(20 + 3 * shade, 40 + 3 * shade, 80 + 2 * shade, 40))
            blocks.append(block(90 + 2 * shade, 70 + 2 * shade, 30 + 3 * shade, 41))
        }
        blocks.append((255, 80, 170, 255, 98))
        let palette = try #require(Palette(histogram(blocks), count: 5))
        #expect(palette.swatches.contains { $0.color.hex == "#FF50AA" })
    }

    @Test("The order of the pixels has no influence")
    func order() throws {
        let blocks = (0..<200).map { block($0 * 37, $0 * 91, $0 * 53, 1 + $0 % 7) }
        #expect(Palette(histogram(blocks), count: 8) == Palette(histogram(blocks.reversed()), count: 8))
    }

    @Test("Weights sum to one, for any count", arguments: 1...16)
    func weights(count: Int) throws {
        let blocks = (0..<64).map { block($0 * 4, 255 - $0 * 3, $0 * 97, 5) }
        let palette = try #require(Palette(histogram(blocks), count: count))
        #expect(palette.swatches.count == count)
        #expect(abs(palette.swatches.reduce(0) { $0 + $1.weight } - 1) < 1e-12)
    }

    @Test("The backdrop does not depend on how many swatches are asked for", arguments: [1, 2, 5, 8, 16])
    func backdropForAnyCount(count: Int) throws {
        let blocks = (0..<64).map { block($0 * 4, 255 - $0 * 3, $0 * 97, 5) }
        #expect(Palette(histogram(blocks), count: count)?.backdrop == Palette(histogram(blocks))?.backdrop)
    }

    @Test("The backdrop is a color of the picture: a colored ground before a larger white, grey where all is grey")
    func backdrop() throws {
        #expect(Palette(histogram([(255, 255, 255, 255, 60), (82, 234, 175, 255, 40)]))?.backdrop.hex == "#52EAAF")
        #expect(Palette(histogram([(192, 192, 192, 255, 60), (20, 20, 20, 255, 40)]))?.backdrop.hex == "#C0C0C0")
        #expect(Palette(histogram([(7, 8, 9, 255, 1)]))?.backdrop.hex == "#070809")
    }

    @Test("A vivid family comes before the fourth gray of a photo, though the grays then err more")
    func family() throws {
        // A street of many grays, and a red hat of two per cent.
        var picture = PaintedPicture(200, 150, "#000000")
        picture.paint { column, row in
            let noise = (column * 7 + row * 11 + column * row) % 17
            if (90..<120).contains(column), (60..<80).contains(row) { return (UInt8(190 + noise), 38, 40, 255) }
            let level = UInt8([30, 90, 150, 200, 240][(column / 40 + row / 50) % 5] - noise)
            return (level, level, UInt8(min(255, Int(level) + 4)), 255)
        }
        let palette = try #require(picture.palette())
        let red = Lab(try #require(SRGB8(hex: "#C62628")))
        #expect(palette.swatches.contains { ciede2000(Lab($0.color), red) < 10 })
        #expect(palette.swatches.count == 5)
    }
}
