/// A second receiver of a picture's rows, such as a maker of thumbnails, so that the picture isn't decoded twice.
package protocol PictureRowReceiver: AnyObject {
    /// Receives the next rows, with four bytes per pixel as described at ``PictureDecoder/nextRows(_:)``.
    func take(_ rows: UnsafeBufferPointer<UInt8>)
    /// Ends the work after the last row.
    ///
    /// This function isn't called if the picture couldn't be decoded.
    func finish()
}

/// A function that returns a second receiver for the pixel rows of a picture file; nil if nothing else needs the rows.
///
/// Code that is about to decode a picture file calls this function. While it decodes the file, it also passes the rows
/// to the second receiver. The arguments are the path of the file and its decoder.
package typealias PictureRowRequest =
    @Sendable (_ path: String, _ decoder: borrowing PictureDecoder) -> (any PictureRowReceiver)?
