/// A second receiver of a picture's rows, such as a maker of thumbnails, so that the picture isn't decoded twice.
package protocol PictureRowReceiver: AnyObject {
    /// Receives the next rows, with four bytes per pixel as described at ``PictureDecoder/nextRows(_:)``.
    func take(_ rows: UnsafeBufferPointer<UInt8>)
    /// Ends the work after the last row.
    ///
    /// This function isn't called if the picture couldn't be decoded.
    func finish()
}

/// A function that returns an additional receiver for the pixel rows that its caller decodes from a picture file.
///
/// The arguments are the path of the file and its decoder. The result is nil if only the caller needs the rows.
package typealias PictureRowRequest =
    @Sendable (_ path: String, _ decoder: borrowing PictureDecoder) -> (any PictureRowReceiver)?
