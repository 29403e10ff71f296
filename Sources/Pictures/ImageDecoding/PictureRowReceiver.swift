/// Takes the rows of a picture that is decoded for something else, so that nothing decodes it once more.
package protocol PictureRowReceiver: AnyObject {
    /// Takes the next rows, as ``PictureDecoder/nextRows(_:)`` gives them.
    func take(_ rows: UnsafeBufferPointer<UInt8>)
    /// Says that no row follows; it is not called where the picture could not be decoded.
    func finish()
}

/// Gives what takes the rows of a file that has been opened; nil where nobody wants them.
package typealias PictureRowRequest =
    @Sendable (_ path: String, _ decoder: borrowing PictureDecoder) -> (any PictureRowReceiver)?
