package import ImageDecoding

extension Thumbnail {
    /// A name for targets that don't import the decoding module.
    package typealias RowRequest = PictureRowRequest

    /// Requests the rows of pictures that are decoded for their colors, and makes the same files as
    /// ``file(_:maximumWidth:maximumHeight:limits:)``.
    ///
    /// - Parameters:
    ///   - size: returns the maximum width and height of a file's thumbnail in pixels; nil for none.
    ///   - body: receives each thumbnail with its picture's path, from any thread, unless the rows are too coarse.
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
        // Defects of a picture are reported when it is read for the page.
        if let file = try? ThumbnailFile(drawing.picture, of: header) { body(file) }
    }
}
