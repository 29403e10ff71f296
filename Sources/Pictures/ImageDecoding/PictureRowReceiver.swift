/// A receiver of a picture's rows while the picture is decoded for another purpose, so that it is decoded only once.
package protocol PictureRowReceiver: AnyObject {
    /// Receives the next rows, with four bytes per pixel as in ``PictureDecoder/nextRows(_:)``.
    func take(_ rows: UnsafeBufferPointer<UInt8>)
    /// Receives the end of the rows.
    ///
    /// This function isn't called if the picture couldn't be decoded.
    func finish()
}

/// A function that returns a receiver for the rows of an opened file, or nil if none is needed.
package typealias PictureRowRequest =
    @Sendable (_ path: String, _ decoder: borrowing PictureDecoder) -> (any PictureRowReceiver)?
