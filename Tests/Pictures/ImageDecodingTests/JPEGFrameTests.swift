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

    @Test("Other data under the marker of color profiles is no profile")
    func profile() throws {
        func size(_ content: String) throws -> Int? {
            let picture = PixelBuffer(width: 8, height: 8, rgba: [UInt8](repeating: 200, count: 8 * 8 * 4))
            let path = FileManager.default.temporaryDirectory.path + "/frame-\(UUID()).jpg"
            defer { try? FileManager.default.removeItem(atPath: path) }
            var bytes = try JPEGEncoder.encode(picture, quality: 90)
            bytes.insert(contentsOf: [0xFF, 0xE2, 0, UInt8(content.utf8.count + 2)] + content.utf8, at: 2)
            try Data(bytes).write(to: URL(fileURLWithPath: path))
            return JPEGFrame(path)?.profileSize
        }
        #expect(try size("ICC_PROFILE\0\u{1}\u{1}data") == 22)
        #expect(try size("MPF\0data") == 0)
    }
}
