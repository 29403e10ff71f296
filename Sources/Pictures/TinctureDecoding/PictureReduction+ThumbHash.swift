internal import ColorScience
internal import ImageDecoding
internal import PaletteExtraction

extension PictureReduction {
    init(_ header: ImageHeader, rowsOfWidth width: Int, height: Int) {
        let isTurned = header.orientation >= 5
        let (upright, upper) = (header.pixelWidth ?? width, header.pixelHeight ?? height)
        self.init(
            width: width, height: height, pictureWidth: isTurned ? upper : upright,
            pictureHeight: isTurned ? upright : upper, orientation: header.orientation)
    }

    /// The ThumbHash of the picture in sRGB.
    ///
    /// - Parameter transform: from the picture's own colors; nil where these are sRGB.
    func thumbHash(_ transform: ColorTransform?) -> [UInt8] {
        var (width, height, rgba) = picture
        if let transform {
            var rgb: [UInt8] = []
            for at in stride(from: 0, to: rgba.count, by: 4) { rgb += rgba[at..<at + 3] }
            for (index, color) in transform.oklab(rgb).enumerated() {
                let color = SRGB8(Color(color))
                (rgba[index * 4], rgba[index * 4 + 1], rgba[index * 4 + 2]) = (color.red, color.green, color.blue)
            }
        }
        return ThumbHash.encode(width: width, height: height, rgba: rgba)
    }
}
