/// A static gradient between named colours.
public struct GradientEntry: Codable, Sendable, Hashable {
    /// One colour of it.
    public struct Stop: Codable, Sendable, Hashable {
        /// The name of the colour, or the colour as the configuration writes it.
        public var color: String
        /// Its sRGB value without alpha, `#RRGGBB`.
        public var hex: String
        /// Its alpha, 0 … 1; absent where it is opaque.
        public var alpha: Double?
        /// Its sRGB value in the dark appearance, without alpha; absent where neither value nor alpha differs there.
        public var dark: String?
        /// Its alpha in the dark appearance; absent where it is opaque there, and without ``dark``.
        public var darkAlpha: Double?
        /// Where it stands, 0 … 1 from start to end.
        public var location: Double

        /// A stop by its parts.
        public init(color: String, hex: String, location: Double) {
            self.color = color
            self.hex = hex
            self.location = location
        }
    }

    /// The name.
    public var name: String
    /// The unit point, x and y from the top left, at which it starts.
    public var start: [Double]
    /// The unit point, x and y from the top left, at which it ends.
    public var end: [Double]
    /// The colours, in rising location.
    public var stops: [Stop]

    /// An entry by its parts.
    public init(name: String, start: [Double], end: [Double], stops: [Stop]) {
        self.name = name
        self.start = start
        self.end = end
        self.stops = stops
    }
}

extension GradientEntry.Stop {
    /// The value in the light appearance, `#RRGGBB`, or `#RRGGBBAA` where it is not opaque.
    public var code: String { HexCode.of(hex, alpha: alpha) }

    /// The value in the dark appearance, written as ``code``.
    public var darkCode: String { dark.map { HexCode.of($0, alpha: darkAlpha) } ?? code }
}
