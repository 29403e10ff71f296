internal import AssetCatalog
internal import CodeScanning
internal import Diagnostics
internal import FileAccess

extension CheckRule {
    static let duplicateName: CheckRule = CheckRule(
        .duplicateName, in: .catalog, .warning,
        foundBy: SourceReader.self,
        help: """
            Two sets in one target have the same type and full name. Xcode doesn't report it, and the app finds only one
            of them. Rename one, or give their groups a namespace. If pictures outside a catalog have the same name in
            several folders, Tincture adds the folder to their names, and a note says so.
            """,
        triggering: .imageSets("Food/Plant", "Garden/Plant")
            .reporting(
                #"the name "Plant" is taken by another image set, Assets.xcassets/Food/Plant.imageset: an app finds only one of the two. Rename one, or turn on "Provides Namespace" for the group of one of them in Xcode."#,
                at: "Assets.xcassets/Garden/Plant.imageset/Contents.json"),
        clean: RuleExample.imageSets("Food/Plant", "Garden/Plant").with([
            "Assets.xcassets/Food/Contents.json": .text(
                #"{"info" : {"author" : "xcode", "version" : 1}, "properties" : {"provides-namespace" : true}}"# + "\n")
        ])
    ) { tree, rule in
        let images = tree.catalog.images.filter { !$0.isLoose }
        // Placeholders without colors, such as those of Xcode's templates, can't be mistaken for each other.
        let colors = tree.catalog.colors.filter { $0.token == nil && !$0.variants.isEmpty }
        return rule.duplicates(images.map { ($0.name, $0.path, $0.subject) }, "image set", tree.targets)
            + rule.duplicates(colors.map { ($0.name, $0.path, $0.subject) }, "color set", tree.targets)
    }

    /// Returns findings about sets with the same name in different catalogs of a target.
    ///
    /// ``SourceReader`` reports sets with the same name in a single catalog.
    private func duplicates(
        _ sets: [(name: String, path: String, subject: Subject)], _ kind: String, _ targets: TargetMap
    ) -> [Diagnostic] {
        var seen = SeenByScope<String, String>()
        return sets.compactMap { name, path, subject in
            let catalog = FilePath.catalog(of: path)
            let others = seen.add(path, by: name, in: targets.scopes(of: path))
            guard let other = others.first(where: { FilePath.catalog(of: $0) != catalog }) else { return nil }
            return finding(
                at: path, about: subject,
                "the name \"\(name)\" is taken by another \(kind) of the same target, \(other): an app finds only one of "
                    + "them. Rename one of them.",
                related: [FilePath.join(other, SetContents.fileName)])
        }
    }
}
