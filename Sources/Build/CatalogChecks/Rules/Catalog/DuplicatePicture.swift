internal import AssetCatalog
package import Diagnostics

extension Rule {
    /// The same picture under two names.
    package static let duplicatePicture = Rule("duplicate-picture")
}

extension CheckRule {
    static let duplicatePicture = CheckRule(
        .duplicatePicture, in: .catalog, .warning,
        help: """
            Two sets of one target have the same file, to the byte. Every user downloads it twice, and the next change forgets one. Use one of the names, or
            draw the second picture.
            """,
        triggering: RuleExample.imageSets("Fern").with([
            "Assets.xcassets/Moss.imageset/Contents.json": .images(("", "moss.png")),
            "Assets.xcassets/Moss.imageset/moss.png": .picture(20, 20),
        ])
        .reporting(
            #""Moss" is the same picture as "Fern", Assets.xcassets/Fern.imageset/picture.png. Use one of the names, or draw the second."#,
            at: "Assets.xcassets/Moss.imageset/moss.png"),
        clean: .imageSets("Fern", "Moss")
    ) { tree, rule in
        let files = tree.catalog.images.flatMap { set in set.variants.map { (path: $0.path, name: set.name) } }
        let names = Dictionary(files.map { ($0.path, $0.name) }) { first, _ in first }
        return SameContent.groups(of: Set(files.map(\.path)).sorted()).flatMap { group -> [Diagnostic] in
            guard let first = group.first, let name = names[first] else { return [] }
            let scopes = Set(tree.targets.scopes(of: first))
            return group.dropFirst().filter {
                // Each target needs a file of its own.
                names[$0] != name && !scopes.isDisjoint(with: tree.targets.scopes(of: $0))
            }.map { path in
                rule.finding(
                    at: path, about: .image(names[path] ?? ""),
                    "\"\(names[path] ?? "")\" is the same picture as \"\(name)\", \(first). Use one of the names, or draw the second."
                )
            }
        }
    }
}
