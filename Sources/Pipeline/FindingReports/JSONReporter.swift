internal import Diagnostics
internal import OrderedJSON

/// Prints the findings as JSON (`docs/schemas/findings-1.json`).
struct JSONReporter: Reporter {
    /// Returns the findings as JSON; `line` and `column` are missing if the file isn't text.
    func report(_ diagnostics: [Diagnostic]) -> String {
        let findings = diagnostics.map { diagnostic -> JSONNode in
            var members: [(String, JSONNode)] = [("path", .text(diagnostic.path))]
            if let line = diagnostic.line {
                members += [("line", .integer(line)), ("column", .integer(diagnostic.column ?? 1))]
            }
            return .object(
                members + [
                    ("severity", .text(diagnostic.severity.rawValue)), ("message", .text(diagnostic.message)),
                    ("rule", .text(diagnostic.rule.rawValue)),
                ])
        }
        return JSONWriter.document(["version": .integer(1), "findings": .list(findings)])
    }
}
