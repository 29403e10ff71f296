/// A changed value of a named color.
package struct ColorChange: Sendable, Hashable, Encodable {
    package var name: String
    /// The slot of the value, such as `dark`; `any` for the default.
    package var variant: String
    /// The value before: `#RRGGBB`, `#RRGGBBAA`, CSS notation in another color space, or the name of a system color;
    /// absent for a new one.
    package var before: String?
    /// The value after; absent if the slot has none.
    package var after: String?
    /// The value that the slot shows if it has none of its own before or after; absent if it has both.
    package var fallback: String?
    /// The CIEDE2000 difference of the shown values without opacity, to two decimals.
    ///
    /// Absent if one of them isn't a hex code.
    package var distance: Double?

    /// Whether the slot lost its own value and now shows a different color.
    var isWorse: Bool { after == nil && distance != 0 }
}

/// A color set with another name and the same values.
package struct ColorRename: Sendable, Hashable, Encodable {
    package var name: String
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
    /// The largest CIEDE2000 difference between the colors of light mode, or of dark mode, to two decimals.
    ///
    /// It ignores the opacity and the direction.
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
