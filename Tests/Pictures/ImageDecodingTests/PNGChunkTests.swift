import ImageDecoding
import TestTrees
import Testing

@Suite("Chunks of PNGs")
struct PNGChunkTests {
    /// A PNG of 3 × 2 red pixels with more chunks behind its header.
    private static func picture(_ chunks: [UInt8]..., end: [UInt8] = BlankPNG.chunk("IEND", [])) -> [UInt8] {
        let header: [UInt8] = [0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0]
        let row: [UInt8] = [0, 200, 0, 0, 200, 0, 0, 200, 0, 0]
        let data = BlankPNG.chunk("IDAT", BlankPNG.stored(row + row))
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + BlankPNG.chunk("IHDR", header)
            + chunks.flatMap(\.self) + data + end
    }

    /// What a picture has in its header, its rows and as warnings.
    private func decode(_ bytes: [UInt8]) throws -> (header: ImageHeader, warnings: [DecodingWarning], isManaged: Bool)
    {
        var decoder = try PictureDecoder(.bytes(bytes))
        let isManaged = decoder.transform != nil
        var pixels: [UInt8] = []
        while try decoder.nextRows({ pixels += $0 }) {}
        #expect(pixels == [[UInt8]](repeating: [200, 0, 0, 255], count: 6).flatMap(\.self))
        return (decoder.header, decoder.warnings, isManaged)
    }

    @Test("A picture without more chunks is upright, of sRGB, and has no warnings")
    func plain() throws {
        let (header, warnings, isManaged) = try decode(Self.picture())
        #expect(header.orientation == 1 && header.pixelWidth == 3 && header.pixelHeight == 2)
        #expect(warnings.isEmpty && !isManaged)
    }

    @Test("An Exif chunk says how the picture is turned", arguments: [(1, 3, 2), (3, 3, 2), (6, 2, 3), (8, 2, 3)])
    func orientation(value: Int, width: Int, height: Int) throws {
        let block: [UInt8] = [
            0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(value), 0, 0, 0, 0,
        ]
        let bytes = Self.picture(BlankPNG.chunk("eXIf", block))
        let (header, warnings, _) = try decode(bytes)
        #expect(header.orientation == value && header.pixelWidth == width && header.pixelHeight == height)
        #expect(warnings.isEmpty)
        #expect(try ImageProbe.header(of: .bytes(bytes)) == header)
    }

    @Test("Colors by numbers win over what other chunks say")
    func codedColors() throws {
        let srgb = BlankPNG.chunk("sRGB", [0])
        let p3 = try decode(Self.picture(BlankPNG.chunk("cICP", [12, 13, 0, 1]), srgb))
        #expect(p3.header.colorProfile == "Display P3" && p3.isManaged && p3.warnings.isEmpty)
        let linear = try decode(Self.picture(BlankPNG.chunk("cICP", [1, 8, 0, 1])))
        #expect(linear.isManaged)
        let plain = try decode(Self.picture(BlankPNG.chunk("cICP", [1, 13, 0, 1])))
        #expect(plain.header.colorProfile == "sRGB" && !plain.isManaged)
        let bright = try decode(Self.picture(BlankPNG.chunk("cICP", [9, 16, 0, 1])))
        #expect(bright.warnings == [.highDynamicRange])
        let short = try decode(Self.picture(BlankPNG.chunk("cICP", [12, 13])))
        #expect(!short.isManaged)
    }

    @Test("Of an animation the first frame is read, with a warning")
    func animation() throws {
        let (_, warnings, _) = try decode(Self.picture(BlankPNG.chunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0])))
        #expect(warnings == [.firstFrame])
    }

    @Test("A long note is no defect")
    func longNote() throws {
        let (_, warnings, _) = try decode(Self.picture(BlankPNG.chunk("prVt", [UInt8](repeating: 7, count: 5 << 20))))
        #expect(warnings.isEmpty)
    }

    @Test("Damage behind the last row is said to be there")
    func damagedEnd() throws {
        var end = BlankPNG.chunk("IEND", [])
        end[4] ^= 0x80
        let (_, warnings, _) = try decode(Self.picture(end: end))
        #expect(warnings.count == 1)
        let words = warnings.map(\.description).joined()
        #expect(words.hasPrefix("is damaged near its end ("), "\(words)")
    }
}
