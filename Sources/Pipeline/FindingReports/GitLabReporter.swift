internal import Diagnostics
internal import OrderedJSON

/// Prints the findings as GitLab's Code Quality report, with only what GitLab requires.
///
/// Reference: GitLab Docs, "Code Quality", "Import Code Quality results from a CI/CD job".
struct GitLabReporter: Reporter {
    let context: ReportContext

    func report(_ diagnostics: [Diagnostic]) -> String {
        var fingerprints = FindingFingerprints(context)
        return JSONWriter.document(
            .list(
                diagnostics.map { diagnostic in
                    let (digits, number) = fingerprints.next(diagnostic)
                    return [
                        "description": .text(diagnostic.message), "check_name": .text(diagnostic.rule.rawValue),
                        // GitLab ignores a second finding with the same fingerprint.
                        "fingerprint": .text(number == 1 ? digits : "\(digits)-\(number)"),
                        "severity": .text(diagnostic.severity.word(error: "major", warning: "minor", note: "info")),
                        "location": [
                            "path": .text(context.fromCheckout(diagnostic.path)),
                            "lines": ["begin": .integer(diagnostic.line ?? 1)],
                        ],
                    ]
                }))
    }
}
