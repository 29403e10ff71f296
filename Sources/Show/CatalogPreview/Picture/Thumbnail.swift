internal import ColorScience
package import ImageDecoding

/// A picture made smaller for a preview: upright, in sRGB.
package enum Thumbnail {
    /// Reads a picture and makes it as large as fits a size; one that is smaller keeps its own.
    ///
    /// - Throws: ``ImageDecodingError`` where the picture cannot be read.
    package static func read(
        _ path: String, maximumWidth: Int, maximumHeight: Int
    ) throws(ImageDecodingError) -> PixelBuffer {
        try read(.file(path), maximumWidth: maximumWidth, maximumHeight: maximumHeight, limits: .standard)
    }

    private static func read(
        _ source: ImageSource, maximumWidth: Int, maximumHeight: Int, limits: DecodingLimits
    ) throws(ImageDecodingError) -> PixelBuffer {
        var decoder = try PictureDecoder(
            source, limits: limits, detail: .reduced(leastPixels: 4 * maximumWidth * maximumHeight))
        var drawing = ThumbnailDrawing(decoder, maximumWidth: maximumWidth, maximumHeight: maximumHeight)
        while try decoder.nextRows({ drawing.add($0) }) {}
        return drawing.picture
    }

    /// Reads a picture that is decoded for its colors, too, and makes it a file as large as fits a size: the same
    /// whether its rows come from here or from there.
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

    /// The package trait with which a build draws a format, by its word; nil where none would help.
    package static func missingTrait(for format: String) -> String? { ImageFormat(rawValue: format)?.missingTrait }

    /// The media type of a format, by its word; nil for one that not every browser shows.
    package static func mediaType(of format: String) -> String? { ImageFormat(rawValue: format)?.mediaType }

    /// True for the word of a format that has pixels to be drawn smaller.
    package static func canBeDrawn(from format: String) -> Bool { ImageFormat(rawValue: format)?.isDecodable == true }
}
