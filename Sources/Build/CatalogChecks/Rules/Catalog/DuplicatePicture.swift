internal import AssetCatalog
public import Diagnostics

extension Rule {
    /// The same picture under two names.
    public static let duplicatePicture = Rule("duplicate-picture")
}

extension CheckRule {
    static let duplicatePicture = CheckRule(
        .duplicatePicture, in: .catalog, .warning,
        help: """
            Two sets have the same file, to the byte. Every user downloads it twice, and the next change forgets one. Use one of the names, or
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
            return group.dropFirst().filter { names[$0] != name }.map { path in
                rule.finding(
                    at: path, about: .image(names[path] ?? ""),
                    "\"\(names[path] ?? "")\" is the same picture as \"\(name)\", \(first). Use one of the names, or draw the second."
                )
            }
        }
    }
}
