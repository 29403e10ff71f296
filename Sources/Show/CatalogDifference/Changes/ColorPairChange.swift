/// A pair of named colors (text on a background) whose contrast fell, is newly too low, or is now high enough.
package struct ColorPairChange: Sendable, Hashable, Encodable {
    package enum Change: String, Sendable, Hashable, Encodable {
        /// The contrast fell below the minimum, or a newly configured pair is below the minimum.
        case new
        /// The contrast was below the minimum and fell further.
        case worse
        /// The contrast fell, but still reaches the minimum.
        case lower
        /// The contrast was below the minimum and now reaches the minimum.
        case fixed
    }

    /// The two colors of the pair in one of the catalogs, the first or the second, and their contrast.
    package struct Colors: Sendable, Hashable, Encodable {
        /// The color of the text, `#RRGGBB`.
        package var text: String
        /// The color of the background, `#RRGGBB`.
        package var on: String
        /// The WCAG 2 contrast of ``text`` and ``on`` in the same catalog, 1 … 21, rounded down to two decimals.
        ///
        /// The catalog is the first for ``ColorPairChange/before``, the second for ``ColorPairChange/after``.
        package var contrast: Double
    }

    package var text: String
    package var on: String
    /// The variant of the two colors, such as `dark`.
    ///
    /// `any` is the variant that applies where no other variant does.
    package var variant: String
    package var change: Change
    /// The minimum WCAG 2 contrast, from the configuration.
    package var minimum: Double
    /// The colors in the first catalog; absent if the pair wasn't configured there.
    package var before: Colors?
    package var after: Colors

    package var isProblem: Bool { change == .new || change == .worse }
}
