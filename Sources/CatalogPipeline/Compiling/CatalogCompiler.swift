internal import AssetCatalog
internal import CatalogEmitters
internal import CatalogManifest
internal import ColorScience
internal import Diagnostics
internal import FileAccess
internal import ImageDecoding
internal import PaletteExtraction

/// The main job: sources to manifest.
///
/// The stages of the design in their order: read, decode and quantise, choose, interpolate. Nothing is written here.
public struct CatalogCompiler {
    private let request: CompileRequest
    private var diagnostics: [Diagnostic] = []
    private var inputs: [String] = []
    private var emit: [EmitterRequest] = []
    /// Set by a finding that leaves nothing sensible to write.
    private var isRefused = false
    private var tree = TreeFacts()

    /// Compiles what a request asks for.
    public static func compile(_ request: CompileRequest) async -> CompileOutcome {
        var compiler = CatalogCompiler(request)
        let manifest = await compiler.manifest()
        return CompileOutcome(
            manifest: manifest, diagnostics: Set(compiler.diagnostics).sorted(), inputs: Set(compiler.inputs).sorted(),
            tree: compiler.tree, emit: compiler.emit)
    }

    private init(_ request: CompileRequest) { self.request = request }

    private mutating func manifest() async -> CatalogManifest? {
        let configuration = readConfiguration()
        if isRefused { return nil }
        let sources = request.paths.isEmpty ? configuration?.sources ?? [] : request.paths.map { Source(path: $0) }
        inputs += sources.map(\.path)
        let (reading, unusable) = SourceReader.read(sources, excluding: request.outputFolder)
        refuse(unusable)
        if isRefused { return nil }
        diagnostics += reading.diagnostics
        inputs += reading.inputs

        let paths = ManifestPaths(request, configuration: configuration, sources: sources)
        let shown =
            request.depth == .everything
            ? nil : PagePictures.files(reading.catalog.images, configuration, dataFiles: reading.dataFiles)
        let facts = await pictureFacts(
            reading.catalog.images, count: configuration?.swatches ?? PictureReader.standardCount, decoding: shown)
        tree.catalog = reading.catalog
        tree.headers = facts.compactMapValues(\.header)
        tree.sources = sources.map(\.path)
        tree.configuration = configuration
        tree.dataFiles = reading.dataFiles
        var assembly = ManifestAssembly(catalog: reading.catalog, facts: facts, paths: paths)
        assembly.guessesCarousels = request.depth == .everything
        if let configuration {
            assembly.apply(configuration)
        } else {
            assembly.applyRules(dataFiles: reading.dataFiles)
        }
        diagnostics += assembly.diagnostics
        inputs += assembly.inputs
        refuse(assembly.refusals)
        return isRefused ? nil : assembly.manifest
    }

    private mutating func refuse(_ findings: [Diagnostic]) {
        diagnostics += findings
        if findings.contains(where: { $0.severity == .error }) { isRefused = true }
    }

    private mutating func readConfiguration() -> Configuration? {
        guard let path = request.configurationPath else { return nil }
        inputs.append(path)
        let (configuration, findings) = ConfigurationReader.read(path)
        refuse(findings)
        emit = configuration.emit
        return configuration
    }

    /// Reads every picture once, and reports what is wrong with it.
    ///
    /// - Parameter shown: the pictures whose colours are wanted; nil for all of them, and for their digests.
    private mutating func pictureFacts(
        _ images: [ImageSet], count: Int, decoding shown: Set<String>?
    ) async -> [String: PictureFacts] {
        let files = Set(images.flatMap { $0.variants.map(\.path) }).sorted()
        let reader = PictureReader(limits: request.limits, count: count, wantsDigest: shown == nil)
        let facts = await inParallel(files, width: request.jobs) { path in
            shown?.contains(path) ?? true ? reader.facts(of: path) : reader.headerFacts(of: path)
        }
        for (path, facts) in zip(files, facts) {
            diagnostics += facts.findings.map { Diagnostic($0.severity, $0.rule, at: path, $0.message) }
        }
        inputs += files
        return Dictionary(uniqueKeysWithValues: zip(files, facts))
    }
}

extension ManifestPaths {
    fileprivate init(_ request: CompileRequest, configuration: Configuration?, sources: [Source]) {
        if let configuration {
            self.init(
                configurationFolder: FilePath.folder(of: configuration.path), currentFolder: request.currentFolder)
        } else {
            self.init(sources: sources.map(\.path), currentFolder: request.currentFolder)
        }
    }
}
