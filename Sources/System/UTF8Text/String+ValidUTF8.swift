extension String {
    /// Creates a string from bytes that are valid UTF-8; nil for any others.
    ///
    /// From macOS 15 on, the standard library's `String(validating:as:)` does the same.
    @inlinable
    package init?(validUTF8 bytes: some Collection<UInt8>) {
        let text = String(decoding: bytes, as: UTF8.self)
        // A repair replaces at least one byte, so it shows here; an original U+FFFD stays. Comparing two memory regions
        // is much faster than comparing two collections.
        let isWhole = text.utf8.withContiguousStorageIfAvailable { text in
            bytes.withContiguousStorageIfAvailable { text.elementsEqual($0) } ?? text.elementsEqual(bytes)
        }
        guard isWhole ?? text.utf8.elementsEqual(bytes) else { return nil }
        self = text
    }
}
