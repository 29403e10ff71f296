internal import AssetCatalog
internal import CodeScanning
package import Diagnostics

extension Rule {
    package static let stringOnlyReference = Rule("string-only-reference")
}

extension CheckRule {
    static let stringOnlyReference: CheckRule = CheckRule(
        .stringOnlyReference, in: .code, nil,
        help: """
            A set's name appears only in plain strings, never in a call that loads a picture or color. The string may
            be the name, such as the raw value of an enum. Or it means something else, and the set is unused. Turn the
            rule on to look for such sets.
            """,
        triggering: RuleExample.imageSets("Cart", "Bag").coded(
            "let icon = Image(\"Cart\")\nlet title = \"Bag\"\n", "rules: {string-only-reference: warning}"
        )
        .reporting(
            #"the image "Bag" appears only in a string, at Sources/View.swift:2. If that string doesn't mean the set, remove the set."#,
            at: "Assets.xcassets/Bag.imageset/Contents.json"),
        clean: RuleExample.imageSets("Cart", "Bag").coded(
            "let icons = [Image(\"Cart\"), Image(.bag)]\n", "rules: {string-only-reference: warning}")
    ) { tree, rule in
        guard let usage = tree.usage else { return [] }
        return zip(usage.names.entries, usage.statuses).compactMap { entry, status in
            guard case .inText(let path, let place) = status, !entry.isLoose, !entry.isPart, !entry.isIcon else {
                return nil
            }
            return rule.finding(
                at: entry.path, about: entry.subject,
                "the \(entry.kindName) \"\(entry.name)\" appears only in a string, at \(path):\(place.line). If that string doesn't mean the set, remove the set."
            )
        }
    }
}
