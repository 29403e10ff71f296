/// A SHA-256 digest as a value without storage of its own.
struct ContentHash: Sendable, Hashable {
    private let words: SIMD4<UInt64>

    /// A digest by its 32 bytes.
    init(_ bytes: UnsafeRawBufferPointer) {
        words = bytes.loadUnaligned(as: SIMD4<UInt64>.self)
    }

    /// A number in the place of a digest.
    init(number: UInt64) { words = SIMD4(number, 0, 0, 0) }

    /// A digest by its 64 hexadecimal digits; nil for anything else.
    init?(hex: String) {
        let values = hex.utf8.compactMap { Self.digits.firstIndex(of: $0).map(UInt8.init) }
        guard values.count == 64, hex.utf8.count == 64 else { return nil }
        self = (0..<32).map { values[2 * $0] << 4 | values[2 * $0 + 1] }.withUnsafeBytes(ContentHash.init)
    }

    /// The 32 bytes.
    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        withUnsafeBytes(of: words, body)
    }

    /// The digest as 64 hexadecimal digits.
    var hex: String {
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
    /// In the order of the bytes.
    static func < (left: ContentHash, right: ContentHash) -> Bool {
        for index in 0..<4 where left.words[index] != right.words[index] {
            return UInt64(bigEndian: left.words[index]) < UInt64(bigEndian: right.words[index])
        }
        return false
    }
}
