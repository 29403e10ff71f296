internal import AssetCatalog
internal import CatalogManifest
internal import CatalogPipeline
internal import Diagnostics
internal import FileAccess
internal import ImageDecoding

/// Everything that rules look at.
struct CheckedTree: Sendable {
    /// The sets and the configuration.
    let facts: TreeFacts
    /// The sets of asset catalogs with what they say, by full name and path.
    let sets: [CheckedSet]
    /// The groups of asset catalogs.
    let groups: [CheckedSet]
    /// The carousels, kinds and colours, as a manifest has them.
    let manifest: CatalogManifest
    /// Names used in code; nil where the configuration names no code.
    let code: CodeReading?
    /// The headers of all pictures, those of app icons too.
    let headers: [String: ImageHeader]

    var catalog: AssetCatalog { facts.catalog }
    var configuration: Configuration? { facts.configuration }

    /// The sets of a type.
    func sets(of type: String) -> [CheckedSet] { sets.filter { $0.type == type } }

    /// The number that the configuration gives a rule, or the rule's own.
    func option(_ name: String, of rule: Rule) -> Double? {
        configuration?.checks.rules[rule]?.options[name] ?? rule.option(name)?.standard
    }

    /// The asset catalog that a path lies in; for loose pictures the source.
    func root(of path: String) -> String {
        if let end = path.firstRange(of: ".xcassets/") { return String(path[..<end.upperBound].dropLast()) }
        let sources = facts.sources.filter { path.hasPrefix($0 + "/") || $0 == "." }
        return sources.max { $0.utf8.count < $1.utf8.count } ?? FilePath.folder(of: path)
    }
}

extension CheckedTree {
    /// Reads what the rules need beyond what compiling has read.
    static func read(_ outcome: CompileOutcome, manifest: CatalogManifest, jobs: Int) async -> CheckedTree {
        let catalog = outcome.tree.catalog
        let named =
            catalog.images.filter { !$0.isLoose }.map { ($0.name, "imageset", $0.path) }
            + catalog.colors.map { ($0.name, "colorset", $0.path) }
            + catalog.others.map { ($0.name, $0.type, $0.path) }
        let sets = await inParallel(named, width: jobs) { CheckedSet(name: $0.0, type: $0.1, path: $0.2) }
            .sorted { ($0.name, $0.path) < ($1.name, $1.path) }
        let groups = await inParallel(groupFolders(of: sets.map(\.path)), width: jobs) { path in
            CheckedSet(name: FilePath.name(of: path), type: "", path: path)
        }
        let known = outcome.tree.headers
        let icons = sets.filter { $0.type == "appiconset" }.flatMap { $0.entries("images").compactMap(\.path) }
        let more = Set(icons).filter { known[$0] == nil }.sorted()
        let headers = await inParallel(more, width: jobs) { try? ImageProbe.header(of: .file($0)) }
        return CheckedTree(
            facts: outcome.tree, sets: sets, groups: groups, manifest: manifest,
            code: outcome.tree.configuration.flatMap { CodeReading.read($0.checks.code) },
            headers: known.merging(zip(more, headers).compactMap { path, header in header.map { (path, $0) } }) { $1 })
    }

    /// The folders between the sets and their asset catalogs, those included.
    private static func groupFolders(of sets: [String]) -> [String] {
        var groups: Set<String> = []
        for set in sets {
            var folder = FilePath.folder(of: set)
            while folder.contains(".xcassets"), groups.insert(folder).inserted {
                if folder.hasSuffix(".xcassets") { break }
                folder = FilePath.folder(of: folder)
            }
        }
        return groups.subtracting(sets).sorted()
    }
}
