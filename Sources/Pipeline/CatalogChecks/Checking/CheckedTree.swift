internal import AssetCatalog
internal import CatalogCompiler
internal import CatalogConfiguration
internal import CatalogManifest
internal import CodeScanning
internal import Diagnostics
internal import FileAccess
internal import ImageDecoding
internal import PictureAnalysis

/// The input of the rules: the source tree, its code and its manifest.
struct CheckedTree: Sendable {
    let facts: TreeFacts
    /// The manifest of the tree, without image entries unless there is a carousel or a committed manifest to compare.
    let manifest: CatalogManifest
    /// The assets that the code uses; nil if the configuration names no code.
    let usage: AssetUsage?
    /// The sets that unknown names in ``usage`` probably mean; none if no rule asks for them.
    let nearest: NearestSets
    let codeFiles: [CodeFile]
    let targets: TargetMap
    /// The headers of all pictures, including app icons, keyed by path.
    let headers: [String: ImageHeader]
    let limits: DecodingLimits
    /// The file sizes of pictures before and after encoding them again; empty if no rule needs them.
    private(set) var recoded: [(path: String, weight: PictureWeight)] = []
    /// The sketch of the largest picture of each set, sorted by path; empty if no rule needs the sketches.
    private(set) var sketches: [(path: String, set: ImageSet, sketch: PictureSketch)] = []
    /// The Swift symbols of all sets; empty if no rule needs them.
    private(set) var symbols: [SetSymbol] = []
    /// The names of the ``symbols`` that code accesses; nil if every symbol counts, because the configuration names no
    /// code or generates Swift.
    private(set) var accessedSymbols: Set<String>?

    var catalog: AssetCatalog { facts.catalog }
    var configuration: Configuration? { facts.configuration }
    var codePaths: [String] { codeFiles.map(\.path) }
    var emitsSwift: Bool { configuration?.emit.contains { $0.name == "swift" } ?? false }
    /// The files of code that declare each member, such as `UIColor.brand`; empty unless `emit` generates shorthands.
    var ownMembers: [String: [String]] {
        guard configuration?.emit.contains(where: { $0.name == "swift" && $0.options["extensions"] != "false" }) == true
        else { return [:] }
        return Dictionary(codeFiles.flatMap { file in file.ownMembers.map { ($0, [file.path]) } }, uniquingKeysWith: +)
    }

    /// Returns the value of a rule's option in the configuration, or else the option's default.
    func option(_ name: String, of rule: CheckRule) -> Double? {
        configuration?.checks.rules[rule.rule]?.options[name] ?? rule.options.first { $0.name == name }?.standard
    }

    /// Returns whether code may access a symbol.
    ///
    /// If a set has no symbol, because its name has no letters, the result is whether code accesses any symbol.
    func mayAccess(_ symbol: SetSymbol) -> Bool {
        guard let accessedSymbols else { return true }
        return !accessedSymbols.isEmpty && (symbol.name.isEmpty || accessedSymbols.contains(symbol.name))
    }

    /// Returns the set or app icon that contains a picture, or else the picture's file.
    func subject(ofPicture path: String) -> Subject {
        if let set = catalog.images.first(where: { $0.variants.contains { $0.path == path } }) { return set.subject }
        return catalog.iconEntries.first { $0.path == path }?.subject ?? .file
    }

    /// Returns the path of the asset catalog, or else of the source, that contains a path.
    func root(of path: String) -> String {
        if let catalog = FilePath.catalog(of: path) { return catalog }
        let sources = facts.sources.filter { FilePath.isInside(path, folder: $0) || $0 == "." }
        return sources.max { $0.utf8.count < $1.utf8.count } ?? FilePath.folder(of: path)
    }
}

extension CheckedTree {
    var hasAllCode: Bool {
        (facts.configuration?.checks.code ?? []).allSatisfy { (try? FileKind.of($0.path)) != nil }
    }

