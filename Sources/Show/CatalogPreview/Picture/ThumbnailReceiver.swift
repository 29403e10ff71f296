package import ImageDecoding

extension Thumbnail {
    /// The type of a row request, for targets that don't import `ImageDecoding`.
    package typealias RowRequest = PictureRowRequest

    /// Returns a request that makes thumbnails of pictures while they are decoded for their colors.
    ///
    /// The thumbnails are the same as from ``file(_:maximumWidth:maximumHeight:limits:)``, but each picture is decoded
    /// only once.
    ///
    /// - Parameters:
    ///   - size: returns the maximum width and height of a file's thumbnail in pixels; nil to make no thumbnail.
    ///   - body: called with a picture's path and its thumbnail, on any thread. The function isn't called for a picture
    ///     if too few of its pixels are decoded.
    package static func rowRequest(
        size: @escaping @Sendable (_ path: String) -> (width: Int, height: Int)?,
        _ body: @escaping @Sendable (_ path: String, _ file: ThumbnailFile) -> Void
    ) -> PictureRowRequest {
        { path, decoder in
            guard let size = size(path) else { return nil }
            let drawing = ThumbnailDrawing(decoder, maximumWidth: size.width, maximumHeight: size.height)
            guard drawing.isFine else { return nil }
            return ThumbnailReceiver(drawing, decoder.header) { body(path, $0) }
        }
    }
}

private final class ThumbnailReceiver: PictureRowReceiver {
    private var drawing: ThumbnailDrawing
    private let header: ImageHeader
    private let body: (ThumbnailFile) -> Void

    init(_ drawing: ThumbnailDrawing, _ header: ImageHeader, _ body: @escaping (ThumbnailFile) -> Void) {
        (self.drawing, self.header, self.body) = (drawing, header, body)
    }

    func take(_ rows: UnsafeBufferPointer<UInt8>) { drawing.add(rows) }

    func finish() {
        // No error is reported here, because the page reads the picture again and reports it.
        if let file = try? ThumbnailFile(drawing.picture, of: header) { body(file) }
    }
}
