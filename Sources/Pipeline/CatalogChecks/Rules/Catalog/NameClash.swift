internal import AssetCatalog
internal import CodeScanning
internal import Diagnostics
internal import FileAccess

extension CheckRule {
    static let nameClash: CheckRule = CheckRule(
        .nameClash, in: .catalog, .warning,
        help: """
            Two names in one target differ only by case or by the encoding of their accents. A file system that
            ignores case keeps only one of them, and people confuse them. Rename one.
            """,
        triggering: .imageSets("OK", "ok")
            .reporting(
                #"the name "ok" differs from another image set, "OK", only by case. Rename one of them."#,
                at: "Assets.xcassets/ok.imageset/Contents.json"),
        clean: .imageSets("OK", "oak")
    ) { tree, rule in
        func clashes(_ sets: [(name: String, path: String, subject: Subject)], _ kind: String) -> [Diagnostic] {
            var seen = SeenByScope<String, (name: String, path: String)>()
            return sets.compactMap { name, path, subject in
                let others = seen.add((name, path), by: name.lowercased(), in: tree.targets.scopes(of: path))
                guard let other = others.first(where: { !$0.name.unicodeScalars.elementsEqual(name.unicodeScalars) })
                else { return nil }
                let why = other.name == name ? "by the encoding of its accents" : "by case"
                return rule.finding(
                    at: path, about: subject,
                    "the name \"\(name)\" differs from another \(kind), \"\(other.name)\", only \(why). Rename one of them.",
                    related: [FilePath.join(other.path, SetContents.fileName)])
            }
        }
        // Code doesn't find a loose picture by the name of a set.
        let images = Dictionary(grouping: tree.catalog.images, by: \.isLoose).values
        let colors = tree.catalog.colors.filter { $0.token == nil }
        return images.flatMap { clashes($0.map { ($0.name, $0.path, $0.subject) }, "image set") }
            + clashes(colors.map { ($0.name, $0.path, $0.subject) }, "color set")
    }
}
