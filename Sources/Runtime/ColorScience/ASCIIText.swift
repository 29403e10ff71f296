/// Text functions with the rules of CSS, in which only ASCII letters differ in case (CSS Syntax 3, section 4).
package enum ASCIIText {
    /// Returns a text in which only the letters A … Z are changed to lowercase.
    package static func lowercased(_ text: some StringProtocol) -> String {
        String(decoding: text.utf8.map { (65...90).contains($0) ? $0 | 32 : $0 }, as: UTF8.self)
    }

    /// Returns a text without CSS white space (CSS Syntax 3, section 4.2) at its ends.
    package static func trimmed(_ text: Substring) -> Substring {
        func isWhiteSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 || byte == 12 || byte == 13 }
        let bytes = text.utf8
        guard let start = bytes.firstIndex(where: { !isWhiteSpace($0) }),
            let last = bytes.lastIndex(where: { !isWhiteSpace($0) })
        else { return text[text.endIndex...] }
        return text[start...last]
    }
}
