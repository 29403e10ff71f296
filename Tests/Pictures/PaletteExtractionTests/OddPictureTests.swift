import ColorScience
import PaletteExtraction
import Testing

/// Pictures that leave little to find: each gives what it has, and nothing that it has not.
@Suite("Odd pictures")
struct OddPictureTests {
    @Test("One pixel")
    func onePixel() throws {
        let palette = try #require(PaintedPicture(1, 1, "#FE9A3B").palette())
        #expect(palette.swatches.map(\.color.hex) == ["#FE9A3B"])
        #expect(palette.swatches[0].role == .dominant)
        #expect(palette.backdrop.hex == "#FE9A3B")
        #expect(palette.backdropGradient == nil)
        #expect(palette.edges.count == 4)
    }

    @Test("One color, for any count", arguments: [1, 5, 16])
    func oneColor(count: Int) throws {
        let palette = try #require(PaintedPicture(40, 30, "#FFFFFF").palette(count: count))
        #expect(palette.swatches.map(\.color.hex) == ["#FFFFFF"])
        #expect(palette.swatches[0].weight == 1)
        #expect(palette.backdrop.hex == "#FFFFFF")
        #expect(palette.roles[.dominant]?.hex == "#FFFFFF")
    }

    @Test("Two colors, sixteen asked for")
    func twoColors() throws {
        var picture = PaintedPicture(40, 30, "#C0C0C0")
        picture.fill(0..<20, 0..<30, "#FF0036")
        let palette = try #require(picture.palette(count: 16))
        #expect(Set(palette.swatches.map(\.color.hex)) == ["#C0C0C0", "#FF0036"])
    }

    @Test("Far more pixels than the sums of a cell have room for at a time all count")
    func manyPixels() throws {
        // 255 times 2²⁴ is all that 32 bits hold; 36 times 2²⁰ pixels are twice as many and some more.
        var histogram = ColorHistogram()
        for (pixel, portions) in [(UInt32.max, 27), (0xFF28_10C8, 9)] {
            let pixels = [UInt32](repeating: pixel.littleEndian, count: 1 << 20)
            for _ in 0..<portions {
                pixels.withUnsafeBytes { bytes in
                    bytes.withMemoryRebound(to: UInt8.self) { histogram.add($0) }
                }
            }
        }
        let palette = try #require(Palette(histogram))
        #expect(palette.swatches.map(\.color.hex) == ["#FFFFFF", "#C81028"])
        #expect(palette.swatches.map(\.weight) == [0.75, 0.25])
        #expect(palette.mean.hex == "#F1C3C9")
    }

    @Test("All transparent: no palette, whatever the hidden colors are")
    func transparent() {
        var picture = PaintedPicture(40, 30, nil)
        #expect(picture.palette() == nil)
        picture.paint { column, row in (UInt8(column), UInt8(row), 200, 0) }
        #expect(picture.palette() == nil)
        #expect(Palette(ColorHistogram()) == nil)
    }

    @Test("Hidden colors of transparent pixels have no say, and one of alpha 1 has its own")
    func hidden() throws {
        var picture = PaintedPicture(40, 30, nil)
        picture.paint { column, _ in column == 7 ? (0, 90, 200, 1) : (255, 0, 0, 0) }
        #expect(picture.palette()?.swatches.map(\.color.hex) == ["#005AC8"])
    }

    @Test("Noise of all colors gives as many as were asked for, and the same each time", arguments: [1, 5, 16])
    func noise(count: Int) throws {
        var state: UInt64 = 42
        func next() -> UInt8 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 33)
        }
        var picture = PaintedPicture(160, 160, nil)
        picture.paint { _, _ in (next(), next(), next(), 255) }
        let palette = try #require(picture.palette(count: count))
        #expect(palette.swatches.count == count)
        #expect(palette.ground == nil)
        #expect(palette == picture.palette(count: count))
    }

    @Test("Pure grey: no hue is made up, and nothing is vibrant")
    func grey() throws {
        var picture = PaintedPicture(256, 16, nil)
        picture.paint { column, _ in (UInt8(column), UInt8(column), UInt8(column), 255) }
        let palette = try #require(picture.palette())
        #expect(palette.swatches.count == 5)
        for swatch in palette.swatches {
            #expect(swatch.color.red == swatch.color.green && swatch.color.green == swatch.color.blue)
        }
        let vibrant: [SwatchRole] = [.vibrant, .lightVibrant, .darkVibrant]
        #expect(vibrant.allSatisfy { palette.roles[$0] == nil })
    }

    @Test("A strip of 1 × 10,000, either way")
    func strip() throws {
        for (width, height) in [(1, 10_000), (10_000, 1)] {
            var picture = PaintedPicture(width, height, "#1F6FEB")
            picture.fill(0..<max(1, width * 3 / 10), 0..<max(1, height * 3 / 10), "#FE9A3B")
            let palette = try #require(picture.palette())
            #expect(palette.swatches.map(\.color.hex) == ["#1F6FEB", "#FE9A3B"])
            #expect(abs(palette.swatches[1].weight - 0.3) < 1e-9)
        }
    }
}
