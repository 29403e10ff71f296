internal import FileAccess
internal import ImageDecoding

/// The size of a picture's file in bytes, before and after encoding the picture again.
struct PictureWeight: Sendable {
    let bytes: Int
    let recoded: Int
    let isJPEG: Bool

    var saved: Int { bytes - recoded }

    /// Measures a JPEG or PNG file; nil for a CMYK picture, a small file, or a file that can't be decoded.
    ///
    /// - Parameter least: the minimum saving in bytes; a file of at most this size can't save so much.
    init?(_ path: String, _ header: ImageHeader, least: Int, limits: DecodingLimits) {
        guard header.format == .jpeg || header.format == .png, let size = try? RegularFile(path).size, size > least
        else { return nil }
        bytes = size
        isJPEG = header.format == .jpeg
        if isJPEG {
            guard let frame = JPEGFrame(path), frame.components == 1 || frame.components == 3,
                let pixels = RecodedSize.jpeg(.file(path), isGray: frame.components == 1, limits: limits)
            else { return nil }
            // The profile stays, because it defines the colors.
            recoded = pixels + frame.profileSize
        } else {
            guard let size = RecodedSize.png(.file(path), limits: limits) else { return nil }
            recoded = size
        }
    }
}
