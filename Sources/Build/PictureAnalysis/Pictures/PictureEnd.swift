internal import FileAccess
internal import ImageDecoding
internal import PlatformC

/// Looks whether a picture is there to its end, without reading what lies between.
enum PictureEnd {
    /// True for a file that ends as its format does: a PNG with its `IEND` chunk (ISO/IEC 15948, section 11.2.5), a JPEG
    /// with its `EOI` marker (ISO/IEC 10918-1, section B.2.1).
    ///
    /// A file with something behind its end is not told from one that is cut short: both are to be read whole.
    static func isThere(_ path: String, _ format: ImageFormat) throws(FileFailure) -> Bool {
        let ending: [UInt8]
        switch format {
        case .png: ending = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
        case .jpeg: ending = [0xFF, 0xD9]
        default: return true
        }
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileFailure(path: path, errno: errno) }
        defer { close(descriptor) }
        guard lseek(descriptor, -off_t(ending.count), SEEK_END) >= 0 else { return false }
        var tail = [UInt8](repeating: 0, count: ending.count)
        return read(descriptor, &tail, tail.count) == tail.count && tail == ending
    }
}
