internal import FileAccess

/// The number of components of a JPEG (ISO/IEC 10918-1, B.2.2), the size of its profile, and its quality.
package struct JPEGFrame {
    /// The number of bytes in which the frame header is searched; the header follows Exif and profiles.
    private static let prefixSize = 256 << 10

    /// The number of components: 1 for gray, 3 for color, 4 for CMYK or YCCK.
    package private(set) var components = 0
    /// The size in bytes of the color profile and of the markers around its parts (ICC.1:2010, B.4); 0 without one.
    package private(set) var profileSize = 0
    /// The quality on libjpeg's scale, 1 … 100, whose luminance table has the nearest sum; nil without a table.
    package private(set) var quality: Int?

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
                // APP2 holds color profiles and other data, such as further pictures.
                if marker == 0xE2, bytes[(offset + 4)...].starts(with: "ICC_PROFILE\0".utf8) { profileSize += length }
                if marker == 0xDB {
                    readTables(bytes[(offset + 4)..<max(offset + 4, min(offset + length, bytes.count))])
                }
                offset += length
            default:
                components = Int(bytes[offset + 9])
                return true
            }
        }
        return false
    }

    /// Reads the quality from quantization tables (ISO/IEC 10918-1, B.2.4.1).
    private mutating func readTables(_ tables: ArraySlice<UInt8>) {
        var rest = tables
        while let kind = rest.popFirst() {
            let size = kind >> 4 == 0 ? 1 : 2
            let table = rest.prefix(64 * size)
            guard table.count == 64 * size else { return }
            // Table 0 is the one for luminance, as all encoders write it.
            if kind & 0xF == 0 {
                let sum = table.enumerated().reduce(0) {
                    $0 + Int($1.element) << (size == 2 && $1.offset % 2 == 0 ? 8 : 0)
                }
                quality = (1...100).min { abs(Self.sum($0, size) - sum) < abs(Self.sum($1, size) - sum) }
            }
            rest = rest.dropFirst(64 * size)
        }
    }

    /// Returns the sum of a quality's luminance table, of values of `size` bytes (libjpeg's `jpeg_quality_scaling`).
    private static func sum(_ quality: Int, _ size: Int) -> Int {
        let scale = quality < 50 ? 5000 / quality : 200 - 2 * quality
        return luminance.reduce(0) { $0 + min(max(($1 * scale + 50) / 100, 1), size == 1 ? 255 : 32767) }
    }

    /// The example of a luminance table of ISO/IEC 10918-1, table K.1, row by row.
    private static let luminance = [
        16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29,
        51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121,
        120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
    ]
}
