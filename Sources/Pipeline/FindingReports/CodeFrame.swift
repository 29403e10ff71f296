package import Diagnostics

/// Excerpts of the files that findings are about, for output below each finding.
package enum CodeFrame {
    private static let before = 2

    /// Returns an excerpt for each finding with a position: two lines before it, its own line, and a caret below.
    ///
    /// - Parameter named: the files and folders named on the command line (see ``SourceLines``).
    package static func frames(
        of diagnostics: [Diagnostic], currentFolder: String, named: [String]
    ) -> [Diagnostic: String] {
        let lines = SourceLines(of: diagnostics, currentFolder: currentFolder, named: named)
        var frames: [Diagnostic: String] = [:]
        for finding in diagnostics { frames[finding] = frame(of: finding, lines) }
        return frames
    }

    /// The maximum width of a line of code, in characters.
    private static let width = 100

    private static func frame(of finding: Diagnostic, _ lines: SourceLines) -> String? {
        guard let position = finding.location.position, lines.line(position.line, of: finding.path) != nil else {
            return nil
        }
        let numbers = max(1, position.line - before)...position.line
        let code = numbers.map { number in
            // A tab becomes a single space, so that the caret is in the right column.
            let line = lines.line(number, of: finding.path) ?? ""
            return String(String.UnicodeScalarView(line.unicodeScalars.prefix(longest))).replacing("\t", with: " ")
        }
        let column = lines.codePoint(atByte: position.column, ofLine: position.line, in: finding.path)
        let indents = code.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }
        let indent = min(indents.min() ?? 0, column - 1)
        let digits = "\(position.line)".count
        func row(_ number: String, _ text: String) -> String {
            "\(String(repeating: " ", count: digits - number.count))\(number) | \(text)\n"
        }
        var text = ""
        for (number, line) in zip(numbers, code).dropLast() {
            text += row("\(number)", CutLine("", String(line.dropFirst(indent)), width: width).text)
        }
        let last = (code.last ?? "").unicodeScalars.dropFirst(indent)
        let hasCaret = column - indent <= last.count + 1
        let before = hasCaret ? last.prefix(column - 1 - indent) : last.prefix(0)
        let cut = CutLine(String(before), String(last.dropFirst(before.count)), width: width)
        text += row("\(position.line)", cut.text)
        return hasCaret ? text + row("", String(repeating: " ", count: cut.column) + "^") : text
    }

    /// The number of code points of a line that are read; minified code may be one line.
    private static let longest = 10_000
}
