import ColorScience
import ImageDecoding
import PaletteExtraction
import PictureAnalysis
import Testing

@Suite("Flat art at the border")
struct FlatBorderTests {
    private static let floor: [UInt8] = [0x22, 0x8C, 0xF9]

    /// A banner that is plain at its bottom alone: a floor, a dark wall and a light panel of many blues before it, the
    /// floor's among them, and three plain things.
    ///
    /// - Parameter floor: the columns that the floor has.
    private func banner(floor: Range<Int>) -> PixelBuffer {
        picture { column, row in
            switch (column, row) {
            case (20..<70, 40..<120): return [0, 0, 0]
            case (340..<390, 20..<70): return [0xFE, 0xFF, 0x66]
            case (340..<390, 80..<130): return [0xFE, 0xFE, 0xFE]
            case (floor, 184...): return Self.floor
            case (150..<330, 20...):
                let step = (column / 8 * 7 + row / 8 * 5) % 24
                return [UInt8(10 + 5 * step), UInt8(116 + 3 * step), UInt8(249 - 2 * step)]
            default:
                let step = (3 * column + 5 * row) % 112
                return [UInt8(step / 2), UInt8(step), UInt8(80 + step)]
            }
        }
    }

    private func picture(_ color: (_ column: Int, _ row: Int) -> [UInt8]) -> PixelBuffer {
        let (width, height) = (400, 200)
        var rgba: [UInt8] = []
        for row in 0..<height {
            for column in 0..<width { rgba += color(column, row) + [255] }
        }
        return PixelBuffer(width: width, height: height, rgba: rgba)
    }

    private func palette(_ picture: PixelBuffer, isJPEG: Bool) throws -> Palette {
        let bytes = try isJPEG ? JPEGEncoder.encode(picture, quality: 90) : PNGEncoder.encode(picture)
        return try #require(PictureReader().contentFacts(of: .bytes(bytes)).facts.palette)
    }

    @Test(
        "A fifth of the border in one exact color is a swatch, though it is of the lower side",
        arguments: [false, true])
    func exact(isJPEG: Bool) throws {
        let found = try palette(banner(floor: 0..<400), isJPEG: isJPEG)
        #expect(found.edges.filter { $0.value.hex == "#228CF9" }.keys.sorted { $0.rawValue < $1.rawValue } == [.bottom])
        #expect(found.bleed.hex != "#228CF9")
        #expect(found.swatches.contains { $0.color.hex == "#228CF9" })
        #expect(found.swatches.count == 5)
    }

    @Test("Less of the border is no reason to leave the middle of what looks alike", arguments: [false, true])
    func little(isJPEG: Bool) throws {
        let found = try palette(banner(floor: 0..<100), isJPEG: isJPEG)
        #expect(found.edges[.bottom]?.hex == "#228CF9")
        #expect(!found.swatches.contains { $0.color.hex == "#228CF9" })
    }

    @Test("The end of a gradient is no flat art: the palette would err more by it")
    func gradient() throws {
        let found = try palette(
            picture { column, row in
                if case (240..<320, 60..<140) = (column, row) { return [0xFD, 0xE0, 0xA2] }
                return [0x2A, 0x21, 0x40].map { $0 + UInt8(column / 16) }
            }, isJPEG: false)
        #expect(found.edges[.left]?.hex == "#2A2140")
        #expect(!found.swatches.contains { $0.color.hex == "#2A2140" })
    }
}
