extension String {
    /// Returns the text as part of a URL (RFC 3986, section 2.1).
    ///
    /// - Parameter plain: the ASCII characters, besides letters and digits, that aren't percent-encoded.
    package func percentEncoded(except plain: String) -> String {
        utf8.reduce(into: "") { text, byte in
            let character = Character(Unicode.Scalar(byte))
            let isPlain = byte < 0x80 && (character.isLetter || character.isNumber || plain.contains(character))
            text +=
                isPlain ? String(character) : "%" + String(UInt32(byte) + 256, radix: 16, uppercase: true).dropFirst()
        }
    }
}
