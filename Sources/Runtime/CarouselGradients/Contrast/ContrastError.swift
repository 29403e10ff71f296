internal import ColorScience

package enum ContrastError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Neither black nor white has the required contrast with the overlay, the color of the text or icons.
    ///
    /// `best` is the higher of the two contrasts.
    case outOfReach(best: Double)
    case ratioOutOfRange(Double)

    package var description: String {
        switch self {
        case .outOfReach(let best):
            "no backdrop reaches this contrast with the overlay; even black or white reaches only \(DecimalText.shortest(roundedDown(contrast: best))). Lower the contrast, or change the overlay"
        case .ratioOutOfRange(let ratio): "the contrast \(DecimalText.shortest(ratio)) is outside 1 … 21"
        }
    }
}
