internal import AssetCatalog
package import CatalogCompiler
internal import CatalogConfiguration
internal import CatalogEmitters
internal import CatalogManifest
package import Diagnostics
internal import FileAccess
internal import PictureAnalysis

/// Reads a request's input: the configuration, the sources, and each picture once.
struct TreeReading {
    private let request: CompileRequest
    private let memory: PictureMemory
    private let observer: RunObserver
    private var tree = TreeFacts()
    private var limits = InputLimits.standard
    private var log = DiagnosticLog()

    /// Reads the input of a request; if nothing can be compiled, the result is marked as unusable (`isRefused`).
    static func read(
        _ request: CompileRequest, _ memory: PictureMemory, _ observer: @escaping RunObserver
    ) async -> Diagnosed<(tree: TreeFacts, limits: InputLimits)> {
        var reading = TreeReading(request: request, memory: memory, observer: observer)
        await reading.read()
        return reading.log.diagnosed((reading.tree, reading.limits))
    }

    private init(request: CompileRequest, memory: PictureMemory, observer: @escaping RunObserver) {
        (self.request, self.memory, self.observer) = (request, memory, observer)
    }

    private mutating func read() async {
        observer(.began(.configuration))
        let configuration = readConfiguration()
        if log.isRefused { return }
        let sources = request.paths.isEmpty ? configuration?.sources ?? [] : request.paths.map { Source(path: $0) }
        observer(.began(.sources))
        func read(_ sources: [Source]) -> Diagnosed<CatalogReading> {
            SourceReader.read(
                sources, excluding: generatedFiles(sources), limits: limits,
                modes: configuration?.modes ?? TokenModes())
        }
        var found = read(sources)
        if request.isTolerant, found.isRefused {
            let rest = read(sources.filter { (try? FileKind.of($0.path)) != nil })
            found = Diagnosed(rest.value, found.diagnostics + rest.diagnostics, isRefused: rest.isRefused)
        }
        let reading = log.collect(found)
        if log.isRefused { return }

        // A configuration names its data files; without one, all data files found in the sources are considered.
        let lists = configuration == nil ? reading.dataFiles.sorted().map { FoundLists($0) } : []
        let paths = ManifestPaths(request, configuration: configuration, sources: sources)
        let shown =
            request.readsOnlyHeaders
            ? CarouselPictures.files(reading.catalog.images, configuration, lists: lists) : nil
        await readPictures(
            reading.catalog.images, count: configuration?.swatches ?? PaletteColors.standardCount,
            placeholders: configuration?.placeholders.isEmpty == false,
            points: CarouselPictures.points(reading.catalog.images, configuration, lists: lists),
            withText: CarouselPictures.filesWithText(reading.catalog.images, configuration), decoding: shown)
        if log.isRefused { return }
        tree.catalog = reading.catalog
        tree.sources = sources.map(\.path)
        tree.configuration = configuration
        tree.foundLists = lists
        tree.paths = paths
        tree.currentFolder = request.currentFolder
        tree.guessesCarousels = !request.readsOnlyHeaders
    }

    /// Returns the files in output folders that earlier runs wrote and that therefore aren't sources.
    private func generatedFiles(_ sources: [Source]) -> GeneratedFiles {
        guard let folder = request.outputFolder else {
            return GeneratedFiles(in: sources, record: OutputFolder.recordPath) { folder in
                WrittenFiles(of: OutputFolder(folder)).map { $0.paths.union([ManifestFile.name]) }
            }
        }
        let written = FileTrace.untraced { WrittenFiles(of: OutputFolder(folder))?.paths ?? [] }
        return GeneratedFiles(folder: folder, paths: written.union([ManifestFile.name]), sources: sources)
    }

    private mutating func readConfiguration() -> Configuration? {
        guard let path = request.configurationPath else { return nil }
        let configuration = log.collect(
            ConfigurationReader.read(
                path, text: request.configurationText, rules: request.rules, emitterProblem: Emitters.problem))
        limits = configuration.limits
        return configuration
    }

