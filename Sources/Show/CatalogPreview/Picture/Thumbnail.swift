internal import ColorScience
package import ImageDecoding

/// A reader of pictures that makes thumbnails for previews; the thumbnails are upright and in sRGB.
package enum Thumbnail {
    /// Reads a picture, and scales it down to a maximum size in pixels; a smaller picture keeps its size.
    ///
    /// - Parameter marksMissing: whether a checkerboard takes the place of rows that are missing at the end.
    package static func read(
        _ source: ImageSource, maximumWidth: Int, maximumHeight: Int, limits: DecodingLimits = .standard,
        marksMissing: Bool = false
    ) throws(ImageDecodingError) -> PixelBuffer {
        var decoder = try PictureDecoder(
            source, limits: limits, detail: .reduced(leastPixels: 4 * maximumWidth * maximumHeight))
        var drawing = ThumbnailDrawing(decoder, maximumWidth: maximumWidth, maximumHeight: maximumHeight)
        while try decoder.nextRows({ drawing.add($0) }) {}
        let share = decoder.warnings.compactMap(\.readShare).min() ?? 1
        return drawing.picture(readTo: marksMissing ? share : 1)
    }

    /// Reads a picture, and scales it down into a JPEG or PNG file, as ``rowRequest(size:_:)`` does.
    package static func file(
        _ source: ImageSource, maximumWidth: Int, maximumHeight: Int, limits: DecodingLimits = .standard
    ) throws(ImageDecodingError) -> ThumbnailFile {
        var decoder = try PictureDecoder(source, limits: limits, detail: .forColors)
        var drawing = ThumbnailDrawing(decoder, maximumWidth: maximumWidth, maximumHeight: maximumHeight)
        guard drawing.isFine else {
            let header = decoder.header
            return try ThumbnailFile(
                try read(source, maximumWidth: maximumWidth, maximumHeight: maximumHeight, limits: limits), of: header)
        }
        while try decoder.nextRows({ drawing.add($0) }) {}
        return try ThumbnailFile(drawing.picture, of: decoder.header)
    }
}
