package import ImageDecoding

extension Thumbnail {
    /// Another name for `PictureRowRequest`, for targets that don't import `ImageDecoding`.
    package typealias RowRequest = PictureRowRequest

    /// Returns a function with which a `PictureReader` makes thumbnails while it finds colors, decoding pictures once.
    ///
    /// - Parameter body: is called with each picture's path and thumbnail, on any thread, unless decoding fails or
    /// yields fewer pixels than the thumbnail needs.
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
        // An error isn't reported here, because the page reads the picture again and reports the error itself.
        if let file = try? ThumbnailFile(drawing.picture, of: header) { body(file) }
    }
}