    private mutating func paletteRecords(_ settings: ExtractionSettings) -> PaletteRecords? {
        guard !request.palettes.isEmpty else { return nil }
        return log.collect(PaletteRecords.read(request.palettes, wanted: settings))
    }

    /// Reads every picture once, and reports defects of the pictures.
    ///
    /// - Parameters:
    ///   - points: the points from which pages take their colors, keyed by the paths of the pages' pictures.
    ///   - withText: the paths of the pictures on which the contrast of text is measured.
    ///   - shown: the paths of the pictures whose colors are needed; nil for the colors and digests of all.
    private mutating func readPictures(
        _ images: [ImageSet], count: Int, placeholders wantsPlaceholders: Bool, points: [String: [SIMD2<Double>]],
        withText: Set<String>, decoding shown: Set<String>?
    ) async {
        let files = Set(images.flatMap { $0.variants.map(\.path) }).sorted()
        observer(.began(.pictures(files.count)))
        var settings = request.settings
        settings.count = count
        settings.placeholders = wantsPlaceholders ? true : nil
        var reader = settings.reader
        reader.rowRequest = request.rowRequest
        let records = paletteRecords(settings)
        if log.isRefused { return }
        // The cache stores complete facts. They aren't computed if some pictures are only read up to their headers.
        let remembering = CachingPictureReader(
            reader, shown == nil ? memory : nil, records: shown == nil ? records : nil)
        let table = Locked(PictureTable(files))
        let found = await inParallel(Array(files.indices), width: request.jobs) { [observer, reader] number in
            let path = files[number]
            observer(.reads(path))
            let isWhole = shown?.contains(path) ?? true
            let found =
                isWhole
                ? remembering.facts(
                    of: path, at: points[path] ?? [], wantsCells: withText.contains(path))
                : (reader.headerFacts(of: path), nil, .decoded)
            observer(.hasRead(path, found.origin))
            table.withLock { $0.put(found.facts, isVerified: found.digest != nil, at: number) }
            return found.facts.diagnostics
        }
        remembering.finish()
        tree.pictures = table.withLock { $0 }
        guard found.contains(where: { !$0.isEmpty }) else { return }
        let subjects = Dictionary(images.flatMap { set in set.variants.map { ($0.path, set.subject) } }) { one, _ in one
        }
        for (path, diagnostics) in zip(files, found) {
            log.report(diagnostics.map { $0.located(at: SourceLocation(path: path), about: subjects[path]) })
        }
    }
}

extension CatalogBuild {
    package static func compile(
        _ request: CompileRequest, cache: BuildCache? = nil, observer: @escaping RunObserver = { _ in }
    ) async -> Diagnosed<CompileOutcome> {
        await compile(request, memory: PictureMemory(cache: cache?.facts), observer: observer)
    }

    static func compile(
        _ request: CompileRequest, memory: PictureMemory, tables: TableMemory = TableMemory(),
        observer: @escaping RunObserver
    ) async -> Diagnosed<CompileOutcome> {
        let read = await TreeReading.read(request, memory, observer)
        var outcome = Diagnosed(CompileOutcome(draft: nil, tree: read.value.tree), isRefused: true)
        if !read.isRefused {
            observer(.began(.assembly))
            outcome = CatalogCompiler.compile(
                read.value.tree, isTolerant: request.isTolerant, tables: tables, observer: observer)
        }
        outcome.diagnostics = Set(read.diagnostics + outcome.diagnostics).sorted().limited(
            to: read.value.limits.findings)
        return outcome
    }
}

extension ManifestPaths {
    /// Creates paths that are relative to the configuration's folder or, without one, to the folders of the sources.
    fileprivate init(_ request: CompileRequest, configuration: Configuration?, sources: [Source]) {
        let folders =
            configuration.map { [FilePath.folder(of: $0.path)] }
            ?? sources.map { (try? FileKind.of($0.path)) == .folder ? $0.path : FilePath.folder(of: $0.path) }
        self.init(folders: folders, currentFolder: request.currentFolder)
    }
}
