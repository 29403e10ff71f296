internal import Diagnostics
internal import OrderedJSON

extension CheckRule {
    /// Two files for the same slot of one set.
    static let duplicateSlot = CheckRule(
        .duplicateSlot, in: .catalog, .warning,
        help: """
            Two entries of a set are for the same idiom, scale, appearance and so on, and both have a file or a colour. One of them is
            never shown. Remove one.
            """,
        triggering: RuleExample([
            "Assets.xcassets/Plant.imageset/Contents.json": .images(("2x", "a.png"), ("2x", "b.png")),
            "Assets.xcassets/Plant.imageset/a.png": .picture(20, 20),
            "Assets.xcassets/Plant.imageset/b.png": .picture(20, 20, .red),
        ]),
        clean: .plant(("2x", .picture(20, 20)), ("3x", .picture(30, 30)))
    ) { tree in
        tree.sets.flatMap { set in
            [("images", "filename"), ("colors", "color"), ("data", "filename")].flatMap { list, value -> [Finding] in
                var seen: Set<String> = []
                return set.entries(list).filter { $0.node[value] != nil }.compactMap { entry in
                    guard !seen.insert(entry.slot(without: ["filename", "color", "unassigned"])).inserted else {
                        return nil
                    }
                    let what = entry.filename.map { "\"\($0)\"" } ?? "this entry"
                    return entry.finding(
                        at: value,
                        "\(what) is for the same slot of \"\(set.name)\" as an entry before it. Remove one of them.")
                }
            }
        }
    }
}
