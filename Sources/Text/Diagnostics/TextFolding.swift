/// The breaking of long lines between words.
package enum TextFolding {
    /// Returns the text with lines broken at a maximum width, at least 20, and continuation lines indented by two.
    ///
    /// A word that is longer than the width stays whole.
    package static func folded(_ text: String, width: Int) -> String {
        let width = max(20, width)
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { (line: Substring) -> String in
            guard line.count > width else { return String(line) }
            let indent: String = String(line.prefix { (character: Character) in character == " " })
            var lines: [String] = []
            var current = indent
            for word in line.dropFirst(indent.count).split(separator: " ", omittingEmptySubsequences: false) {
                if current.count + 1 + word.count > width, current.contains(where: { $0 != " " }) {
                    lines.append(current)
                    current = indent + "  " + word
                } else {
                    current += (current.count == indent.count && lines.isEmpty ? "" : " ") + word
                }
            }
            return (lines + [current]).joined(separator: "\n")
        }.joined(separator: "\n")
    }
}
