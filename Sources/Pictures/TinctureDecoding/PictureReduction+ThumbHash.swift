internal import ColorScience
internal import ImageDecoding
internal import PictureText

extension PictureReduction {
    init(
        _ header: ImageHeader, rowsOfWidth width: Int, height: Int, side: Int = ThumbHash.maximumSide
    ) {
        let isTurned = header.orientation >= 5
        let (upright, upper) = (header.pixelWidth ?? width, header.pixelHeight ?? height)
        self.init(
            width: width, height: height, pictureWidth: isTurned ? upper : upright,
            pictureHeight: isTurned ? upright : upper, orientation: header.orientation, side: side)
    }

    /// Returns the ThumbHash of the picture in sRGB: the bytes of a blurred placeholder.
    func thumbHash(_ transform: ColorTransform?) -> [UInt8] {
        let (width, height, rgba) = picture(transform)
        return ThumbHash.encode(width: width, height: height, rgba: rgba)
    }

    /// Returns the reduced picture, in which the contrast of text is measured; nil if the picture has no pixels.
    func cells(_ transform: ColorTransform?) -> PictureCells? {
        let (width, height, rgba) = picture(transform)
        return PictureCells(width: width, height: height, rgba: rgba)
    }

    /// Returns the reduced picture, converted to sRGB.
    private func picture(_ transform: ColorTransform?) -> (width: Int, height: Int, rgba: [UInt8]) {
        var (width, height, rgba) = picture
        if let transform {
            var rgb: [UInt8] = []
            for at in stride(from: 0, to: rgba.count, by: 4) { rgb += rgba[at..<at + 3] }
            for (index, color) in transform.oklab(rgb).enumerated() {
                let color = SRGB8(Color(color))
                (rgba[index * 4], rgba[index * 4 + 1], rgba[index * 4 + 2]) = (color.red, color.green, color.blue)
            }
        }
        return (width, height, rgba)
    }
}
