/// Sizes at fixed offsets: BMP, PSD.
enum RasterHeader {
    /// Reads BITMAPINFOHEADER; a negative height means that the rows run downward.
    static func bmp(_ prefix: [UInt8]) -> ImageHeader {
        let bytes = ByteReader(bytes: prefix)
        var header = ImageHeader(format: .bmp)
        header.setSize(bytes.little(18, 4), bytes.little(22, 4).map { Int(Int32(truncatingIfNeeded: $0).magnitude) })
        return header
    }

    /// Reads Adobe Photoshop File Formats Specification, "File header": the height comes first.
    static func psd(_ prefix: [UInt8]) -> ImageHeader {
        let bytes = ByteReader(bytes: prefix)
        var header = ImageHeader(format: .psd)
        header.setSize(bytes.big(18, 4), bytes.big(14, 4))
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
