internal import ColorScience

package enum EasingError: Error, Sendable, Hashable, CustomStringConvertible {
    case controlPointOutOfRange(Double)
    case notFinite
    /// The parentheses of `cubic-bezier()` don't contain exactly four numbers.
    case notFourNumbers
    case unknownNotation

    package var description: String {
        switch self {
        case .controlPointOutOfRange(let x): "the x of a control point is \(DecimalText.shortest(x)); it must be 0 … 1"
        case .notFinite: "a coordinate is not a finite number"
        case .notFourNumbers: "write four numbers: cubic-bezier(x1, y1, x2, y2)"
        case .unknownNotation:
            "write linear, smoothstep, ease, ease-in, ease-out, ease-in-out or cubic-bezier(x1, y1, x2, y2)"
        }
    }
}
