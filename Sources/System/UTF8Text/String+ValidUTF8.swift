extension String {
    /// Creates a string from bytes in UTF-8; nil if the bytes aren't valid UTF-8.
    ///
    /// From macOS 15 on, the standard library's `String(validating:as:)` does the same.
    @inlinable
    package init?(validUTF8 bytes: some Collection<UInt8>) {
        let text = String(decoding: bytes, as: UTF8.self)
        // `String(decoding:as:)` replaces invalid bytes, so the result equals the input only if all bytes were valid.
        // Comparing memory regions is much faster than comparing collections.
        let isWhole = text.utf8.withContiguousStorageIfAvailable { text in
            bytes.withContiguousStorageIfAvailable { text.elementsEqual($0) } ?? text.elementsEqual(bytes)
        }
        guard isWhole ?? text.utf8.elementsEqual(bytes) else { return nil }
        self = text
    }
}
