/// A pair of named colors whose contrast fell, is newly below the minimum, or now reaches the minimum.
package struct ColorPairChange: Sendable, Hashable, Encodable {
    package enum Change: String, Sendable, Hashable, Encodable {
        /// The contrast fell below the minimum, or a newly configured pair is below the minimum.
        case new
        /// The contrast was below the minimum and fell further.
        case worse
        /// The contrast fell, but not below the minimum.
        case lower
        /// The contrast was below the minimum and now reaches the minimum.
        case fixed
    }

    package struct Colors: Sendable, Hashable, Encodable {
        /// The text, `#RRGGBB`.
        package var text: String
        /// The background, `#RRGGBB`.
        package var on: String
        /// The WCAG 2 contrast of the two colors, to two decimals.
        package var contrast: Double
    }

    package var text: String
    package var on: String
    /// The slot of the two colors, such as `dark`; `any` for the default slot.
    package var variant: String
    package var change: Change
    /// The minimum WCAG 2 contrast.
    package var minimum: Double
    /// The colors before; absent if the pair wasn't configured before.
    package var before: Colors?
    package var after: Colors

    package var isProblem: Bool { change == .new || change == .worse }
}
