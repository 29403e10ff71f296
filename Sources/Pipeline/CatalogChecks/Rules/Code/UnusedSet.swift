internal import AssetCatalog
internal import CodeScanning
package import Diagnostics
internal import FileAccess

extension Rule {
    package static let unusedSet = Rule("unused-set")
}

extension CheckRule {
    static let unusedSet: CheckRule = CheckRule(
        .unusedSet, in: .code, .warning,
        help: """
            Nothing in a set's target names it: no code, interface file, property list or data file. Delete the set. If
            a server sends its name, write `// tincture:uses flags/*` in code, or `uses: ["flags/*"]` in the
            configuration. Names in tests and generated code don't count. It is a note if code only names the set
            wrongly. If nearly all sets of a folder are unused, they are one finding.
            """,
        triggering: RuleExample.imageSets("Cart", "Bag").coded("let icon = Image(\"Cart\") // not Image(\"Bag\")\n")
            .reporting(
                #"no code names the image "Bag". Remove it, or, if data or a server names it, write `// tincture:uses Bag` in code."#,
                at: "Assets.xcassets/Bag.imageset/Contents.json"),
        clean: RuleExample.imageSets("Cart", "Bag").coded("let icons = [Image(\"Cart\"), Image(.bag)]\n")
    ) { tree, rule in
        // Where a folder of code is missing, any set may be used. An error says so.
        guard tree.hasAllCode else { return [] }
        let all = zip(tree.usage?.names.entries ?? [], tree.usage?.statuses ?? [])
        // The project or another set uses icons, layers and such sets.
        let unused = all.filter { entry, status in
            status == .nowhere && !entry.isLoose && !entry.isPart && !entry.isIcon
                && !["AccentColor", "WidgetBackground", "AppIcon"].contains(entry.name)
        }.map(\.0)
        // What only a glob of `uses` names isn't named by code.
        let named = all.enumerated().filter { index, set in
            set.1 != .nowhere && (set.1 != .used || tree.usage?.places[index] != nil)
        }
        let used = Dictionary(named.map { (Family(of: $1.0), $1.0.name) }) { first, _ in first }
        func catalog(of entry: AssetNames.Entry) -> String { FilePath.catalog(of: entry.path) ?? "" }
        let sets = Dictionary(grouping: tree.usage?.names.entries ?? [], by: catalog)
        // Nothing can use a catalog without a target, so one finding covers the whole catalog.
        let lost = Dictionary(grouping: unused, by: catalog).filter { catalog, unused in
            unused.count > 1 && unused.count == sets[catalog]?.count
                && unused.allSatisfy { tree.targets.isInNoTarget($0.path) }
        }
        let ofCatalogs = lost.map { catalog, sets in
            rule.finding(
                at: catalog, about: .group(FilePath.stemAndExtension(of: FilePath.name(of: catalog)).stem),
                "no target has this catalog, and nothing uses its \(sets.count) sets. Add it to a target, or remove it."
            )
        }
        return ofCatalogs
            + unused.filter { lost[catalog(of: $0)] == nil }.map { entry in
                let other = tree.nearest.words(about: entry)
                let family = Family(of: entry)
                let sibling = other != nil || family.glob.isEmpty ? nil : used[family]
                let generated = tree.usage?.generated[entry.path].map { " but the generated \(FilePath.name(of: $0))" }
                let written = entry.name.contains(where: { $0 == " " || $0 == "," }) ? entry.name.quoted : entry.name
                let ending =
                    sibling.map { sibling in
                        ", unlike \"\(sibling)\". Remove \"\(entry.name)\", or, if code builds such names, write `// tincture:uses \(family.glob)` in code."
                    } ?? other?.text
                    ?? ". Remove it, or, if data or a server names it, write `// tincture:uses \(written)` in code."
                return rule.finding(
                    other?.isReported == true ? .note : nil, at: SourceLocation(path: entry.path), about: entry.subject,
                    "no code\(generated ?? "") names the \(entry.kindName) \"\(entry.name)\"" + ending)
            }
    }
}

/// The sets whose names differ only in the number at their end, such as `star-1` and `star-2`.
private struct Family: Hashable {
    let kind: String
    /// The glob that matches the names; empty for a name without a number.
    let glob: String

    init(of entry: AssetNames.Entry) {
        let stem = entry.name.reversed().drop { $0.isNumber }.reversed()
        let isNumbered = stem.count < entry.name.count && stem.count > 1 && !stem.contains(" ")
        (kind, glob) = (entry.kindName, isNumbered ? String(stem) + "*" : "")
    }
}
