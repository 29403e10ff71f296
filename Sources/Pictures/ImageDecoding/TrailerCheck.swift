/// Checks whether a picture is complete to its end, without reading the content in between.
package enum TrailerCheck {
    /// Whether a file ends as its format requires.
    ///
    /// A file with extra bytes after its end can't be distinguished from one that is truncated: both must be read
    /// whole.
    package static func isThere(_ source: ImageSource, _ format: ImageFormat) throws(ImageDecodingError) -> Bool {
        let ending = format.definition.ending
        if ending.isEmpty { return true }
        let window = try source.window()
        return try window.bytes(window.count - ending.count, ending.count) == ending
    }
}
