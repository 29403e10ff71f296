internal import AssetCatalog
internal import CodeScanning
package import Diagnostics
internal import FileAccess

extension Rule {
    /// A set that nothing uses.
    package static let unusedSet = Rule("unused-set")
}

extension CheckRule {
    static let unusedSet = CheckRule(
        .unusedSet, in: .code, .warning,
        help: """
            No code, storyboard, property list, data file, project or configuration of its target names an image or color set. It is dead weight, or its
            name is data: then say so where the code builds it, `// tincture:uses flags/*`, or with `uses: ["flags/*"]` in the configuration.
            Any string of Swift and Objective-C counts as a name, and any interpolation, concatenation or format of which three letters are
            known, or that the values of enums fill, such as `"\\(rank)\\(suit)"`; a string that ends in `-`, `_` or `/` is the beginning of names, and one
            with the extension of a picture is also the name without. Code of tests and code that a tool has written does not count.
            Looked for only where the configuration names `code`.
            `AccentColor` and `WidgetBackground` are used by Xcode itself.
            """,
        triggering: RuleExample.imageSets("Cart", "Bag").with([
            "tincture.yml": .text("sources: [Assets.xcassets]\ncode: [Sources]\n"),
            "Sources/View.swift": .text("let icon = Image(\"Cart\") // not Image(\"Bag\")\n"),
        ])
        .reporting(
            #"nothing names the image "Bag". Remove it, or say `// tincture:uses Bag` where its name is built at run time."#,
            at: "Assets.xcassets/Bag.imageset/Contents.json"
        )
        .about("image Bag"),
        clean: RuleExample.imageSets("Cart", "Bag").with([
            "tincture.yml": .text("sources: [Assets.xcassets]\ncode: [Sources]\n"),
            "Sources/View.swift": .text("let icons = [Image(\"Cart\"), Image(.bag)]\n"),
        ])
    ) { tree, rule in
        (tree.usage?.unnamed(.nowhere) ?? []).map { entry in
            rule.finding(
                at: entry.path, about: entry.subject,
                "nothing names the \(entry.kindName) \"\(entry.name)\". Remove it, or say `// tincture:uses \(entry.name)` where its name is built at run time."
            )
        }
    }
}

extension AssetUsage {
    /// The sets of a status that code has to name; some, Xcode and the project use themselves.
    func unnamed(_ status: Status) -> [AssetNames.Entry] {
        zip(names.entries, statuses).filter { entry, found in
            found == status && !entry.isLoose && !entry.isPart && !entry.isIcon
                && !["AccentColor", "WidgetBackground", "AppIcon"].contains(entry.name)
        }.map(\.0)
    }
}
