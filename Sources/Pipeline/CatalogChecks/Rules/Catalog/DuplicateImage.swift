internal import AssetCatalog
internal import CatalogConfiguration
internal import CatalogManifest
internal import CodeScanning
internal import Diagnostics
internal import FileAccess

extension CheckRule {
    static let duplicateImage: CheckRule = CheckRule(
        "duplicate-image", in: .catalog, .note,
        options: [
            RuleOption(
                name: "bytes", standard: 16_384, range: 0...1e9,
                help:
                    "Two sets are reported only if the files that they have in common take at least this many bytes together."
            )
        ],
        help: """
            Two sets in one target have the same files, which total at least 16 KB in each set. Every user downloads
            them twice, and a change to one may miss the other. Use one set, or replace one picture. Layers of a stack,
            pictures of a watch face and numbered frames aren't compared. Templates are compared only with templates.
            """,
        triggering: RuleExample.imageSets(["Fern": .padded, "Moss": .padded])
            .reporting(
                #""Moss" is the same picture as "Fern", Assets.xcassets/Fern.imageset/fern.png. Use one of them, or replace one picture."#,
                in: "Assets.xcassets/Moss.imageset/Contents.json", before: #""moss.png""#
            ),
        clean: .imageSets("Fern", "Moss")
    ) { tree, rule in
        let least = Int64(tree.option("bytes", of: rule) ?? 16_384)
        // Two sets with equal files both have at least the size of these files.
        let shown = tree.catalog.namedImages.filter { set in
            set.variants.reduce(0) { $0 + FileStamp(of: $1.path).size } >= least
        }.flatMap { set in set.variants.map { (path: $0.path, set: set) } }
        let sets = Dictionary(shown.map { ($0.path, $0.set) }) { first, _ in first }
        let pages = Set(tree.manifest.carousels.flatMap { $0.pages.map(\.image) })
        let all = Copies.all(in: Set(shown.map(\.path)).sorted(), sets, pages) { Set(tree.targets.scopes(of: $0)) }
        return all.compactMap { copies in
            let sizes = copies.files.map { FileStamp(of: $0.path).size }
            guard let first = copies.files.first, sizes.reduce(0, +) >= least else { return nil }
            let more = copies.files.count - 1
            return rule.finding(
                at: copies.set.location(of: first.path), about: copies.set.subject,
                "\"\(copies.set.name)\" is the same picture as \"\(copies.original.name)\", \(first.original). Use one of them, or replace one picture."
                    + (more > 0 ? " The same holds for \(more) more of its files." : ""),
                related: copies.files.flatMap { [$0.path, $0.original] })
        }
    }
}

struct Copies {
    let set: ImageSet
    let original: ImageSet
    /// The equal files of the set, each with the first equal file of the earlier set.
    private(set) var files: [(path: String, original: String)] = []
    private var originals: Set<String> = []

    private init(set: ImageSet, original: ImageSet) { (self.set, self.original) = (set, original) }

    /// The maximum number of earlier files with which a file is paired; a thousand sets may have one placeholder.
    private static let mostCompared = 32

    /// The minimum number of numbered sets in a folder that count as frames of an animation, which may repeat.
    private static let fewestFrames = 8

    /// Whether most files of each of the two sets are equal to files of the other set.
    ///
    /// Two sets may be equal in only a single appearance, or the 2x file of a set may be the 1x file of another.
    private var areMost: Bool {
        2 * files.count > Set(set.variants.map(\.path)).count
            && 2 * originals.count > Set(original.variants.map(\.path)).count
    }

    private mutating func add(_ path: String, _ original: String) {
        if files.last?.path != path { files.append((path, original)) }
        originals.insert(original)
    }

    /// Returns the sets that equal an earlier set, each with the earlier set that has the most equal files.
    ///
    /// - Parameters:
    ///   - pages: the names of pictures in carousels, which never count as frames of an animation.
    ///   - scopes: the scopes of a file. Files without a common one aren't compared: each target needs its own.
    static func all(
        in paths: [String], _ sets: [String: ImageSet], _ pages: Set<String> = [],
        scopes: (String) -> Set<TargetMap.Scope>
    ) -> [Copies] {
        let groups = DuplicateFiles.groups(of: paths)
        if groups.isEmpty { return [] }
        var found: [String: [String: Copies]] = [:]
        // The folder and the name without its number; nil for a set that is no frame.
        func run(_ set: ImageSet) -> [String]? {
            pages.contains(set.name) ? nil : BannerRun.cut(set.name).map { [set.folder, $0.prefix] }
        }
        let unique = Dictionary(sets.values.map { ($0.path, $0) }) { first, _ in first }.values
        let frames = Dictionary(grouping: unique, by: run).filter { $0.key != nil && $0.value.count >= fewestFrames }
        for group in groups {
            let files = group.compactMap { path in sets[path].map { (path: path, set: $0, scopes: scopes(path)) } }
            for (number, (path, set, scopes)) in files.enumerated() {
                let own = run(set).flatMap { frames[$0] == nil ? nil : $0 }
                let others = files[..<number].lazy.filter { other in
                    other.set.name != set.name && other.set.isTemplate == set.isTemplate
                        && !scopes.isDisjoint(with: other.scopes) && (own == nil || run(other.set) != own)
                }
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
