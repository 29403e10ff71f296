internal import AssetCatalog
internal import Diagnostics

extension CheckRule {
    static let duplicateSlot: CheckRule = CheckRule(
        .duplicateSlot, in: .catalog, .warning,
        help: """
            Two entries of a set fill the same slot. Both have a file or a color for the same idiom, scale,
            appearance and so on, so one is never shown. Remove one.
            """,
        triggering: RuleExample([
            "Assets.xcassets/Plant.imageset/Contents.json": .images(("2x", "a.png"), ("2x", "b.png")),
            "Assets.xcassets/Plant.imageset/a.png": .picture(20, 20),
            "Assets.xcassets/Plant.imageset/b.png": .picture(20, 20, .red),
        ])
        .reporting(
            #""b.png" fills the same slot of "Plant" as an earlier entry. Remove one of them."#,
            in: "Assets.xcassets/Plant.imageset/Contents.json", before: #""b.png""#
        ),
        clean: .plant(("2x", .picture(20, 20)), ("3x", .picture(30, 30)))
    ) { tree, rule in
        let sets =
            tree.catalog.images.compactMap { $0.contents?.listed(in: $0.path, of: $0.name, $0.subject) }
            + tree.catalog.colors.map { $0.contents.listed(in: $0.path, of: $0.name, $0.subject) }
            + tree.catalog.others.filter { ["images", "data"].contains($0.contents?.listKey) }.compactMap {
                $0.contents?.listed(in: $0.path, of: $0.name, $0.subject)
            }
        return sets.flatMap { entries -> [Diagnostic] in
            guard entries.count > 1 else { return [] }
            var seen: Set<SlotKey> = []
            return entries.compactMap { listed in
                let entry = listed.entry
                // Xcode keeps files without a slot as unassigned entries.
                if entry.unassigned == true { return nil }
                guard let place = entry.filename == nil ? entry.color?.place : entry.filenamePlace,
                    !seen.insert(SlotKey(entry)).inserted
                else { return nil }
                let what = entry.filename.map { "\"\($0)\"" } ?? "this entry"
                return rule.finding(
                    at: listed.location(place), about: listed.subject,
                    "\(what) fills the same slot of \"\(listed.setName)\" as an earlier entry. Remove one of them.")
            }
        }
    }
}
