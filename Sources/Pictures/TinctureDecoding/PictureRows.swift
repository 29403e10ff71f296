internal import ColorScience
package import ImageDecoding
package import PaletteExtraction

/// The colors and the placeholder of a picture, from its rows.
package struct PictureRows {
    private var histogram: ColorHistogram
    private var region: RegionRows?
    private var reduction: PictureReduction?
    private var cellReduction: PictureReduction?

    /// The rows of a picture that a decoder gives.
    ///
    /// - Parameters:
    ///   - region: the part of the picture that the palette is of; all of it by default.
    ///   - wantsPlaceholder: whether its ThumbHash is wanted.
    ///   - wantsCells: whether the cells that text is measured against are wanted.
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

    /// Adds the next rows.
    package mutating func add(_ rows: UnsafeBufferPointer<UInt8>) {
        if region == nil { histogram.add(rows) }
        region?.pick(rows) { histogram.add($0) }
        reduction?.add(rows)
        cellReduction?.add(rows)
    }

    /// The palette; nil for a picture that is wholly transparent.
    package func palette(count: Int, _ transform: ColorTransform?) -> PaletteExtraction.Palette? {
        PaletteExtraction.Palette(histogram, count: count, conversion: transform.map { $0.oklab })
    }

    /// The ThumbHash; nil where it isn't wanted.
    package func placeholder(_ transform: ColorTransform?) -> [UInt8]? { reduction?.thumbHash(transform) }

    /// The cells that text is measured against; nil where they aren't wanted.
    package func cells(_ transform: ColorTransform?) -> PictureCells? { cellReduction?.cells(transform) }
}

extension PictureLayout {
    /// The layout of the rows that a decoder gives.
    package init(_ decoder: borrowing PictureDecoder) {
        self.init(width: decoder.width, height: decoder.height, orientation: decoder.header.orientation)
    }
}
