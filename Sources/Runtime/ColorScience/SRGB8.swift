/// An opaque sRGB color with 8 bits per channel, as in a hex code.
///
/// ```swift
/// let blue = SRGB8(red: 31, green: 111, blue: 235)
/// assert(blue.hex == "#1F6FEB")
/// assert(SRGB8(hex: "#1F6FEB") == blue)
/// assert(SRGB8(hex: "blue") == nil)
/// ```
public struct SRGB8: Sendable, Hashable {
    /// Red, gamma-encoded, 0 … 255.
    public var red: UInt8
    /// Green, gamma-encoded, 0 … 255.
    public var green: UInt8
    /// Blue, gamma-encoded, 0 … 255.
    public var blue: UInt8

    package static let black = SRGB8(red: 0, green: 0, blue: 0)
    package static let white = SRGB8(red: 255, green: 255, blue: 255)

    /// Creates a color from its channels.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Creates a color from a hex code, `#RRGGBB` or `#RGB`, in any letter case; nil for any other text.
    public init?(hex: String) {
        guard let (value, count) = HexNotation.digits(hex) else { return nil }
        func part(_ shift: UInt32, _ mask: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value >> shift & mask) }
        switch count {
        case 3: self.init(red: part(8, 15) * 17, green: part(4, 15) * 17, blue: part(0, 15) * 17)
        case 6: self.init(red: part(16, 255), green: part(8, 255), blue: part(0, 255))
        default: return nil
        }
    }

    /// Reads a hex code, also `#RRGGBBAA`, and returns its color and opacity, 0 … 255; nil for any other text.
    package static func withAlpha(hex: String) -> (color: SRGB8, alpha: UInt8)? {
        guard let (value, count) = HexNotation.digits(hex), count == 8 else { return SRGB8(hex: hex).map { ($0, 255) } }
        func part(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value >> shift) }
        return (SRGB8(red: part(24), green: part(16), blue: part(8)), part(0))
    }

    /// The hex code, `#RRGGBB` in uppercase.
    public var hex: String { withUnsafeBytes(of: (red, green, blue)) { HexNotation.text($0) } }

    /// Returns the hex code with an opacity of 0 … 255, `#RRGGBBAA`, or `#RRGGBB` if the opacity is 255.
    package func hex(alpha: UInt8) -> String {
        alpha == 255 ? hex : withUnsafeBytes(of: (red, green, blue, alpha)) { HexNotation.text($0) }
    }

    /// The luma in thousandths, 0 … 255,000, with the weights of ITU-R BT.601, section 2.5.1.
    package var luma: Int { 299 * Int(red) + 587 * Int(green) + 114 * Int(blue) }

    /// The channels as numbers of 0 … 1.
    var unitComponents: Components { Components(Double(red), Double(green), Double(blue)) / 255 }

    /// Creates the color nearest to gamma-encoded components, which are clamped to 0 … 1; NaN becomes 0.
    init(encoded: Components) {
        self.init(red: Self.byte(encoded.x), green: Self.byte(encoded.y), blue: Self.byte(encoded.z))
    }

    /// Returns the byte nearest to a value of 0 … 1.
    static func byte(_ value: Double) -> UInt8 { value > 0 ? UInt8(min(value * 255, 255).rounded()) : 0 }
}
