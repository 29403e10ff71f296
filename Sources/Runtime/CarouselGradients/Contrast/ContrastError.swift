internal import ColorScience

/// Why a contrast cannot be had.
package enum ContrastError: Error, Sendable, Hashable {
    /// Neither black nor white has the contrast with the overlay; the most that one of them has.
    case outOfReach(best: Double)
    /// The contrast asked for is not a number of 1 … 21.
    case ratioOutOfRange(Double)
}

extension ContrastError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .outOfReach(let best):
            "no backdrop has this contrast with the overlay: black and white reach \(DecimalText.shortest(hundredths(best)))"
        case .ratioOutOfRange(let ratio): "the contrast \(DecimalText.shortest(ratio)) is not in 1 … 21"
        }
    }

    /// Cut to two places, so that no one is promised more than there is.
    private func hundredths(_ ratio: Double) -> Double { (ratio * 100).rounded(.down) / 100 }
}
