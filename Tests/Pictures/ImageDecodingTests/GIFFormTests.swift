import ImageDecoding
import TestTrees
import Testing

/// GIF pictures that break a rule of which the library says nothing plain.
@Suite("Odd GIF pictures")
struct GIFFormTests {
    /// One white pixel, whose codes begin with so many bits.
    private func picture(codeSize: UInt8) -> [UInt8] {
        // The codes of two bits: clear, the pixel, the end.
        Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 255, 255, 255, 0, 0, 0]
            + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, codeSize, 2, 0b01_000_100, 0b1, 0, 0x3B]
    }

    @Test("Codes of more than 8 bits are told by their size", arguments: [9, 11, 12, 255] as [UInt8])
    func codeSize(size: UInt8) throws {
        guard ImageFormat.gif.isDecodable else { return }
        let words =
            "its codes begin with \(size) bits, where GIF allows 8; not every browser shows it, so export it again"
        #expect(throws: ImageDecodingError.malformed(.gif, words)) {
            _ = try PictureDecoder(.bytes(picture(codeSize: size)))
        }
        var decoder = try PictureDecoder(.bytes(picture(codeSize: 2)))
        var rgba: [UInt8] = []
        while try decoder.nextRows({ rgba += $0 }) {}
        #expect(rgba == [255, 255, 255, 255] && decoder.warnings.isEmpty)
    }
}
