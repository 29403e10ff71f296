internal import Diagnostics
internal import AssetCatalog

extension CheckRule {
    /// The same picture under two names.
    static let duplicatePicture = CheckRule(
        .duplicatePicture, in: .catalog, .warning,
        help: """
            Two sets have the same file, to the byte. Every user downloads it twice, and the next change forgets one. Use one of the names, or
            draw the second picture.
            """,
        triggering: RuleExample.imageSets("Fern").with([
            "Assets.xcassets/Moss.imageset/Contents.json": .images(("", "moss.png")),
            "Assets.xcassets/Moss.imageset/moss.png": .picture(20, 20),
        ]),
        clean: .imageSets("Fern", "Moss")
    ) { tree in
        let files = tree.catalog.images.flatMap { set in set.variants.map { (path: $0.path, name: set.name) } }
        let names = Dictionary(files.map { ($0.path, $0.name) }) { first, _ in first }
        return SameContent.groups(of: Set(files.map(\.path)).sorted()).flatMap { group -> [Finding] in
            guard let first = group.first, let name = names[first] else { return [] }
            return group.dropFirst().filter { names[$0] != name }.map { path in
                Finding(
                    at: path,
                    "\"\(names[path] ?? "")\" is the same picture as \"\(name)\", \(first). Use one of the names, or draw the second."
                )
            }
        }
    }
}
