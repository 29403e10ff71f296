internal import FileAccess

/// Counts the components of a JPEG by its frame header (ISO/IEC 10918-1, section B.2.2).
package enum JPEGComponents {
    /// How much is looked at: the frame header is behind Exif and profiles.
    private static let prefixSize = 256 << 10

    /// True for a JPEG of four components: CMYK or YCCK.
    package static func areFour(in path: String) -> Bool {
        guard let file = try? RegularFile(path) else { return false }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: min(prefixSize, max(1, file.size)), alignment: 1)
        defer { buffer.deallocate() }
        guard let count = try? file.read(into: buffer) else { return false }
        return components(UnsafeRawBufferPointer(rebasing: buffer[..<count])) == 4
    }

    private static func components(_ bytes: UnsafeRawBufferPointer) -> UInt8? {
        var offset = 2
        while offset + 9 < bytes.count, bytes[offset] == 0xFF {
            let marker = bytes[offset + 1]
            switch marker {
            // Fill bytes, and markers that stand alone.
            case 0xFF: offset += 1
            case 0x01, 0xD0...0xD7: offset += 2
            case 0xC4, 0xC8, 0xCC, 0x00..<0xC0, 0xD8...0xFE:
                offset += 2 + (Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3]))
            default: return bytes[offset + 9]
            }
        }
        return nil
    }
}
