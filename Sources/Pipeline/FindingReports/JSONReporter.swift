package import Diagnostics
internal import OrderedJSON

/// Prints an object with the version of its form and the findings, as `docs/schemas/findings-1.json` describes it.
package struct JSONReporter: Reporter {
    package static let name = "json"

    package init(_ context: ReportContext) {}

    /// The findings as JSON; `line` and `column` are absent for what is not text.
    package func report(_ diagnostics: [Diagnostic]) -> String {
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
