/// A second receiver of a picture's rows, such as a maker of thumbnails, so that the picture isn't decoded twice.
package protocol PictureRowReceiver: AnyObject {
    /// Receives the next rows, with four bytes per pixel as described at ``PictureDecoder/nextRows(_:)``.
    func take(_ rows: UnsafeBufferPointer<UInt8>)
    /// Ends the work after the last row, unless the picture couldn't be decoded.
    func finish()
}

/// Returns a second receiver for the rows of a picture file that is about to be decoded, if there is one.
package typealias PictureRowRequest =
    @Sendable (_ path: String, _ decoder: borrowing PictureDecoder) -> (any PictureRowReceiver)?
