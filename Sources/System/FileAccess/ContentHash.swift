/// A SHA-256 digest stored without a heap allocation.
package struct ContentHash: Sendable, Hashable {
    private let words: SIMD4<UInt64>

    /// Creates a digest from its 32 bytes.
    package init(_ bytes: UnsafeRawBufferPointer) { words = bytes.loadUnaligned(as: SIMD4<UInt64>.self) }

    /// Creates a value that stores a number, such as a checksum, where a digest is expected.
    package init(number: UInt64) { words = SIMD4(number, 0, 0, 0) }

    /// Creates a digest from 64 lowercase hexadecimal digits; nil for any other text.
    package init?(hex: String) {
        guard hex.utf8.count == 64 else { return nil }
        var words = SIMD4<UInt64>()
        for (index, digit) in hex.utf8.enumerated() {
            let value: UInt8
            switch digit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): value = digit - UInt8(ascii: "a") + 10
            default: return nil
            }
            words[index / 16] = words[index / 16] << 4 | UInt64(value)
        }
        for index in 0..<4 { words[index] = UInt64(bigEndian: words[index]) }
        self.words = words
    }

    /// The first eight bytes of the digest as a number, enough to detect accidental damage but not an attack.
    package var prefix: UInt64 { words[0] }

    package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        withUnsafeBytes(of: words, body)
    }

    /// The digest as 64 lowercase hexadecimal digits.
    package var hex: String {
        withBytes { bytes in
            String(unsafeUninitializedCapacity: 64) { text in
                for (index, byte) in bytes.enumerated() {
                    text[2 * index] = Self.digits[Int(byte >> 4)]
                    text[2 * index + 1] = Self.digits[Int(byte & 15)]
                }
                return 64
            }
        }
    }

    private static let digits = Array("0123456789abcdef".utf8)
}

extension ContentHash: Comparable {
    package static func < (left: ContentHash, right: ContentHash) -> Bool {
        for index in 0..<4 where left.words[index] != right.words[index] {
            return UInt64(bigEndian: left.words[index]) < UInt64(bigEndian: right.words[index])
        }
        return false
    }
}
