internal import ColorScience

/// The average color stored in the first bytes of a ThumbHash.
///
/// Source: github.com/evanw/thumbhash, `thumbHashToAverageRGBA`. The first three bytes contain the lightness and two
/// color differences, with six bits each. The opacity is ignored, because a backdrop is opaque.
enum ThumbHashAverage {
    /// Returns the average color of a ThumbHash in Base64; nil if the text doesn't begin with four Base64 digits.
    static func color(base64: String) -> SRGB8? {
        var header: UInt32 = 0
        var count = 0
        for byte in base64.utf8.prefix(4) {
            guard let digit = digit(byte) else { return nil }
            header = header << 6 | digit
            count += 1
        }
        guard count == 4 else { return nil }
        // Base64 puts the first byte into the highest bits, and a ThumbHash puts it into the lowest bits.
        let bits = header >> 16 & 0xFF | header & 0xFF00 | (header & 0xFF) << 16
        let lightness = Double(bits & 63) / 63
        let yellowness = Double(bits >> 6 & 63) / 31.5 - 1
        let redness = Double(bits >> 12 & 63) / 31.5 - 1
        let blue = lightness - 2.0 / 3 * yellowness
        let red = (3 * lightness - blue + redness) / 2
        func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
        return SRGB8(red: byte(red), green: byte(red - redness), blue: byte(blue))
    }

    /// Returns the value of a Base64 digit (RFC 4648, sections 4 and 5); nil for any other character.
    private static func digit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
        case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
        default: nil
        }
    }
}
