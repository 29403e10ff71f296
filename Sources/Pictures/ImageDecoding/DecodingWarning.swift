/// A warning about a picture that was decoded despite a problem.
package enum DecodingWarning: Sendable, Hashable, CustomStringConvertible {
    /// The file ends too early, so only `rows` of the picture's `of` rows were read.
    case truncated(rows: Int, of: Int)
    /// The file is damaged, so only `rows` of the picture's `of` rows were read.
    case damaged(rows: Int, of: Int, message: String)
    case unusableProfile
    case unmanagedCMYK
    case highDynamicRange
    case firstFrame
    case mended(message: String)

    /// The share of the picture's rows that were read, 0 … 1, if the file is truncated or damaged; otherwise nil.
    package var readShare: Double? {
        switch self {
        case .truncated(let rows, let all), .damaged(let rows, let all, _): Double(rows) / Double(max(1, all))
        case .mended, .unusableProfile, .unmanagedCMYK, .highDynamicRange, .firstFrame: nil
        }
    }

    /// Whether the rows of the picture may be incomplete, because the file is truncated or damaged.
    package var isPartial: Bool { readShare != nil }

    /// The warning as the rest of a sentence that begins with the picture's path, such as "is animated; …".
    package var description: String {
        switch self {
        case .truncated(let rows, let all) where rows == all: "is truncated: its end is missing"
        case .truncated(let rows, let all): "is truncated: only \(rows) of \(all) rows could be read"
        case .damaged(let rows, let all, let message) where rows == all: "is damaged near its end (\(message))"
        case .damaged(let rows, let all, let message):
            "is damaged: only \(rows) of \(all) rows could be read (\(message))"
        case .unusableProfile: "has an unusable color profile, so its colors are read as sRGB"
        case .unmanagedCMYK: "is CMYK without a color profile, so its colors are only a guess. Save it as RGB"
        case .highDynamicRange: "is HDR (PQ or HLG), but its colors are read as sRGB. Save it as SDR"
        case .firstFrame: "is animated; only its first frame is used"
        case .mended(let message): "was read despite a defect (\(message))"
        }
    }
}
