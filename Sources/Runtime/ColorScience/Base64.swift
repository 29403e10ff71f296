/// The Base64 encoding (RFC 4648, section 4).
package enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// Returns bytes encoded as Base64, with padding.
    package static func text(_ bytes: [UInt8]) -> String {
        let alphabet = alphabet
        return String(unsafeUninitializedCapacity: (bytes.count + 2) / 3 * 4) { text in
            var end = 0
            for start in stride(from: 0, to: bytes.count, by: 3) {
                let count = min(3, bytes.count - start)
                let bits = (0..<3).reduce(0) { $0 << 8 | ($1 < count ? Int(bytes[start + $1]) : 0) }
                for digit in 0..<4 {
                    text[end + digit] = digit <= count ? alphabet[bits >> (18 - 6 * digit) & 63] : UInt8(ascii: "=")
                }
                end += 4
            }
            return end
        }
    }

    /// Returns the bytes of a Base64 text with padding; nil for any other text.
    package static func bytes(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        var (bits, count) = (0, 0)
        for character in text.utf8.prefix(while: { $0 != UInt8(ascii: "=") }) {
            guard let value = alphabet.firstIndex(of: character) else { return nil }
            bits = (bits << 6 | value) & 0xFFFF
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> count))
            }
        }
        return self.text(bytes) == text ? bytes : nil
    }
}
