/// The size of HEIC and AVIF pictures (ISO/IEC 23008-12, section 6.5.3: the property `ispe`).
enum ISOMediaHeader {
    /// Boxes lie inside each other no deeper than this on the way to a property.
    private static let maximumDepth = 4

    static func read(_ format: ImageFormat, _ prefix: [UInt8]) -> ImageHeader {
        var header = ImageHeader(format: format)
        var largest = (width: 0, height: 0)
        var isTurned = false
        walk(ByteReader(bytes: prefix), 0..<prefix.count, depth: 0) { bytes, type, content in
            // The picture itself is the largest of its tiles, thumbnails and masks.
            if type == "ispe", let width = bytes.big(content + 4, 4), let height = bytes.big(content + 8, 4),
                width * height > largest.width * largest.height
            {
                largest = (width, height)
            }
            if type == "irot", let angle = bytes.byte(content) { isTurned = angle & 1 == 1 }
        }
        header.setSize(isTurned ? largest.height : largest.width, isTurned ? largest.width : largest.height)
        return header
    }

    private static func walk(
        _ bytes: ByteReader, _ range: Range<Int>, depth: Int, visit: (ByteReader, String, Int) -> Void
    ) {
        var offset = range.lowerBound
        while offset + 8 <= range.upperBound, let size = bytes.big(offset, 4) {
            let type = String(decoding: bytes.bytes[offset + 4..<offset + 8], as: UTF8.self)
            guard size >= 8 else { return }
            let end = min(offset + size, range.upperBound)
            visit(bytes, type, offset + 8)
            if depth < maximumDepth {
                switch type {
                // `meta` has four bytes of version and flags before its boxes.
                case "meta" where offset + 12 <= end: walk(bytes, offset + 12..<end, depth: depth + 1, visit: visit)
                case "iprp", "ipco": walk(bytes, offset + 8..<end, depth: depth + 1, visit: visit)
                default: break
                }
            }
            offset += size
        }
    }
}
