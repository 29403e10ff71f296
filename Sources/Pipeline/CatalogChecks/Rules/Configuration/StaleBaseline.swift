package import Diagnostics

extension Rule {
    package static let staleBaseline = Rule("stale-baseline")
}

extension CheckRule {
    static let staleBaseline: CheckRule = CheckRule(
        .staleBaseline, in: .configuration, .warning, foundBy: StaleBaseline.self,
        help: """
            A baseline contains a finding that no longer occurs. It was fixed, and the baseline would hide it if it
            came back. `tincture check --baseline FILE --update-baseline` removes such entries and adds none.
            """,
        triggering: RuleExample.imageSets("Plant").with([
            "baseline.json": .text(
                #"{"version" : 2, "findings" : [¶{"path" : "Assets.xcassets/Fern.imageset/Contents.json", "rule" : "unused-set", "subject" : "image Fern"}]}"#
                    + "\n")
        ]).comparingBaseline
            .reporting(
                "unused-set at Assets.xcassets/Fern.imageset/Contents.json (image Fern) no longer occurs. `tincture check --baseline baseline.json --update-baseline` removes the entry."
            ),
        clean: RuleExample.imageSets("Plant").with([
            "baseline.json": .text(#"{"version" : 2, "findings" : []}"# + "\n")
        ]).comparingBaseline)
}

package enum StaleBaseline {
    private static let mostSingle = 5

    package static func folded(_ findings: [Diagnostic]) -> [Diagnostic] {
        guard findings.count > mostSingle, var first = findings.min() else { return findings }
        first.message =
            "\(findings.count) entries count findings that no longer occur. "
            + "`tincture check --baseline \(first.path) --update-baseline` removes them."
        return [first]
    }

    /// Returns the warning that a baseline entry counts more occurrences of a finding than exist now.
    ///
    /// - Parameters:
    ///   - total: the number of occurrences that the baseline states.
    ///   - left: the number of these that no current finding matches; the finding now occurs `total - left` times.
    package static func finding(
        aboutRule rule: String, at path: String, subject: String, total: Int, left: Int, in baseline: SourceLocation
    ) -> Diagnostic {
        let what = "\(rule) at \(path)" + (subject == "file" ? "" : " (\(subject))")
        let problem = total == left ? "no longer occurs" : "occurs \(total - left) times, not \(total)"
        return Diagnostic(
            .warning, .staleBaseline, at: baseline,
            "\(what) \(problem). `tincture check --baseline \(baseline.path) --update-baseline` "
                + (total == left ? "removes the entry." : "corrects the entry."))
    }
}
