/// Sizes at fixed places: BMP, PSD.
enum RasterHeader {
    static func read(_ format: ImageFormat, _ prefix: [UInt8]) -> ImageHeader {
        var header = ImageHeader(format: format)
        let bytes = ByteReader(bytes: prefix)
        switch format {
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
}

extension ImageHeader {
    /// Sets a size where both sides are positive.
    mutating func setSize(_ width: Int?, _ height: Int?) {
        guard let width, let height, width > 0, height > 0 else { return }
        pixelWidth = width
        pixelHeight = height
    }
}
