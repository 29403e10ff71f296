extension String {
    /// Creates a string from bytes in UTF-8; nil if they aren't valid.
    ///
    /// From macOS 15 on, the standard library's `String(validating:as:)` does the same.
    @inlinable
    package init?(validUTF8 bytes: some Collection<UInt8>) {
        let text = String(decoding: bytes, as: UTF8.self)
        // Repairing invalid UTF-8 changes at least one byte, so the bytes are compared. Comparing memory regions is
        // much faster than comparing collections.
        let isWhole = text.utf8.withContiguousStorageIfAvailable { text in
            bytes.withContiguousStorageIfAvailable { text.elementsEqual($0) } ?? text.elementsEqual(bytes)
        }
        guard isWhole ?? text.utf8.elementsEqual(bytes) else { return nil }
        self = text
    }
}
