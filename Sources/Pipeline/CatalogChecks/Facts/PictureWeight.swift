internal import FileAccess
internal import ImageDecoding

/// How much a picture takes, and would take if it were encoded anew.
struct PictureWeight: Sendable {
    let bytes: Int
    /// The bytes that it would have.
    let recoded: Int
    /// Whether it is a JPEG; else it is a PNG.
    let isJPEG: Bool

    /// The bytes that would be saved; fewer than 0 where the file is better already.
    var saved: Int { bytes - recoded }

    /// Nil for a file of another format, of four inks, that saves nothing worth while, or that cannot be decoded.
    ///
    /// - Parameter least: the bytes that are worth while; a file of no more cannot save so many.
    init?(_ path: String, _ header: ImageHeader, least: Int, limits: DecodingLimits) {
        guard header.format == .jpeg || header.format == .png, let size = try? RegularFile(path).size, size > least
        else { return nil }
        bytes = size
        isJPEG = header.format == .jpeg
        if isJPEG {
            guard let frame = JPEGFrame(path), frame.components == 1 || frame.components == 3,
                let pixels = RecodedSize.jpeg(.file(path), isGray: frame.components == 1, limits: limits)
            else { return nil }
            // The profile stays, for it says what the colors mean.
            recoded = pixels + frame.profileSize
        } else {
            guard let size = RecodedSize.png(.file(path), limits: limits) else { return nil }
            recoded = size
        }
    }
}
