internal import Diagnostics
internal import FileAccess

/// Escapes text for Markdown.
enum MarkdownText {
    /// Returns text from a catalog as inline code, in which Markdown characters have no effect.
    ///
    /// The text is enclosed in more backticks than it contains in a row (CommonMark 0.31, section 6.1). A vertical bar
    /// is escaped, so that it doesn't end a table cell (GitHub Flavored Markdown 0.29, section 4.10).
    static func code(_ text: String) -> String {
        // Blank text can't be code. Scalars are checked, because a Swift `Character` can hide a Markdown character
        // below a combining mark.
        let safe = TerminalText.escaped(text).unicodeScalars
        guard safe.contains(where: { $0 != " " }) else { return "\"\(safe)\"" }
        let longest = safe.split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: longest + 1)
        // If code begins and ends with a space, Markdown removes one space on each side.
        let ends = [safe.first, safe.last]
        let room = ends.contains("`") || ends == [" ", " "] ? " " : ""
        let cell = safe.reduce(into: String.UnicodeScalarView()) { $0 += $1 == "|" ? ["\\", $1] : [$1] }
        return fence + room + String(cell) + room + fence
    }

    /// Returns formatted text as it must be outside of tables, where code shows the backslash before a vertical bar.
    static func outsideTables(_ text: String) -> String { text.replacing("\\|", with: "|") }

    /// The punctuation that is no markup within a line.
    private static let plain = Set("\"'(),/;=?%".unicodeScalars)

    /// Returns whether a character may be markup, by the characters around it.
    private static func isMarkup(
        _ scalar: Unicode.Scalar, after before: String.UnicodeScalarView, next: Unicode.Scalar?
    ) -> Bool {
        let character = Character(scalar)
        guard scalar.isASCII, character.isPunctuation || character.isSymbol, !plain.contains(scalar) else {
            return false
        }
        return switch scalar {
        // The number of an item, or `www.`, which GitHub links.
        case ".":
            before.last.map("wW".unicodeScalars.contains) == true
                || before.last != nil && before.allSatisfy(" 0123456789".unicodeScalars.contains)
        // `https://`, or the name of an emoji.
        case ":": next != nil && next != " "
        case "-", "+": before.allSatisfy { $0 == " " }
        default: true
        }
    }

    /// Returns text from a catalog, in which every character that could be markup is escaped (CommonMark 0.31, section
    /// 2.4).
    static func escaped(_ text: String) -> String {
        let scalars = Array(TerminalText.escaped(text).unicodeScalars)
        var result = String.UnicodeScalarView()
        for (index, scalar) in scalars.enumerated() {
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            if isMarkup(scalar, after: result, next: next) { result.append("\\") }
            result.append(scalar)
            // GitHub would notify a person for `@name`, even after a backslash. A zero-width space prevents this.
            if scalar == "@" { result.append("\u{200B}") }
        }
        return String(result)
    }

    /// Returns a finding with its path and line as code, which can be copied as it is.
    static func finding(_ finding: FindingChanges.Finding) -> String {
        "\(code(finding.place)) \(finding.severity.rawValue): \(message(finding.message))"
    }

    /// Returns a message, with its hex codes of colors as code, next to which GitHub shows a sample.
    static func message(_ text: String) -> String { formatted(text, escaped) }

    /// Returns text with its hex codes of colors as code, and the text between them formatted by a function.
    private static func formatted(_ text: String, _ format: (String) -> String) -> String {
        var (result, rest) = ("", Substring(text))
        while let found = rest.firstMatch(of: /#[0-9A-Fa-f]{6}(?:[0-9A-Fa-f]{2})?\b/) {
            result += format(String(rest[..<found.range.lowerBound])) + code(String(found.output))
            rest = rest[found.range.upperBound...]
        }
        return result + format(String(rest))
    }

    /// Returns the address of a link to a file: its path or, with the URL of a folder, its URL there.
    static func destination(_ path: String, in folder: String?) -> String {
        guard let folder else { return encoded(path) }
        // The URL is encoded already, but it may contain characters that end an address in Markdown.
        let ends: [(Character, String)] = [
            ("(", "%28"), (")", "%29"), ("<", "%3C"), (">", "%3E"), (" ", "%20"), ("\\", "%5C"),
        ]
        let address = ends.reduce(TerminalText.escaped(folder)) { address, end in
            address.replacing(String(end.0), with: end.1)
        }
        return address + (address.hasSuffix("/") ? "" : "/") + encoded(FilePath.name(of: path))
    }

    private static func encoded(_ path: String) -> String { path.percentEncoded(except: "/.-_") }

    static func cell(_ cell: DifferenceTable.Cell) -> String {
        switch cell {
        case .words(let words): formatted(words, \.self)
        case .name(let name): code(name)
        case .message(let text): message(text)
        case .names(let names): names.map(code).joined(separator: ", ")
        case .severity(let severity): severity.rawValue
        case .colors(let colors): colors.map(code).joined(separator: " ")
        case .pair(let colors): DifferenceTable.Cell.joined(colors.cells, self.cell)
        case .change(let before, let after): "\(self.cell(before)) → \(self.cell(after))"
        case .list(let cells): DifferenceTable.Cell.joined(cells, self.cell)
        case .lines(let cells): cells.map(self.cell).joined(separator: "<br>")
        }
    }
}
