package import Diagnostics

extension Rule {
    /// A finding of a baseline that is not found any more.
    package static let staleBaseline = Rule("stale-baseline")
}

extension CheckRule {
    static let staleBaseline = CheckRule(
        .staleBaseline, in: .configuration, .warning, foundBy: "Baseline",
        help: """
            A baseline has a finding that is not found any more. It was fixed, and would be suppressed if it came back.
            `tincture check --baseline FILE --update-baseline` drops such entries and adds none.
            """,
        triggering: RuleExample.imageSets("Plant").with([
            "baseline.json": .text(
                #"{"version" : 2, "findings" : [¶{"path" : "Assets.xcassets/Fern.imageset/Contents.json", "rule" : "unused-set", "subject" : "image Fern"}]}"#
                    + "\n")
        ]).comparingBaseline
            .reporting(
                "unused-set at Assets.xcassets/Fern.imageset/Contents.json (image Fern) is not found any more. `tincture check --baseline baseline.json --update-baseline` drops the entry."
            ),
        clean: RuleExample.imageSets("Plant").with([
            "baseline.json": .text(#"{"version" : 2, "findings" : []}"# + "\n")
        ]).comparingBaseline)
}
