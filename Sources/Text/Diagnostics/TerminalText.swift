/// Untrusted text, made safe for a terminal or a log.
package enum TerminalText {
    /// Returns the text with escapes such as `\u{1B}` for control characters and direction marks.
    ///
    /// A line break in a file name would forge a second finding, and an escape sequence would reach the terminal. The
    /// CI runners of GitHub and Azure interpret `##[`, `##vso[`, and `::` at the start of a line as commands.
    package static func escaped(_ text: String) -> String {
        let text =
            text.utf8.contains(UInt8(ascii: "["))
            ? text.replacing("##[", with: "#\\u{23}[").replacing("##vso[", with: "#\\u{23}vso[") : text
        if text.hasPrefix("::") { return "\\u{3A}" + escaped(String(text.dropFirst())) }
        guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
        var safe = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": safe += "\\n"
            case "\r": safe += "\\r"
            case "\t": safe += "\\t"
            case _ where isUnsafe(scalar): safe += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: safe.unicodeScalars.append(scalar)
            }
        }
        return safe
    }

    /// Whether a scalar is a control character, a line separator or a direction mark (Unicode Standard Annex 9, table
    /// 4).
    package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
