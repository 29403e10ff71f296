/// A SHA-256 digest stored without a heap allocation.
package struct ContentHash: Sendable, Hashable {
    private let words: SIMD4<UInt64>

    package init(_ bytes: UnsafeRawBufferPointer) { words = bytes.loadUnaligned(as: SIMD4<UInt64>.self) }

    /// Creates a value that stores a number, such as a checksum, where a digest is expected.
    package init(number: UInt64) { words = SIMD4(number, 0, 0, 0) }

    /// Creates a digest from 64 lowercase hexadecimal digits; nil for any other text.
    package init?(hex: String) {
        guard hex.utf8.count == 64 else { return nil }
        var words = SIMD4<UInt64>()
        for index in 0..<4 {
            guard let word = UInt64(hex.dropFirst(16 * index).prefix(16), radix: 16) else { return nil }
            words[index] = UInt64(bigEndian: word)
        }
        self.words = words
        // `UInt64` also reads signs and capital letters.
        if self.hex != hex { return nil }
    }

    /// The first eight bytes of the digest as a number, enough to detect accidental damage but not an attack.
    package var prefix: UInt64 { words[0] }

    package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        withUnsafeBytes(of: words, body)
    }

    package var hex: String {
        (0..<4).map { index in
            let digits = String(UInt64(bigEndian: words[index]), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}

extension ContentHash: Comparable {
    package static func < (left: ContentHash, right: ContentHash) -> Bool {
        left.withBytes { left in right.withBytes { left.lexicographicallyPrecedes($0) } }
    }
}
