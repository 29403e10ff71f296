/// A value of a named color that changed.
package struct ColorChange: Sendable, Hashable, Encodable {
    package var name: String
    /// What the value serves, such as `dark`; `any` for the one that serves all others.
    package var variant: String
    /// The value before, `#RRGGBB`, `#RRGGBBAA` or the name of a color of the system; absent for a new one.
    package var before: String?
    /// The value after; absent for one that is not there any more.
    package var after: String?
    /// How far the two are apart, CIEDE2000, to two places, opacity left out; absent where one is no hex code.
    package var distance: Double?
}

/// A static gradient that changed.
package struct GradientChange: Sendable, Hashable, Encodable {
    package struct Gradient: Sendable, Hashable, Encodable {
        /// The colors of its stops in the light appearance, `#RRGGBB` or `#RRGGBBAA`.
        package var stops: [String]
        /// The same in the dark appearance.
        package var dark: [String]
        /// The unit points where it starts and ends: x and y, x and y.
        package var direction: [Double]
    }

    package var name: String
    package var before: Gradient
    package var after: Gradient
    /// How far the two are apart at most, CIEDE2000, to two places, opacity and direction left out.
    package var distance: Double
}

/// A product with another name or price.
package struct ProductChange: Sendable, Hashable, Encodable {
    package struct Product: Sendable, Hashable, Encodable {
        package var name: String?
        package var price: String?
    }

    package var image: String
    package var before: Product
    package var after: Product
}
