/// A reader of picture sizes that are at fixed offsets in the file, for BMP and PSD.
enum RasterHeader {
    /// Reads the size from a BMP (BITMAPINFOHEADER), whose height is negative for rows from the top to the bottom.
    static func bmp(_ prefix: [UInt8]) -> ImageHeader {
        let bytes = ByteReader(bytes: prefix)
        var header = ImageHeader(format: .bmp)
        header.setSize(bytes.little(18, 4), bytes.little(22, 4).map { Int(Int32(truncatingIfNeeded: $0).magnitude) })
        return header
    }

    /// Reads the size from a PSD, in which the height comes first (Adobe Photoshop File Formats Specification).
    static func psd(_ prefix: [UInt8]) -> ImageHeader {
        let bytes = ByteReader(bytes: prefix)
        var header = ImageHeader(format: .psd)
        header.setSize(bytes.big(18, 4), bytes.big(14, 4))
        return header
    }
}

extension ImageHeader {
    mutating func setSize(_ width: Int?, _ height: Int?) {
        guard let width, let height, width > 0, height > 0 else { return }
        pixelWidth = width
        pixelHeight = height
    }
}
