/// Looks whether a picture is there to its end, without reading what lies between.
package enum TrailerCheck {
    /// Returns whether a file ends as its format does.
    ///
    /// A file with something behind its end is not told from one that is cut short: both are to be read whole.
    package static func isThere(_ source: ImageSource, _ format: ImageFormat) throws(ImageDecodingError) -> Bool {
        let ending = format.definition.ending
        if ending.isEmpty { return true }
        let window = try source.window()
        return try window.bytes(window.count - ending.count, ending.count) == ending
    }
}
