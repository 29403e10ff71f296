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

    private struct Segment {
        let marker: UInt8
        /// From the marker on to the end of what belongs to it, a scan's data with it.
        let range: Range<Int>
        /// Where a scan's data begin.
        let data: Int
        /// True for the scans of the frequencies of the first component, which is the brightness.
        let isLeftOut: Bool
    }

    /// The segments behind the start of the picture, to its end.
    private func segments(_ bytes: [UInt8]) -> [Segment] {
        var segments: [Segment] = []
        var start = 2
        while start + 4 < bytes.count {
            let data = start + 2 + Int(bytes[start + 2]) << 8 + Int(bytes[start + 3])
            let end = (data..<bytes.count - 1).first {
                bytes[$0] == 0xFF && bytes[$0 + 1] != 0 && !(0xD0...0xD7).contains(bytes[$0 + 1])
            }
            let isScan = bytes[start + 1] == 0xDA
            let isLeftOut = isScan && bytes[start + 4] == 1 && bytes[start + 5] == 1 && bytes[start + 7] > 0
            segments.append(
                Segment(marker: bytes[start + 1], range: start..<(end ?? data), data: data, isLeftOut: isLeftOut))
            start = end ?? data
        }
        return segments
    }

    private func leftOut(_ bytes: [UInt8]) throws -> [Segment] {
        let scans = segments(bytes).filter(\.isLeftOut)
        // Two of parts of the frequencies, and two of a bit more of all.
        try #require(scans.count == 4)
        return scans
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
        let whole = try decode(bytes, .whole)
        let eighth = try decode(bytes, Self.eighth)
        for scan in try leftOut(bytes) {
            var damaged = bytes
            // With markers that there are not, and that the format keeps for later, which end no scan.
            let noise: [UInt8] = [0x55, 0xFF, 0x55, 0xFF, 0xF5]
            for index in scan.data..<scan.range.upperBound { damaged[index] = noise[index % noise.count] }
            damaged[scan.range.upperBound - 1] = 0x55
            #expect(try decode(damaged, Self.eighth) == eighth)
            #expect((try? decode(damaged, .whole))?.rows != whole.rows)
        }
    }

    @Test("A table that stands before a scan that is left out is there for those behind")
    func tables() throws {
        let bytes = try ImageFixtures.bytes("progressive.jpg")
        let all = segments(bytes)
        let scan = try #require(all.firstIndex { $0.isLeftOut })
        // The next scan is of another component, with a table of its own.
        let (table, next) = (all[scan + 1], all[scan + 2])
        try #require(table.marker == 0xC4 && next.marker == 0xDA && !next.isLeftOut)
        let start = all[scan].range.lowerBound
        var moved = Array(bytes[..<start])
        for part in [table.range, all[scan].range] { moved += bytes[part] }
        moved += bytes[table.range.upperBound...]
        try #require(moved.count == bytes.count && moved != bytes)
        #expect(try decode(moved, Self.eighth) == decode(bytes, Self.eighth))
        #expect(try decode(moved, .whole) == decode(bytes, .whole))
    }

    @Test("A file that ends within a scan that is not decoded is cut short all the same")
    func cutShort() throws {
        let bytes = try ImageFixtures.bytes("progressive.jpg")
        let whole = try decode(bytes, Self.eighth)
        #expect(whole.warnings.isEmpty)
        for scan in try leftOut(bytes) {
            for count in scan.range.lowerBound..<min(scan.range.upperBound + 1, bytes.count - 1) {
                let short = try decode(Array(bytes[..<count]), Self.eighth)
                #expect(short.warnings == [.truncated(rows: 36, of: 36)], "\(count) bytes")
                #expect(short.rows.count == whole.rows.count)
                if scan.range.upperBound == bytes.count - 2 { #expect(short.rows == whole.rows) }
            }
        }
    }

    @Test("An end of the picture within a marker segment behind the scans is none")
    func endWithinSegment() throws {
        let bytes = try ImageFixtures.bytes("progressive.jpg")
        let scans = try leftOut(bytes)
        let last = scans[scans.count - 1].range.lowerBound
        let comment: [UInt8] = [0xFF, 0xFE, 0, 6, 0xFF, 0xD9, 0xFF, 0xD9]
        let cut = Array(bytes[..<last]) + comment + Array(bytes[last..<bytes.count - 2])
        #expect(try decode(cut, Self.eighth).warnings == [.truncated(rows: 36, of: 36)])
        #expect(try decode(cut + [0xFF, 0xD9], Self.eighth).warnings.isEmpty)
    }
}
