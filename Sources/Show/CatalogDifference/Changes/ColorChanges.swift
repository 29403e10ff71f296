package struct ColorChange: Sendable, Equatable, Encodable {
    package var name: String
    package var variant: String
    /// A hex code, CSS notation in another color space, or the name of a system color.
    ///
    /// If CSS lacks the color space, it is a hex code followed by the name of the color space.
    package var before: String?
    package var after: String?
    /// The value that the variant inherits where it has none of its own.
    package var fallback: String?
    package var unchanged: [String] = []
    /// The CIEDE2000 difference of the colors that an app shows, on white or on black; nil if one is unknown.
    package var distance: Double?

    /// Whether the variant lost its value, and now shows a different color.
    var isWorse: Bool { after == nil && distance != 0 }
}

package struct ColorRename: Sendable, Equatable, Encodable {
    package var name: String
    package var formerName: String
}

/// A change of a gradient that doesn't belong to a carousel.
package struct GradientChange: Sendable, Encodable {
    package struct Gradient: Sendable, Equatable, Encodable {
        package var stops: [String]
        /// The colors in dark mode; for a stop without a dark color, that in light mode.
        package var dark: [String]
        /// Start x, start y, end x, end y, from 0 (left or top) to 1 (right or bottom).
        package var direction: [Double]
    }

    package var name: String
    package var before: Gradient
    package var after: Gradient
    package var distance: Double
}

package struct ProductChange: Sendable, Encodable {
    package struct Product: Sendable, Encodable {
        package var name: String?
        package var price: String?
    }

    package var image: String
    package var before: Product
    package var after: Product
}
