internal import ColorScience
package import ImageDecoding
package import PaletteExtraction
package import PictureText

/// An accumulator of a picture's rows, which computes the palette, the ThumbHash, and the cells for measuring the
/// contrast of text, by the transform from the picture's own color space to Oklab, which is nil in sRGB.
package struct PictureRows {
    private var histogram: ColorHistogram
    private var region: RegionRows?
    private var reduction: PictureReduction?
    private var cellReduction: PictureReduction?

    /// Creates an accumulator that computes a palette of a region, by default the whole picture.
    package init(
        _ decoder: borrowing PictureDecoder, _ layout: PictureLayout, region: PictureRegion? = nil,
        wantsPlaceholder: Bool, wantsCells: Bool = false
    ) {
        let region = region.map { RegionRows($0, of: layout) }
        histogram = ColorHistogram(layout: region?.layout ?? layout)
        self.region = region
        reduction =
            wantsPlaceholder
            ? PictureReduction(decoder.header, rowsOfWidth: decoder.width, height: decoder.height) : nil
        cellReduction =
            wantsCells
            ? PictureReduction(
                decoder.header, rowsOfWidth: decoder.width, height: decoder.height, side: PictureCells.side) : nil
    }

    package mutating func add(_ rows: UnsafeBufferPointer<UInt8>) {
        if region == nil { histogram.add(rows) }
        region?.pick(rows) { histogram.add($0) }
        reduction?.add(rows)
        cellReduction?.add(rows)
    }

    /// Returns a palette of at most `count` swatches; nil if the picture is fully transparent.
    package func palette(count: Int, _ transform: ColorTransform?) -> PaletteExtraction.Palette? {
        PaletteExtraction.Palette(histogram, count: count, conversion: transform.map { $0.oklab })
    }

    /// Returns the bytes of the ThumbHash, a blurred placeholder; nil if it wasn't requested.
    package func placeholder(_ transform: ColorTransform?) -> [UInt8]? {
        guard let (width, height, rgba) = reduction?.picture(transform) else { return nil }
        return ThumbHash.encode(width: width, height: height, rgba: rgba)
    }

    /// Returns the cells for measuring the contrast of text; nil if they weren't requested.
    package func cells(_ transform: ColorTransform?) -> PictureCells? {
        guard let (width, height, rgba) = cellReduction?.picture(transform) else { return nil }
        return PictureCells(width: width, height: height, rgba: rgba)
    }
}

extension PictureLayout {
    package init(_ decoder: borrowing PictureDecoder) {
        self.init(width: decoder.width, height: decoder.height, orientation: decoder.header.orientation)
    }
}

extension PictureReduction {
    fileprivate init(
        _ header: ImageHeader, rowsOfWidth width: Int, height: Int, side: Int = ThumbHash.maximumSide
    ) {
        let isTurned = header.orientation >= 5
        let (upright, upper) = (header.pixelWidth ?? width, header.pixelHeight ?? height)
        self.init(
            width: width, height: height, pictureWidth: isTurned ? upper : upright,
            pictureHeight: isTurned ? upright : upper, orientation: header.orientation, side: side)
    }

    /// Returns the reduced picture in sRGB.
    fileprivate func picture(_ transform: ColorTransform?) -> (width: Int, height: Int, rgba: [UInt8]) {
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