    static func read(
        _ facts: TreeFacts, manifest: CatalogManifest, for rules: [CheckRule], limits: DecodingLimits, jobs: Int,
        cache: FactCache?
    ) async -> Diagnosed<CheckedTree> {
        var headers = facts.headers
        let icons = Set(facts.catalog.iconEntries.compactMap(\.path)).filter { headers[$0] == nil }.sorted()
        let iconHeaders = await inParallel(icons, width: jobs) { try? ImageProbe.header(of: .file($0)) }
        for (path, header) in zip(icons, iconHeaders) { headers[path] = header }
        let checks = facts.configuration?.checks ?? CheckSettings()
        var diagnostics: [Diagnostic] = []
        let code = await CodeReading.read(
            checks.code, limits: facts.limits, jobs: jobs, cache: cache, currentFolder: facts.currentFolder
        ).map { diagnostics.collect($0) }
        let targets = diagnostics.collect(
            TargetMap.read(facts.catalog, facts.configuration, currentFolder: facts.currentFolder))
        var usage: AssetUsage?
        if let code {
            var found = await AssetUsage(
                AssetNames(facts.catalog), files: code.files, looseNames: code.looseNames, settings: checks,
                targets: targets, jobs: jobs)
            for name in facts.configuredNames(manifest).sorted() { found.use(named: name) }
            for name in targets.namedSets { found.use(named: name) }
            usage = found
            diagnostics += found.unmatchedParameters.map { parameter in
                Diagnostic(
                    .warning, .unusedConfiguration, at: parameter.origin, about: .key("nameParameters"),
                    "no code passes a string to \(parameter.text.quoted). Correct or remove it.")
            }
        }
        let asked = Set(rules.map(\.rule))
        var tree = CheckedTree(
            facts: facts, manifest: manifest, usage: usage,
            nearest: NearestSets(asked.isDisjoint(with: [.unknownAsset, .unusedSet]) ? nil : usage),
            codeFiles: code?.files ?? [], targets: targets, headers: headers, limits: limits)
        if asked.contains(.inefficientEncoding) { tree.recoded = await tree.weights(jobs: jobs) }
        if asked.contains(.nearDuplicate) { tree.sketches = await tree.drawings(jobs: jobs) }
        if !asked.isDisjoint(with: [.symbolCollision, .symbolConflict, .emptySymbol]) {
            tree.symbols = SetSymbol.all(in: tree.catalog)
            let namespaces = Set(tree.symbols.lazy.flatMap(\.namespaces))
            tree.accessedSymbols =
                tree.emitsSwift ? nil : code?.accessed(Set(tree.symbols.lazy.map(\.name)), in: namespaces)
            // `.red` is usually the framework's. It may be a set's if code accesses a tenth of the other symbols.
            let own = Set(tree.symbols.filter { $0.conflictingType == nil }.map(\.name))
            if let accessed = tree.accessedSymbols, accessed.intersection(own).count * 10 <= own.count {
                tree.accessedSymbols = []
            }
        }
        return Diagnosed(tree, diagnostics)
    }

    private func weights(jobs: Int) async -> [(path: String, weight: PictureWeight)] {
        let least = Int(option("bytes", of: .inefficientEncoding) ?? 4096)
        return await inParallel(headers.sorted { $0.key < $1.key }, width: jobs) { path, header in
            PictureWeight(path, header, least: least, limits: limits).map { (path, $0) }
        }.compactMap(\.self)
    }

    private func drawings(jobs: Int) async -> [(path: String, set: ImageSet, sketch: PictureSketch)] {
        let pictures = catalog.namedImages.compactMap { set -> (path: String, set: ImageSet)? in
            let sized = set.variants.compactMap { variant in
                headers[variant.path].map { (path: variant.path, pixels: $0.pixelCount) }
            }
            return sized.max { $0.pixels < $1.pixels }.map { ($0.path, set) }
        }.sorted { $0.path < $1.path }
        return await inParallel(pictures, width: jobs) { path, set in
            PictureSketch(path, limits: limits).map { (path, set, $0) }
        }.compactMap(\.self)
    }
}

extension CheckedTree {
    func place(ofCarousel name: String) -> SourceLocation {
        guard let configuration else { return SourceLocation(path: facts.sources.first ?? ".", line: 1, column: 1) }
        let carousel = configuration.carousels.first { $0.name == name }
        return carousel?.origin ?? SourceLocation(path: configuration.path, line: 1, column: 1)
    }

    /// Returns the location of a carousel's page: the line in the configuration or in the carousel's data file.
    func place(ofPage index: Int, in name: String) -> SourceLocation {
        listedPage(index, in: name)?.origin ?? place(ofCarousel: name)
    }

    /// Returns the line and column of a page's pin (a color set by hand), in the configuration or a data file.
    func place(ofPin index: Int, in name: String) -> SourceLocation {
        listedPage(index, in: name)?.pinOrigin ?? place(ofCarousel: name)
    }

    /// Returns a carousel's page as the configuration or a data file lists it; nil if neither does.
    func listedPage(_ index: Int, in name: String) -> ListedPage? {
        let listed = configuration?.carousels.first { $0.name == name }?.pages.entries
        guard let pages = listed ?? pagesOfDataFile(in: name), pages.indices.contains(index) else { return nil }
        return pages[index]
    }

    /// Returns the pages in a data file that lists the pictures of a carousel in the same order; nil if none does.
    private func pagesOfDataFile(in name: String) -> [ListedPage]? {
        guard let carousel = manifest.carousels.first(where: { $0.name == name }) else { return nil }
        let images = carousel.pages.map { $0.image.split(separator: "/").last.map(String.init) ?? "" }
        return facts.foundLists.compactMap(\.pages?.entries).first { pages in
            pages.map { $0.image.split(separator: "/").last.map(String.init) ?? "" } == images
        }
    }

    /// Returns the size of a banner's widest file in pixels, such as `1125x352`; nil for any other picture.
    func bannerSize(of name: String) -> String? {
        guard manifest.images.contains(where: { $0.name == name && $0.kind == .banner }),
            let set = catalog.images.first(where: { $0.name == name })
        else { return nil }
        let sizes = set.variants.compactMap { headers[$0.path]?.pixelSize }
        return sizes.max { $0 < $1 }.map { "\($0.width)x\($0.height)" }
    }
}

extension TreeFacts {
    /// Returns the names of pictures and colors that the configuration and its data files use.
    func configuredNames(_ manifest: CatalogManifest) -> Set<String> {
        var names = Set(manifest.products.map(\.image))
        for carousel in configuration?.carousels ?? [] {
            names.formUnion(carousel.pages.entries.map(\.image))
            if let foreground = carousel.foreground { names.insert(foreground.name) }
        }
        for gradient in configuration?.gradients ?? [] { names.formUnion(gradient.colors.map(\.text)) }
        return names
    }
}
