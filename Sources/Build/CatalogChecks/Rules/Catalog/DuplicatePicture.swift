internal import AssetCatalog
internal import CodeScanning
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
            draw the second picture. The layers of a stack and the pictures of a watch face, each of which has a slot of its own, are not compared.
            """,
        triggering: RuleExample.imageSets("Fern").with([
            "Assets.xcassets/Moss.imageset/Contents.json": .images(("", "moss.png")),
            "Assets.xcassets/Moss.imageset/moss.png": .picture(20, 20),
        ])
        .reporting(
            #""Moss" is the same picture as "Fern", Assets.xcassets/Fern.imageset/picture.png. Use one of the names, or draw the second."#,
            in: "Assets.xcassets/Moss.imageset/Contents.json", before: #""moss.png""#
        )
        .about("image Moss"),
        clean: .imageSets("Fern", "Moss")
    ) { tree, rule in
        let shown = tree.catalog.namedImages.flatMap { set in set.variants.map { (path: $0.path, set: set) } }
        let sets = Dictionary(shown.map { ($0.path, $0.set) }) { first, _ in first }
        let copies = DuplicateFiles.groups(of: Set(shown.map(\.path)).sorted()).flatMap { group in
            group.indices.compactMap { index in Copy(of: group[..<index], at: group[index], sets, tree.targets) }
        }
        return Dictionary(grouping: copies, by: \.set.path).values.compactMap { copies in
            guard let first = copies.first else { return nil }
            let more = copies.count - 1
            return rule.finding(
                at: first.set.location(of: first.path), about: first.set.subject,
                "\"\(first.set.name)\" is the same picture as \"\(first.original.name)\", \(first.originalPath). Use one of the names, or draw the second."
                    + (more > 0 ? " The same holds for \(more) more of its files." : ""),
                related: copies.flatMap { [$0.path, $0.originalPath] })
        }
    }
}

/// A file of a set that another set has, too.
private struct Copy {
    let path: String
    let set: ImageSet
    let originalPath: String
    let original: ImageSet

    /// The file and the first of those before it that another set of a common target shows; nil where there is none.
    init?(of others: ArraySlice<String>, at path: String, _ sets: [String: ImageSet], _ targets: TargetMap) {
        guard let set = sets[path] else { return nil }
        // Each target needs a file of its own.
        let scopes = Set(targets.scopes(of: path))
        let original = others.lazy.compactMap { other in sets[other].map { (path: other, set: $0) } }
            .first { $0.set.name != set.name && !scopes.isDisjoint(with: targets.scopes(of: $0.path)) }
        guard let original else { return nil }
        self.path = path
        self.set = set
        originalPath = original.path
        self.original = original.set
    }
}
