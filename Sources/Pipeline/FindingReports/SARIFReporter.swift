internal import CatalogChecks
internal import Diagnostics
internal import OrderedJSON

/// Prints the findings as SARIF, which code scanning services read.
///
/// Reference: OASIS, *Static Analysis Results Interchange Format (SARIF) Version 2.1.0*: sections 3.14 (run), 3.49
/// (reportingDescriptor), 3.27 (result), 3.29 (physicalLocation), 3.30 (region), 3.20 (invocation). GitHub's subset:
/// GitHub Docs, "SARIF support for code scanning".
struct SARIFReporter: Reporter {
    /// The maximum number of results per run: GitHub shows 5,000 and rejects a run with more than 25,000.
    private static let mostResults = 5_000
    /// The maximum length of a rule's description on GitHub, in characters.
    private static let longestDescription = 1_024
    let context: ReportContext

    func report(_ diagnostics: [Diagnostic]) -> String {
        let shown = diagnostics.worst(Self.mostResults)
        let lines = SourceLines(of: shown, currentFolder: context.currentFolder, named: context.named)
        let rules = Set(shown.map(\.rule)).sorted { $0.rawValue < $1.rawValue }
        let driver: JSONNode = [
            "name": "tincture", "version": .text(context.version),
            "rules": .list(rules.compactMap(CheckRule.named).map(descriptor)),
        ]
        var fingerprints = FindingFingerprints(context)
        let run = JSONNode.object(
            [("tool", ["driver": driver])] + notice(of: diagnostics.count - shown.count) + [
                ("columnKind", .text("unicodeCodePoints")),
                ("results", .list(shown.map { result($0, fingerprints.next($0), rules: rules, lines) })),
            ])
        return JSONWriter.document([
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": .list([run]),
        ])
    }

    private func notice(of count: Int) -> [(String, JSONNode)] {
        guard count > 0 else { return [] }
        let text =
            "GitHub code scanning shows at most \(Self.mostResults) findings. The least severe are left out: \(count)."
        let notification: JSONNode = ["level": "warning", "message": ["text": .text(text)]]
        let invocation: JSONNode = [
            "executionSuccessful": .flag(true), "toolExecutionNotifications": .list([notification]),
        ]
        return [("invocations", .list([invocation]))]
    }

    private func descriptor(_ rule: CheckRule) -> JSONNode {
        [
            "id": .text(rule.rule.rawValue), "shortDescription": ["text": .text(rule.summary)],
            "fullDescription": ["text": .text(Self.shortened(rule.helpText))], "help": ["text": .text(rule.helpText)],
            "defaultConfiguration": ["level": .text((rule.severity ?? .note).rawValue)],
        ]
    }

    private static func shortened(_ text: String) -> String {
        text.count <= longestDescription ? text : text.prefix(longestDescription - 1) + "…"
    }

    private func result(
        _ diagnostic: Diagnostic, _ fingerprint: (digits: String, number: Int), rules: [Rule], _ lines: SourceLines
    ) -> JSONNode {
        let artifact: JSONNode = ["uri": .text(context.fromCheckout(diagnostic.path).percentEncoded(except: "-._~/"))]
        var location = [("artifactLocation", artifact)]
        if let line = diagnostic.line {
            let column = lines.codePoint(atByte: diagnostic.column ?? 1, ofLine: line, in: diagnostic.path)
            location.append(("region", ["startLine": .integer(line), "startColumn": .integer(column)]))
        }
        return [
            "ruleId": .text(diagnostic.rule.rawValue),
            "ruleIndex": .integer(rules.firstIndex(of: diagnostic.rule) ?? 0),
            "level": .text(diagnostic.severity.rawValue), "message": ["text": .text(diagnostic.message)],
            "locations": .list([["physicalLocation": .object(location)]]),
            // GitHub only reads the fingerprint with this name.
            "partialFingerprints": ["primaryLocationLineHash": .text("\(fingerprint.digits):\(fingerprint.number)")],
        ]
    }
}
