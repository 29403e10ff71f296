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
        let decoder = try PictureDecoder(
            source, limits: limits, detail: .reduced(leastPixels: 4 * maximumWidth * maximumHeight))
        var drawing = ThumbnailDrawing(decoder, maximumWidth: maximumWidth, maximumHeight: maximumHeight)
        let warnings = try decoder.readRows { drawing.add($0) }
        let share = warnings.compactMap(\.readShare).min() ?? 1
        return drawing.picture(readTo: marksMissing ? share : 1)
    }

    /// Reads a picture, and scales it down into a JPEG or PNG file, as ``rowRequest(size:_:)`` does.
    package static func file(
        _ source: ImageSource, maximumWidth: Int, maximumHeight: Int, limits: DecodingLimits = .standard
    ) throws(ImageDecodingError) -> ThumbnailFile {
        let decoder = try PictureDecoder(source, limits: limits, detail: .forColors)
        let header = decoder.header
        var drawing = ThumbnailDrawing(decoder, maximumWidth: maximumWidth, maximumHeight: maximumHeight)
        guard drawing.isFine else {
            return try ThumbnailFile(
                try read(source, maximumWidth: maximumWidth, maximumHeight: maximumHeight, limits: limits), of: header)
        }
        try decoder.readRows { drawing.add($0) }
        return try ThumbnailFile(drawing.picture, of: header)
    }
}
