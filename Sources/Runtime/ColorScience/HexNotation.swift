/// The hexadecimal notation of colors (CSS Color 4, section 5.2).
enum HexNotation {
    /// Returns the bytes of `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
    static func bytes(_ text: String) -> [UInt8]? {
        guard let (value, count) = digits(text) else { return nil }
        func byte(_ digit: Int) -> UInt8 { UInt8(truncatingIfNeeded: value >> (4 * digit)) }
        switch count {
        case 3, 4: return (0..<count).reversed().map { (byte($0) & 15) * 17 }
        case 6, 8: return stride(from: count - 2, through: 0, by: -2).map(byte)
        default: return nil
        }
    }

    /// Returns the value and the number of the hexadecimal digits after `#`, at most eight; nil for any other text.
    static func digits(_ text: String) -> (value: UInt32, count: Int)? {
        // Nearly every string is contiguous in memory, which makes reading faster.
        text.utf8.withContiguousStorageIfAvailable { digits($0) } ?? digits(text.utf8)
    }

    private static func digits(_ bytes: some Sequence<UInt8>) -> (value: UInt32, count: Int)? {
        var (value, count) = (UInt32(0), -1)
        for byte in bytes {
            count += 1
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "#") where count == 0: continue
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
            default: return nil
            }
            guard (1...8).contains(count) else { return nil }
            value = value << 4 | UInt32(digit)
        }
        return count < 0 ? nil : (value, count)
    }

    /// Returns `#` and two uppercase digits per byte.
    static func text(_ bytes: some Collection<UInt8>) -> String {
        String(unsafeUninitializedCapacity: 1 + 2 * bytes.count) { text in
            text[0] = UInt8(ascii: "#")
            var count = 1
            for byte in bytes {
                (text[count], text[count + 1]) = byte.hexDigits
                count += 2
            }
            return count
        }
    }
}

extension UInt8 {
    /// The byte as two uppercase hexadecimal digits in ASCII.
    @inlinable package var hexDigits: (UInt8, UInt8) {
        func digit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10 }
        return (digit(self >> 4), digit(self & 15))
    }
}
