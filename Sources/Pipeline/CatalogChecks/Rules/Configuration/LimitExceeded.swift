internal import Diagnostics

extension CheckRule {
    static let limitExceeded: CheckRule = CheckRule(
        .limitExceeded, in: .configuration, .error,
        foundBy: InputLimits.self,
        help: """
            The input has too many files, folders or colors, or a file has too many values or causes too many findings.
            Values include numbers and texts. Such input is usually a mistake and could fill the memory. If you mean it,
            raise the limit under `limits`. The rule is an error because the output lacks what exceeds the limit.
            """,
        triggering: carousel(pages: 60).reporting(
            "carousel \"home\" needs 3851 colors, most of them for 60 pages and 59 transitions of 41 samples each; all carousels together may have 1000. Use fewer pages or samples, or raise \"colors\" under \"limits:\" in tincture.yml.",
            in: "tincture.yml", before: "home"
        )
        .about("carousel home"),
        clean: carousel(pages: 2))

    private static func carousel(pages: Int) -> RuleExample {
        RuleExample([
            "tincture.yml": .text(
                """
                limits: {colors: 1000}
                carousels:
                  home:
                    pages: [\(Array(repeating: "Fern", count: pages).joined(separator: ", "))]

                """), "Fern.png": .picture(20, 20),
        ])
    }
}
