package import FileAccess

package enum ImageDecodingError: Error, Sendable, Hashable, CustomStringConvertible {
    case unreadable(FileFailure.Reason)
    case empty
    /// This library doesn't decode the format, or the variant of the format, that the text names.
    case unsupported(String)
    /// The content violates the rules of its format, for the reason in the text.
    case malformed(ImageFormat, String)
    case tooManyPixels(width: Int, height: Int, limit: Int)
    case tooMuchMemory(limit: Int)
    /// The picture can't be encoded in the requested format.
    case unencodable

    /// The error for a PNG that Xcode optimized for devices, which this library can't decode.
    package static let deviceForm = ImageDecodingError.unsupported(
        "a PNG in Apple's private CgBI format (made by Xcode for a device)")

    /// The error as the rest of a sentence that begins with the picture's path, such as "is empty …".
    package var description: String {
        switch self {
        case .unreadable(.tooLarge(let limit)):
            "\(FileFailure(path: "", reason: .tooLarge(limit))), the limit for a picture of as many pixels as are allowed. Raise --max-pixels"
        case .unreadable(let reason): FileFailure(path: "", reason: reason).description
        case .empty: "is empty (0 bytes). Export or copy it again"
        case .unsupported(let what): "is \(what), which Tincture does not decode"
        case .malformed(let format, let message): "is not a valid \(format.rawValue.uppercased()): \(message)"
        case .tooManyPixels(let width, let height, let limit):
            width.multipliedReportingOverflow(by: height).overflow || width * height > limit
                ? "has \(width) × \(height) pixels, more than the \(limit) allowed. Scale it down, or raise --max-pixels"
                : "has \(height) rows, each of which counts as at least \(DecodingLimits.leastRowPixels) pixels: "
                    + "more than the \(limit) allowed (--max-pixels)"
        case .tooMuchMemory(let limit):
            "needs more than the \(limit >> 20) MiB of memory allowed. Scale it down, or raise --max-memory"
        case .unencodable: "cannot be encoded, because it is too large or memory ran out. Scale it down"
        }
    }
}
