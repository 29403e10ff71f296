internal import Diagnostics

/// Text for Markdown.
enum MarkdownText {
    /// Returns a catalog's text as code, in which nothing is markup.
    ///
    /// It is enclosed in more backticks than it contains in a row (CommonMark 0.31, section 6.1), and a bar in it
    /// doesn't end a table cell (GitHub Flavored Markdown 0.29, section 4.10).
    static func code(_ text: String) -> String {
        // An empty or blank text can't be code. Scalars are used, because a character with a combining mark may hide a
        // sign that Markdown interprets.
        let safe = TerminalText.escaped(text).unicodeScalars
        guard safe.contains(where: { $0 != " " }) else { return "\"\(safe)\"" }
        var (longest, run) = (0, 0)
        for scalar in safe {
            run = scalar == "`" ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        // Markdown removes one space from both ends of code if both ends have one.
        let ends = [safe.first, safe.last]
        let room = ends.contains("`") || ends == [" ", " "] ? " " : ""
        let cell = safe.reduce(into: String.UnicodeScalarView()) { $0 += $1 == "|" ? ["\\", $1] : [$1] }
        return fence + room + String(cell) + room + fence
    }

    /// Returns a catalog's text with every possible markup character escaped (CommonMark 0.31, section 2.4).
    static func escaped(_ text: String) -> String {
        String(
            TerminalText.escaped(text).unicodeScalars.reduce(into: String.UnicodeScalarView()) { result, scalar in
                let character = Character(scalar)
                if scalar.isASCII && (character.isPunctuation || character.isSymbol) { result.append("\\") }
                result.append(scalar)
                // `@name` would notify a person, even after a backslash.
                if scalar == "@" { result.append("\u{200B}") }
            })
    }

    /// Returns a path as the destination of a link, percent-encoded (RFC 3986, section 2.1).
    static func destination(_ path: String) -> String {
        path.utf8.reduce(into: "") { result, byte in
            let isPlain =
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
                    UInt8(ascii: "_"):
                    true
                default: false
                }
            if isPlain {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
    }

    static func cell(_ cell: DifferenceTable.Cell) -> String {
        switch cell {
        case .words(let words): words
        case .name(let name): code(name)
        case .colors(let colors): colors.map(code).joined(separator: " ")
        case .pair(let colors): DifferenceTable.Cell.joined(colors.cells, self.cell)
        case .change(let before, let after): "\(self.cell(before)) → \(self.cell(after))"
        case .list(let cells): DifferenceTable.Cell.joined(cells, self.cell)
        case .lines(let cells): cells.map(self.cell).joined(separator: "<br>")
        }
    }
}
