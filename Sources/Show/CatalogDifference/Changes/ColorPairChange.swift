/// A pair of named colors whose contrast is lower than it was, or passes now.
package struct ColorPairChange: Sendable, Hashable, Encodable {
    /// How the contrast changed.
    package enum Change: String, Sendable, Hashable, Encodable {
        /// It is lower than what is asked for, and was not.
        case new
        /// It was lower than what is asked for, and is lower now.
        case worse
        /// It is lower than it was, and as much as is asked for.
        case lower
        /// It was lower than what is asked for, and is not any more.
        case fixed
    }

    /// The two colors as they are seen.
    package struct Colors: Sendable, Hashable, Encodable {
        /// The text, `#RRGGBB`.
        package var text: String
        /// The background, `#RRGGBB`.
        package var on: String
        /// Their WCAG 2 contrast, to two places.
        package var contrast: Double
    }

    package var text: String
    /// The color behind it.
    package var on: String
    /// What the values are for, such as `dark`; `any` for those that serve all others.
    package var variant: String
    /// How the contrast changed.
    package var change: Change
    /// What is asked for.
    package var minimum: Double
    /// The pair before; absent where it was not asked for.
    package var before: Colors?
    package var after: Colors

    /// True for what is lower than what is asked for.
    package var isProblem: Bool { change == .new || change == .worse }
}
