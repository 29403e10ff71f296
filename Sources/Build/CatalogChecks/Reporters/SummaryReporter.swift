package import Diagnostics

/// Prints the findings for people on a terminal, each with the line that it is about and a caret.
package struct SummaryReporter: Reporter {
    /// The word for `--format`.
    package static let name = "summary"
    /// True: it is made for people.
    package static let isForPeople = true
    private let context: ReportContext

    /// A reporter, with colours where they are wanted.
    package init(_ context: ReportContext) { self.context = context }

    /// The findings, and how many there are.
    package func report(_ diagnostics: [Diagnostic]) -> String {
        let lines = SourceLines(of: diagnostics)
        return diagnostics.map { text(of: $0, lines) }.joined() + total(diagnostics)
    }

    private func text(of diagnostic: Diagnostic, _ lines: SourceLines) -> String {
        let style = Style(context.usesColors)
        let place = TerminalText.escaped(diagnostic.location.description)
        var text =
            "\(style.bold(place)) \(style.severity(diagnostic.severity)) \(TerminalText.escaped(diagnostic.message)) "
            + "\(style.faint("[\(diagnostic.rule.rawValue)]"))\n"
        if let number = diagnostic.line, let line = lines.line(number, of: diagnostic.path) {
            let column = lines.codePoint(atByte: diagnostic.column ?? 1, ofLine: number, in: diagnostic.path)
            let gutter = "\(number) | "
            let before = line.unicodeScalars.prefix(column - 1)
            guard before.count == column - 1 else { return text }
            // A tab is shown as one space, so that the caret stands where it should.
            let shown = TerminalText.escaped(String(line.map { $0 == "\t" ? " " : $0 }))
            let width = TerminalText.escaped(String(String.UnicodeScalarView(before)).replacing("\t", with: " ")).count
            text += "  \(style.faint(gutter))\(shown)\n"
            text +=
                "  " + String(repeating: " ", count: gutter.count + width) + style.caret("^", diagnostic.severity)
                + "\n"
        }
        return text
    }

    private func total(_ diagnostics: [Diagnostic]) -> String {
        let counts = Diagnostic.Severity.allCases.compactMap { severity -> String? in
            let count = diagnostics.filter { $0.severity == severity }.count
            return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }
        return counts.isEmpty ? "no findings\n" : counts.joined(separator: ", ") + "\n"
    }
}

/// Colours by the sequences of ECMA-48, section 8.3.117 (SGR); nothing where they are not wanted.
private struct Style {
    private let isOn: Bool

    init(_ isOn: Bool) { self.isOn = isOn }

    private func wrap(_ text: String, _ code: String) -> String { isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }

    func bold(_ text: String) -> String { wrap(text, "1") }

    func faint(_ text: String) -> String { wrap(text, "2") }

    func severity(_ severity: Diagnostic.Severity) -> String { wrap(severity.rawValue, code(severity)) }

    func caret(_ text: String, _ severity: Diagnostic.Severity) -> String { wrap(text, code(severity)) }

    private func code(_ severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: "1;31"
        case .warning: "1;33"
        case .note: "1;36"
        }
    }
}
