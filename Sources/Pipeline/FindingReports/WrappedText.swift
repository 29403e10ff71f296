/// Breaks text into lines.
enum WrappedText {
    /// The text in lines of no more characters than a width, broken at spaces.
    ///
    /// A longer word has a line of its own; where there is no width all is one line.
    static func lines(_ text: String, width: Int?) -> [String] {
        guard let width else { return [text] }
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            if line.isEmpty {
                line = String(word)
            } else if line.count + 1 + word.count <= width {
                line += " " + word
            } else {
                lines.append(line)
                line = String(word)
            }
        }
        return lines + [line]
    }
}
