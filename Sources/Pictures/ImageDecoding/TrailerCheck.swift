/// A check that a picture file is complete, which reads only the end of the file.
package enum TrailerCheck {
    /// Returns whether a file ends with the bytes that its format requires, if it requires any.
    ///
    /// It doesn't if it is truncated, but also if extra bytes follow; decoding shows which.
    package static func isThere(_ source: ImageSource, _ format: ImageFormat) throws(ImageDecodingError) -> Bool {
        let ending = format.definition.ending
        if ending.isEmpty { return true }
        let window = try source.window()
        return try window.bytes(window.count - ending.count, ending.count) == ending
    }
}
