package import ImageDecoding

extension Thumbnail {
    /// For targets that know nothing of decoding.
    package typealias RowRequest = PictureRowRequest

    /// Asks for the rows of pictures that are decoded for their colors, and makes the same files of them as
    /// ``file(_:maximumWidth:maximumHeight:limits:)``.
    ///
    /// - Parameters:
    ///   - size: the most pixels, width and height, of the thumbnail of a file; nil where none is wanted.
    ///   - body: is given each thumbnail with the path of its picture, from any thread; none where the rows are too
    ///     coarse.
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
        // What is wrong with a picture is reported when it is read for the page.
        if let file = try? ThumbnailFile(drawing.picture, of: header) { body(file) }
    }
}
