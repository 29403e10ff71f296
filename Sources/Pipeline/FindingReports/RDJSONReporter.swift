internal import Diagnostics
internal import OrderedJSON

/// Prints the findings in reviewdog's Diagnostic Format, for review comments.
///
/// Reference: reviewdog, `proto/rdf/reviewdog.proto`, message `DiagnosticResult`; lines and columns count from 1,
/// columns in bytes.
struct RDJSONReporter: Reporter {
    let context: ReportContext

    func report(_ diagnostics: [Diagnostic]) -> String {
        JSONWriter.document(["source": ["name": "tincture"], "diagnostics": .list(diagnostics.map(node))])
    }

    private func node(of diagnostic: Diagnostic) -> JSONNode {
        let start: JSONNode = ["line": .integer(diagnostic.line ?? 1), "column": .integer(diagnostic.column ?? 1)]
        return [
            "message": .text(diagnostic.message),
            "location": ["path": .text(context.relative(diagnostic.path)), "range": ["start": start]],
            "severity": .text(diagnostic.severity.word(error: "ERROR", warning: "WARNING", note: "INFO")),
            "code": ["value": .text(diagnostic.rule.rawValue)],
        ]
    }
}
