/// A static gradient (a gradient that doesn't belong to a carousel), whose colors are named or in CSS notation.
package struct GradientEntry: Codable, Sendable, Hashable {
    package struct Stop: Codable, Sendable, Hashable {
        /// The color as written in the configuration: the name of a color in the catalog, or a CSS color.
        package var color: String
        /// The sRGB value of the color in light mode, without alpha, `#RRGGBB`.
        package var hex: String
        /// The alpha in light mode, 0 … 1; absent if the color is opaque.
        package var alpha: Double?
        /// The sRGB value in dark mode, without alpha; absent if dark mode shows the same color.
        package var dark: String?
        package var darkAlpha: Double?
        /// The location along the gradient, from 0 at ``GradientEntry/start`` to 1 at ``GradientEntry/end``.
        package var location: Double

        package init(color: String, hex: String, location: Double) {
            (self.color, self.hex, self.location) = (color, hex, location)
        }
    }

    package var name: String
    /// The start: x and y from the top left, as fractions of the width and height.
    package var start: [Double]
    /// The end, in the same unit.
    package var end: [Double]
    /// The colors, in ascending order of location.
    package var stops: [Stop]

    package init(name: String, start: [Double], end: [Double], stops: [Stop]) {
        (self.name, self.start, self.end, self.stops) = (name, start, end, stops)
    }
}

extension GradientEntry.Stop {
    /// The color of the stop in light mode, `#RRGGBB`, or `#RRGGBBAA` if it isn't opaque.
    package var code: String { HexCode.of(hex, alpha: alpha) }

    /// The color of the stop in dark mode, `#RRGGBB`, or `#RRGGBBAA` if it isn't opaque.
    package var darkCode: String { dark.map { HexCode.of($0, alpha: darkAlpha) } ?? code }
}
