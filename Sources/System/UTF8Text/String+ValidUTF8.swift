extension String {
    /// Makes a string of bytes that are valid UTF-8, and nothing of others.
    ///
    /// The standard library's `String(validating:as:)` does the same from macOS 15 on.
    @inlinable
    package init?(validUTF8 bytes: some Collection<UInt8>) {
        let text = String(decoding: bytes, as: UTF8.self)
        // A repair replaces at least one byte, so it shows here; a U+FFFD that was in the bytes stays as it is. Two
        // runs of memory are compared much faster than two collections.
        let isWhole = text.utf8.withContiguousStorageIfAvailable { text in
            bytes.withContiguousStorageIfAvailable { text.elementsEqual($0) } ?? text.elementsEqual(bytes)
        }
        guard isWhole ?? text.utf8.elementsEqual(bytes) else { return nil }
        self = text
    }
}
