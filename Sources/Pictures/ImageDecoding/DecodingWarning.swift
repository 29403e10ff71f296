/// A warning about a picture that was decoded nevertheless.
package enum DecodingWarning: Sendable, Hashable {
    /// The file ends too early: so many of the picture's rows were read.
    case truncated(rows: Int, of: Int)
    /// The file is damaged from some row on: so many of the picture's rows were read.
    case damaged(rows: Int, of: Int, message: String)
    /// The color profile is not sound, or not of the picture's kind: the colors are taken as sRGB.
    case unusableProfile
    /// The picture is of four inks and has no profile that says which: the conversion is a plain one.
    case unmanagedCMYK
    /// The picture is brighter than a screen's white, by a transfer function of HDR: the colors are taken as sRGB.
    case highDynamicRange
    /// The picture is an animation: only its first frame was read.
    case firstFrame
    /// The library found something wrong that it could mend.
    case mended(message: String)

    /// True where only a part of the picture was read.
    package var isPartial: Bool {
        switch self {
        case .truncated, .damaged: true
        case .mended, .unusableProfile, .unmanagedCMYK, .highDynamicRange, .firstFrame: false
        }
    }
}

extension DecodingWarning: CustomStringConvertible {
    /// The warning in words, to be put behind the path.
    package var description: String {
        switch self {
        case .truncated(let rows, let all) where rows == all: "is truncated: its end is missing"
        case .truncated(let rows, let all): "is truncated: only \(rows) of \(all) rows could be read"
        case .damaged(let rows, let all, let message) where rows == all: "is damaged near its end (\(message))"
        case .damaged(let rows, let all, let message):
            "is damaged: only \(rows) of \(all) rows could be read (\(message))"
        case .unusableProfile: "has a color profile that cannot be used; its colors are taken as sRGB"
        case .unmanagedCMYK: "is CMYK without a color profile; its colors are a plain guess. Save it as RGB"
        case .highDynamicRange: "is HDR (PQ or HLG); its colors are a guess, as if it were sRGB. Save it as SDR"
        case .firstFrame: "is animated: only its first frame is looked at"
        case .mended(let message): "was read in spite of a defect (\(message))"
        }
    }
}
