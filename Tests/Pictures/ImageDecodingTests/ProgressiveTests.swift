import ImageDecoding
import TestTrees
import Testing

/// Of a progressive JPEG that is made small only those scans are decoded that change a pixel.
@Suite("Progressive JPEG")
struct ProgressiveTests {
    /// At an eighth: the fixtures have 48 × 36 pixels.
    private static let eighth = DecodingDetail.reduced(leastPixels: 1)

    private struct Decoded: Equatable {
        var rows: [UInt8] = []
        var warnings: [DecodingWarning] = []
    }

    private func decode(_ bytes: [UInt8], _ detail: DecodingDetail) throws -> Decoded {
        var decoder = try PictureDecoder(.bytes(bytes), detail: detail)
        var decoded = Decoded()
        while try decoder.nextRows({ decoded.rows += $0 }) {}
        decoded.warnings = decoder.warnings
        return decoded
    }

    private func scans(_ bytes: [UInt8]) -> [Int] {
        bytes.indices.dropLast().filter { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA }
    }

    @Test("Its pixels are those of the same picture in one scan, at every reduction")
    func sameAsBaseline() throws {
        for (progressive, baseline) in [
            ("progressive.jpg", "420.jpg"), ("arithmetic-progressive.jpg", "arithmetic.jpg"),
        ] {
            for leastPixels in [1, 100, 400, 1_728] {
                let detail = DecodingDetail.reduced(leastPixels: leastPixels)
                #expect(
                    try decode(ImageFixtures.bytes(progressive), detail)
                        == decode(ImageFixtures.bytes(baseline), detail), "\(progressive), \(leastPixels)")
            }
        }
    }

    @Test("A scan that changes no pixel is not decoded: noise in it is seen at the whole size alone")
    func noise() throws {
        let bytes = try ImageFixtures.bytes("progressive.jpg")
        let last = try #require(scans(bytes).last)
        var damaged = bytes
        for index in last + 12..<bytes.count - 2 { damaged[index] = 0x55 }
        #expect(try decode(damaged, Self.eighth) == decode(bytes, Self.eighth))
        #expect(try decode(damaged, .whole).rows != decode(bytes, .whole).rows)
    }

    @Test("A file that ends within a scan that is not decoded is cut short all the same")
    func cutShort() throws {
        let bytes = try ImageFixtures.bytes("progressive.jpg")
        let last = try #require(scans(bytes).last)
        let whole = try decode(bytes, Self.eighth)
        #expect(whole.warnings.isEmpty)
        for count in last..<bytes.count - 1 {
            let short = try decode(Array(bytes[..<count]), Self.eighth)
            #expect(short.rows == whole.rows)
            #expect(short.warnings == [.truncated(rows: 36, of: 36)], "\(count) bytes")
        }
    }

    @Test("An end of the picture within a marker segment behind the scans is none")
    func endWithinSegment() throws {
        let bytes = try ImageFixtures.bytes("progressive.jpg")
        let last = try #require(scans(bytes).last)
        let comment: [UInt8] = [0xFF, 0xFE, 0, 6, 0xFF, 0xD9, 0xFF, 0xD9]
        let cut = Array(bytes[..<last]) + comment + Array(bytes[last..<bytes.count - 2])
        #expect(try decode(cut, Self.eighth).warnings == [.truncated(rows: 36, of: 36)])
        #expect(try decode(cut + [0xFF, 0xD9], Self.eighth).warnings.isEmpty)
    }
}
