/// A changed value of a named color.
package struct ColorChange: Sendable, Hashable, Encodable {
    package var name: String
    /// The slot of the value, such as `dark`; `any` for the default.
    package var variant: String
    /// The value before; absent if the slot had none.
    ///
    /// The value is `#RRGGBB`, `#RRGGBBAA`, CSS notation in another color space, or the name of a system color.
    package var before: String?
    /// The value after; absent if the slot has none.
    package var after: String?
    /// The value that the slot inherits if its own value is new or removed; absent if the slot has values both times.
    package var fallback: String?
    /// The CIEDE2000 difference between the shown values, regardless of their opacity, to two decimals.
    ///
    /// Absent if the color of a value is unknown, as for a system color.
    package var distance: Double?

    /// Whether the slot lost its own value and now shows a different color.
    var isWorse: Bool { after == nil && distance != 0 }
}

/// A color set that has another name, but the same values.
package struct ColorRename: Sendable, Hashable, Encodable {
    package var name: String
    package var formerName: String
}

/// A changed static gradient.
package struct GradientChange: Sendable, Hashable, Encodable {
    package struct Gradient: Sendable, Hashable, Encodable {
        /// The colors of the gradient's stops in light mode, `#RRGGBB` or `#RRGGBBAA`.
        package var stops: [String]
        /// The colors of the gradient's stops in dark mode.
        package var dark: [String]
        /// The unit points of the gradient's start and end, as four numbers: start x, start y, end x, end y.
        package var direction: [Double]
    }

    package var name: String
    package var before: Gradient
    package var after: Gradient
    /// The largest CIEDE2000 difference between the old and the new colors, in light or dark mode, to two decimals.
    ///
    /// The difference ignores opacity and direction.
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
