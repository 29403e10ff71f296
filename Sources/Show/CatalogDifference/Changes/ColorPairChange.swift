/// A pair of named colors whose contrast fell, or passes now.
package struct ColorPairChange: Sendable, Hashable, Encodable {
    /// The kind of change of the contrast.
    package enum Change: String, Sendable, Hashable, Encodable {
        /// It fell below the minimum.
        case new
        /// It was below the minimum and fell further.
        case worse
        /// It fell, but not below the minimum.
        case lower
        /// It was below the minimum, and isn't any more.
        case fixed
    }

    /// The two visible colors.
    package struct Colors: Sendable, Hashable, Encodable {
        /// The text, `#RRGGBB`.
        package var text: String
        /// The background, `#RRGGBB`.
        package var on: String
        /// Their WCAG 2 contrast, to two decimals.
        package var contrast: Double
    }

    package var text: String
    /// The background color.
    package var on: String
    /// The appearance of the values, such as `dark`; `any` if they serve all others.
    package var variant: String
    /// The kind of change of the contrast.
    package var change: Change
    /// The minimum contrast.
    package var minimum: Double
    /// The pair before; absent if it wasn't configured.
    package var before: Colors?
    package var after: Colors

    /// Whether it is below the minimum.
    package var isProblem: Bool { change == .new || change == .worse }
}
