/// A static gradient between named colors.
package struct GradientEntry: Codable, Sendable, Hashable {
    /// One color of it.
    package struct Stop: Codable, Sendable, Hashable {
        /// The name of the color, or the color as the configuration writes it.
        package var color: String
        /// Its sRGB value without alpha, `#RRGGBB`.
        package var hex: String
        /// Its alpha, 0 … 1; absent where it is opaque.
        package var alpha: Double?
        /// Its sRGB value in the dark appearance, without alpha; absent where neither value nor alpha differs there.
        package var dark: String?
        /// Its alpha in the dark appearance; absent where it is opaque there, and without ``dark``.
        package var darkAlpha: Double?
        /// The location, 0 … 1 from start to end.
        package var location: Double

        package init(color: String, hex: String, location: Double) {
            (self.color, self.hex, self.location) = (color, hex, location)
        }
    }

    package var name: String
    /// The unit point, x and y from the top left, at which it starts.
    package var start: [Double]
    /// The unit point, x and y from the top left, at which it ends.
    package var end: [Double]
    /// The colors, in rising location.
    package var stops: [Stop]

    package init(name: String, start: [Double], end: [Double], stops: [Stop]) {
        (self.name, self.start, self.end, self.stops) = (name, start, end, stops)
    }
}

extension GradientEntry.Stop {
    /// The value in the light appearance, `#RRGGBB`, or `#RRGGBBAA` where it is not opaque.
    package var code: String { HexCode.of(hex, alpha: alpha) }

    /// The value in the dark appearance, written as ``code``.
    package var darkCode: String { dark.map { HexCode.of($0, alpha: darkAlpha) } ?? code }
}
