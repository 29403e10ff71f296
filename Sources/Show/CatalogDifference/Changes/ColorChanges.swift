/// A changed value of a named color.
package struct ColorChange: Sendable, Hashable, Encodable {
    package var name: String
    /// The variant of the color whose value changed, such as `dark`.
    ///
    /// `any` is the variant that applies where no other variant does.
    package var variant: String
    /// The value in the first catalog; absent if the variant has no value there.
    ///
    /// It is a hex code (`#RRGGBB` or `#RRGGBBAA`), CSS notation in another color space, or the name of a system color.
    /// If CSS lacks the color space, it is a hex code followed by the name of the color space.
    package var before: String?
    /// The value in the second catalog, as text like that of ``before``; absent if the variant has no value there.
    package var after: String?
    /// The value that an app shows for this variant in the catalog in which the variant has no value of its own.
    ///
    /// The variant inherits this value from another variant of the color in that catalog, such as `any`. The shape of
    /// the text is that of ``before``. Absent if both catalogs have a value, or if there is no variant to inherit from.
    package var fallback: String?
    /// The other variants of the color, such as `dark`, whose values are the same in both catalogs.
    package var unchanged: [String] = []
    /// The CIEDE2000 difference between the old and the new color, to two decimals.
    ///
    /// Translucent colors are compared on white and on black, and the larger difference counts.
    /// If the variant has a value in only one catalog, that value is compared with ``fallback``, the color that an app
    /// shows instead. Absent if one of the compared colors is missing or unknown. The color of a system color such as
    /// `systemRedColor`, for example, is unknown.
    package var distance: Double?

    /// Whether the variant lost its value, and now shows a different color.
    var isWorse: Bool { after == nil && distance != 0 }
}

/// A named color that has another name in the second catalog, but the same values.
package struct ColorRename: Sendable, Hashable, Encodable {
    package var name: String
    package var formerName: String
}

/// A change of a gradient that doesn't belong to a carousel.
package struct GradientChange: Sendable, Hashable, Encodable {
    package struct Gradient: Sendable, Hashable, Encodable {
        /// The colors of the gradient's stops in light mode, `#RRGGBB` or `#RRGGBBAA`.
        package var stops: [String]
        /// The colors of all stops of the gradient in dark mode, `#RRGGBB` or `#RRGGBBAA`.
        ///
        /// If a stop has no dark color of its own, this is its color in light mode.
        package var dark: [String]
        /// The points where the gradient starts and ends: start x, start y, end x, end y, from 0 (left or top) to 1
        /// (right or bottom).
        package var direction: [Double]
    }

    package var name: String
    package var before: Gradient
    package var after: Gradient
    /// The largest CIEDE2000 difference between the old and the new colors, in light or dark mode, to two decimals.
    ///
    /// Translucent colors are compared on white and on black. A change of the gradient's direction doesn't count.
    package var distance: Double
}

/// A change of a product's name or price.
package struct ProductChange: Sendable, Hashable, Encodable {
    package struct Product: Sendable, Hashable, Encodable {
        package var name: String?
        package var price: String?
    }

    package var image: String
    package var before: Product
    package var after: Product
}
