internal import FileAccess

/// The number of components of a JPEG, and the size of its color profile.
///
/// The number is read from the frame header (ISO/IEC 10918-1, B.2.2), and the size from the markers before this header.
package struct JPEGFrame {
    /// The number of bytes at the start of a file in which the frame header is searched; the header follows Exif and
    /// profiles.
    private static let prefixSize = 256 << 10

    /// The number of components: 1 for gray, 3 for color, 4 for CMYK or YCCK.
    package private(set) var components = 0
    /// The size in bytes of the color profile and of the markers around its parts (ICC.1:2010, B.4); 0 without a
    /// profile.
    package private(set) var profileSize = 0

    /// Reads a file; nil if the file can't be read, or if the frame header isn't in its first 256 KiB.
    package init?(_ path: String) {
        guard let bytes = try? RegularFile(path).bytes(Self.prefixSize), read(bytes) else { return nil }
    }

    private mutating func read(_ bytes: [UInt8]) -> Bool {
        var offset = 2
        while offset + 9 < bytes.count, bytes[offset] == 0xFF {
            let marker = bytes[offset + 1]
            switch marker {
            // Fill bytes, and markers without a length.
            case 0xFF: offset += 1
            case 0x01, 0xD0...0xD7: offset += 2
            case 0xC4, 0xC8, 0xCC, 0x00..<0xC0, 0xD8...0xFE:
                let length = 2 + (Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3]))
                // APP2, the marker of color profiles.
                if marker == 0xE2 { profileSize += length }
                offset += length
            default:
                components = Int(bytes[offset + 9])
                return true
            }
        }
        return false
    }
}
