package import Diagnostics

/// Excerpts of the files that findings are about, for output below each finding.
package enum CodeFrame {
    /// The number of lines shown before the finding's line.
    private static let before = 2

    /// Returns an excerpt for each finding with a position: two lines before it, its own line, and a caret below.
    ///
    /// - Parameters:
    ///   - currentFolder: the base of relative paths, as an absolute path.
    ///   - named: the files and folders named on the command line. Excerpts come only from files inside these paths,
    ///     inside the current folder, or in a Git working copy around one of them.
    package static func frames(
        of diagnostics: [Diagnostic], currentFolder: String, named: [String]
    ) -> [Diagnostic: String] {
        let lines = SourceLines(of: diagnostics, currentFolder: currentFolder, named: named)
        var frames: [Diagnostic: String] = [:]
        for finding in diagnostics { frames[finding] = frame(of: finding, lines) }
        return frames
    }

    private static func frame(of finding: Diagnostic, _ lines: SourceLines) -> String? {
        guard let position = finding.location.position, let last = lines.line(position.line, of: finding.path) else {
            return nil
        }
        let width = "\(position.line)".count
        var text = ""
        for number in max(1, position.line - before)...position.line {
            guard let line = lines.line(number, of: finding.path) else { continue }
            let padding = String(repeating: " ", count: width - "\(number)".count)
            text += "\(padding)\(number) | \(shown(line))\n"
        }
        let column = lines.codePoint(atByte: position.column, ofLine: position.line, in: finding.path)
        guard column <= min(last.unicodeScalars.count + 1, SourceLines.longest) else { return text }
        return text + String(repeating: " ", count: width) + " | " + String(repeating: " ", count: column - 1) + "^\n"
    }

    /// Returns a line for display.
    ///
    /// A tab becomes a single space, so that the caret is in the right column. A very long line, such as minified code,
    /// is cut.
    private static func shown(_ line: Substring) -> String {
        let text = String(String.UnicodeScalarView(line.unicodeScalars.prefix(SourceLines.longest)))
        return text.replacing("\t", with: " ")
    }
}
