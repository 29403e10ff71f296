internal import AssetCatalog
internal import CodeScanning
package import Diagnostics

extension Rule {
    /// The same picture under two names.
    package static let duplicateImage = Rule("duplicate-image")
}

extension CheckRule {
    static let duplicateImage = CheckRule(
        .duplicateImage, in: .catalog, .warning,
        help: """
            Two sets in one target have the same files. Every user downloads them twice, and the next change misses
            one of them. Use one set, or replace the second picture. Layers of a stack and pictures of a watch face
            aren't compared.
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
        return Copies.all(in: Set(shown.map(\.path)).sorted(), sets, tree.targets).compactMap { copies in
            guard let first = copies.files.first else { return nil }
            let more = copies.files.count - 1
            return rule.finding(
                at: copies.set.location(of: first.path), about: copies.set.subject,
                "\"\(copies.set.name)\" is the same picture as \"\(copies.original.name)\", \(first.original). Use one of the names, or draw the second."
                    + (more > 0 ? " The same holds for \(more) more of its files." : ""),
                related: copies.files.flatMap { [$0.path, $0.original] })
        }
    }
}

/// The files of a set that another set has, too.
private struct Copies {
    let set: ImageSet
    let original: ImageSet
    /// Each with the first file of the other set that is the same.
    private(set) var files: [(path: String, original: String)] = []
    private var originals: Set<String> = []

    private init(set: ImageSet, original: ImageSet) { (self.set, self.original) = (set, original) }

    /// So many of the sets before it that have one file are compared with a set: a thousand may have one placeholder.
    private static let mostCompared = 32

    /// True where most files of one of the two are those of the other.
    ///
    /// Two pictures may look the same in one appearance, and what is small in one is large in another.
    private var areMost: Bool {
        2 * files.count > Set(set.variants.map(\.path)).count
            || 2 * originals.count > Set(original.variants.map(\.path)).count
    }

    private mutating func add(_ path: String, _ original: String) {
        if files.last?.path != path { files.append((path, original)) }
        originals.insert(original)
    }

    /// The sets that are the same picture as a set before them, each with the one that has most of its files.
    static func all(in paths: [String], _ sets: [String: ImageSet], _ targets: TargetMap) -> [Copies] {
        var found: [String: [String: Copies]] = [:]
        for group in DuplicateFiles.groups(of: paths) {
            for (number, path) in group.enumerated() {
                guard let set = sets[path] else { continue }
                // Each target needs a file of its own.
                let scopes = Set(targets.scopes(of: path))
                let others = group[..<number].lazy.compactMap { other in sets[other].map { (path: other, set: $0) } }
                    .filter { $0.set.name != set.name && !scopes.isDisjoint(with: targets.scopes(of: $0.path)) }
                for other in others.prefix(mostCompared) {
                    found[set.path, default: [:]][other.set.path, default: Copies(set: set, original: other.set)]
                        .add(path, other.path)
                }
            }
        }
        return found.values.compactMap { all in
            all.values.filter(\.areMost).min { one, other in
                (other.files.count, one.original.path) < (one.files.count, other.original.path)
            }
        }
    }
}
