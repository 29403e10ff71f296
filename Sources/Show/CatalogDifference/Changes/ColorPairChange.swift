/// A pair of named colors (text on a background) whose contrast fell, is newly too low, or is now high enough.
package struct ColorPairChange: Sendable, Hashable, Encodable {
    package enum Change: String, Sendable, Hashable, Encodable {
        case new
        case worse
        case lower
        case fixed
    }

    package struct Colors: Sendable, Hashable, Encodable {
        package var text: String
        package var on: String
        /// The WCAG 2 contrast, 1 … 21, rounded down to two decimals.
        package var contrast: Double
    }

    package var text: String
    package var on: String
    package var variant: String
    package var change: Change
    package var minimum: Double
    package var before: Colors?
    package var after: Colors

    package var isProblem: Bool { change == .new || change == .worse }
}
