internal import CatalogPipeline
public import Diagnostics

extension Rule {
    /// A name used in code that no catalog has.
    public static let unknownAsset = Rule("unknown-asset")
}

extension CheckRule {
    static let unknownAsset = CheckRule(
        .unknownAsset, in: .code, .error,
        help: """
            Code, a storyboard or a xib names a picture or colour that no catalog has. The app shows nothing in its place, and says so only in
            its log. Correct the name. Interpolated names ("Plant \\(n)") are matched as patterns. The folders of code are named in the
            configuration: `code: [Sources]`.
            """,
        triggering: RuleExample.imageSets("Cart").with([
            "tincture.yml": .text("sources: [Assets.xcassets]\ncode: [Sources]\n"),
            "Sources/View.swift": .text("let icon = Image(¶\"Crat\")\n"),
        ])
        .reporting(#"no catalog has an image named "Crat"; did you mean "Cart"?"#),
        clean: RuleExample.imageSets("Cart").with([
            "tincture.yml": .text("sources: [Assets.xcassets]\ncode: [Sources]\n"),
            "Sources/View.swift": .text("let icon = Image(\"Cart\")\n"),
        ])
    ) { tree, rule in
        guard let code = tree.code else { return [] }
        let names = AssetNames(tree.catalog)
        // One more than the limit shows that there are more; what is beyond it is left out in any case.
        let most = tree.facts.limits.findings + 1
        var counts: [String: Int] = [:]
        return code.uses.lazy.filter { $0.mustExist && names.entries(for: $0).isEmpty }.compactMap { use in
            counts[use.origin.path, default: 0] += 1
            return counts[use.origin.path, default: 0] <= most
                ? rule.finding(at: use.origin, about: use.subject, names.unknown(use)) : nil
        }
    }
}
