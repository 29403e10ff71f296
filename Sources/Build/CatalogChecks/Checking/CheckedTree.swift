internal import AssetCatalog
internal import CatalogCompiler
internal import CatalogConfiguration
internal import CatalogManifest
internal import CodeScanning
internal import Diagnostics
internal import FileAccess
internal import ImageDecoding

/// Everything that rules look at.
struct CheckedTree: Sendable {
    /// The sets and the configuration.
    let facts: TreeFacts
    /// The carousels, kinds and colours, as a manifest has them.
    let manifest: CatalogManifest
    /// Names used in code; nil where the configuration names no code.
    let code: CodeReading?
    /// What the code uses; empty where the configuration names no code.
    let usages: [AssetUsage]
    /// Which catalogs and which code make one target.
    let targets: TargetMap
    /// The headers of all pictures, those of app icons too.
    let headers: [String: ImageHeader]

    var catalog: AssetCatalog { facts.catalog }
    var configuration: Configuration? { facts.configuration }

    /// The number that the configuration gives a rule, or the rule's own.
    func option(_ name: String, of rule: Rule) -> Double? {
        configuration?.checks.rules[rule]?.options[name]
            ?? CheckRule.named(rule)?.options.first { $0.name == name }?.standard
    }

    /// The set that a picture is of; the file itself where there is none.
    func subject(ofPicture path: String) -> Subject {
        if let set = catalog.images.first(where: { $0.variants.contains { $0.path == path } }) { return set.subject }
        return catalog.iconEntries.first { $0.path == path }?.subject ?? .file
    }

    /// The asset catalog that a path lies in; for loose pictures the source.
    func root(of path: String) -> String {
        if let catalog = FilePath.catalog(of: path) { return catalog }
        let sources = facts.sources.filter { path.hasPrefix($0 + "/") || $0 == "." }
        return sources.max { $0.utf8.count < $1.utf8.count } ?? FilePath.folder(of: path)
    }
}

extension CheckedTree {
    /// Reads what the rules need beyond what compiling has read.
    static func read(
        _ outcome: CompileOutcome, manifest: CatalogManifest, jobs: Int, memory: CodeMemory
    ) async -> CheckedTree {
        let known = outcome.tree.headers
        let icons = outcome.tree.catalog.iconEntries.compactMap(\.path)
        let more = Set(icons).filter { known[$0] == nil }.sorted()
        let headers = await inParallel(more, width: jobs) { try? ImageProbe.header(of: .file($0)) }
        let checks = outcome.tree.configuration?.checks ?? CheckSettings()
        let code = await CodeReading.read(
            checks.code, limits: outcome.tree.limits, jobs: jobs, memory: memory,
            currentFolder: outcome.tree.currentFolder)
        let targets = TargetMap(
            outcome.tree.catalog, outcome.tree.configuration, currentFolder: outcome.tree.currentFolder)
        var usages: [AssetUsage] = []
        if let code {
            var usage = AssetUsage(
                AssetNames(outcome.tree.catalog), files: code.files, looseNames: code.looseNames, settings: checks,
                targets: targets)
            for name in ConfiguredNames.all(outcome.tree.configuration, manifest).sorted() { usage.use(named: name) }
            for name in targets.namedSets { usage.use(named: name) }
            usages.append(usage)
        }
        return CheckedTree(
            facts: outcome.tree, manifest: manifest, code: code, usages: usages, targets: targets,
            headers: known.merging(zip(more, headers).compactMap { path, header in header.map { (path, $0) } }) { $1 })
    }
}
