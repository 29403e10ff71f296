import Foundation
import ImageDecoding
import Testing

@Suite("The frame of a JPEG")
struct JPEGFrameTests {
    @Test("The quality is found in the quantization table", arguments: [1, 8, 24, 49, 50, 75, 90, 100])
    func quality(quality: Int) throws {
        let picture = PixelBuffer(width: 8, height: 8, rgba: [UInt8](repeating: 200, count: 8 * 8 * 4))
        let path = FileManager.default.temporaryDirectory.path + "/frame-\(UUID()).jpg"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let bytes = try JPEGEncoder.encode(picture, quality: quality)
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        #expect(JPEGFrame(path)?.quality == quality)
        // A table that ends early is none.
        let table = try #require(bytes.indices.first { bytes[$0...].starts(with: [0xFF, 0xDB]) })
        var short = bytes
        short[table + 3] = 12
        try Data(short).write(to: URL(fileURLWithPath: path))
        #expect(JPEGFrame(path)?.quality == nil)
    }
}
