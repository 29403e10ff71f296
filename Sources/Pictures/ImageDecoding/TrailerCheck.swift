/// Looks whether a picture is there to its end, without reading what lies between.
package enum TrailerCheck {
    /// True for a file that ends as its format does: a PNG with its `IEND` chunk (ISO/IEC 15948, section 11.2.5), a
    /// JPEG with its `EOI` marker (ISO/IEC 10918-1, section B.2.1), a GIF with its trailer (GIF89a, section 27).
    ///
    /// A file with something behind its end is not told from one that is cut short: both are to be read whole.
    package static func isThere(_ source: ImageSource, _ format: ImageFormat) throws(ImageDecodingError) -> Bool {
        let ending: [UInt8]
        switch format {
        case .png: ending = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
        case .jpeg: ending = [0xFF, 0xD9]
        case .gif: ending = [0x3B]
        default: return true
        }
        let window = try source.window()
        return try window.bytes(window.count - ending.count, ending.count) == ending
    }
}
