package import Diagnostics

/// The lines of a file that a finding is about, as text.
package enum CodeFrame {
    /// So many lines are shown before the one that is meant.
    private static let before = 2

    /// For each finding that has a place in a text its line, those before it, and a caret below; every file is read
    /// once.
    ///
    /// - Parameters:
    ///   - currentFolder: the folder that relative paths start from, as an absolute path.
    ///   - named: the files and folders that the command line names; no other file outside of the current folder's
    ///     working copy is shown.
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

    /// A tab is shown as one space, so that the caret is where it should be; a minified file is cut.
    private static func shown(_ line: Substring) -> String {
        let text = String(String.UnicodeScalarView(line.unicodeScalars.prefix(SourceLines.longest)))
        return text.replacing("\t", with: " ")
    }
}
