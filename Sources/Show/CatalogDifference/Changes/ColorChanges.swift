/// A changed value of a named color.
package struct ColorChange: Sendable, Hashable, Encodable {
    package var name: String
    /// The slot of the value, such as `dark`; `any` for the default.
    package var variant: String
    /// The value before: `#RRGGBB`, `#RRGGBBAA` or the name of a system color; absent for a new one.
    package var before: String?
    /// The value after; absent for a removed one.
    package var after: String?
    /// The value shown instead on the side that has none; absent if both have one.
    package var fallback: String?
    /// The CIEDE2000 difference of the shown values without opacity, to two decimals; absent if one isn't a hex code.
    package var distance: Double?

    /// Whether a slot lost its own value, so that it shows a different color.
    var isWorse: Bool { after == nil && distance != 0 }
}

/// A color set with another name and the same values.
package struct ColorRename: Sendable, Hashable, Encodable {
    package var name: String
    /// The name in the first catalog.
    package var formerName: String
}

/// A changed static gradient.
package struct GradientChange: Sendable, Hashable, Encodable {
    package struct Gradient: Sendable, Hashable, Encodable {
        /// The colors of its stops in light mode, `#RRGGBB` or `#RRGGBBAA`.
        package var stops: [String]
        /// The colors of its stops in dark mode.
        package var dark: [String]
        /// The unit points of its start and end, as four numbers: x and y, x and y.
        package var direction: [Double]
    }

    package var name: String
    package var before: Gradient
    package var after: Gradient
    /// The largest CIEDE2000 difference of the colors, without opacity and direction, to two decimals.
    package var distance: Double
}

/// A product with a different name or price.
package struct ProductChange: Sendable, Hashable, Encodable {
    package struct Product: Sendable, Hashable, Encodable {
        package var name: String?
        package var price: String?
    }

    package var image: String
    package var before: Product
    package var after: Product
}
