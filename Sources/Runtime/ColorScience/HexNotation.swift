/// Colors as hexadecimal digits (CSS Color 4, section 5.2).
enum HexNotation {
    /// The bytes of `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
    static func bytes(_ text: String) -> [UInt8]? {
        guard text.utf8.first == UInt8(ascii: "#") else { return nil }
        var digits: [UInt8] = []
        for byte in text.utf8.dropFirst() {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            digits.append(UInt8(digit))
        }
        switch digits.count {
        case 3, 4: return digits.map { $0 * 17 }
        case 6, 8: return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
        default: return nil
        }
    }

    /// `#` and two upper-case digits a byte.
    static func text(_ bytes: some Collection<UInt8>) -> String {
        func digit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10 }
        return String(unsafeUninitializedCapacity: 1 + 2 * bytes.count) { text in
            text[0] = UInt8(ascii: "#")
            var count = 1
            for byte in bytes {
                text[count] = digit(byte >> 4)
                text[count + 1] = digit(byte & 15)
                count += 2
            }
            return count
        }
    }
}
