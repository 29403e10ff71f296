/// Sizes at fixed places: WebP, GIF, BMP, PSD.
enum RasterHeader {
    static func read(_ format: ImageFormat, _ prefix: [UInt8]) -> ImageHeader {
        var header = ImageHeader(format: format)
        let bytes = ByteReader(bytes: prefix)
        switch format {
        case .gif:
            // GIF89a, section 18: the logical screen.
            header.setSize(bytes.little(6, 2), bytes.little(8, 2))
        case .webp:
            readWebP(bytes, &header)
        case .bmp:
            // BITMAPINFOHEADER; a negative height means that the rows run downward.
            header.setSize(
                bytes.little(18, 4), bytes.little(22, 4).map { Int(Int32(truncatingIfNeeded: $0).magnitude) })
        case .psd:
            // Adobe Photoshop File Formats Specification, "File header": the height comes first.
            header.setSize(bytes.big(18, 4), bytes.big(14, 4))
        default: break
        }
        return header
    }

    /// RFC 9649: the simple forms (sections 2.5 and 2.6) and the extended one (section 2.7).
    private static func readWebP(_ bytes: ByteReader, _ header: inout ImageHeader) {
        if bytes.has("VP8X", at: 12) {
            header.hasAlpha = bytes.byte(20).map { $0 & 0x10 != 0 }
            header.setSize(bytes.little(24, 3).map { $0 + 1 }, bytes.little(27, 3).map { $0 + 1 })
        } else if bytes.has("VP8L", at: 12), bytes.byte(20) == 0x2F, let packed = bytes.little(21, 4) {
            header.hasAlpha = packed >> 28 & 1 == 1
            header.setSize(packed & 0x3FFF + 1, packed >> 14 & 0x3FFF + 1)
        } else if bytes.has("VP8 ", at: 12), bytes.big(23, 3) == 0x9D012A {
            header.hasAlpha = false
            header.setSize(bytes.little(26, 2).map { $0 & 0x3FFF }, bytes.little(28, 2).map { $0 & 0x3FFF })
        }
    }
}

extension ImageHeader {
    /// Sets a size where both sides are positive.
    mutating func setSize(_ width: Int?, _ height: Int?) {
        guard let width, let height, width > 0, height > 0 else { return }
        pixelWidth = width
        pixelHeight = height
    }
}
