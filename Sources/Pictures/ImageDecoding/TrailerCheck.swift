/// A check whether a picture is complete, which reads only its end.
package enum TrailerCheck {
    /// Whether a file ends as its format requires.
    ///
    /// The result is false for a truncated picture, but also if extra bytes follow the end. Decoding the picture shows
    /// which of them is the case.
    package static func isThere(_ source: ImageSource, _ format: ImageFormat) throws(ImageDecodingError) -> Bool {
        let ending = format.definition.ending
        if ending.isEmpty { return true }
        let window = try source.window()
        return try window.bytes(window.count - ending.count, ending.count) == ending
    }
}
