internal import ArgumentParser
internal import CatalogManifest
internal import CatalogPipeline
internal import CatalogPreview
internal import ColorScience
internal import Diagnostics
internal import FileAccess
internal import ImageDecoding
#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Shows one target after the other and gathers their pictures.
struct PreviewRun {
    /// The configuration, nil where there is none.
    private let config: String?
    /// What it compiles to, once a name has been asked for.
    private var catalog: CatalogManifest?
    /// The pictures for a sheet.
    private var pictures: [PaletteSheet.Entry] = []
    /// False once something could not be shown.
    private(set) var isClean = true
    private let terminal = TerminalPreview.standard

    init(config: String?) { self.config = config }

    /// Shows everything in the configuration.
    mutating func showEverything() async throws {
        let manifest = try await compiled()
        try StandardStreams.output(ManifestPreview(manifest).everything)
        gather(manifest.carousels.map(\.name), of: manifest)
    }

    /// Shows a colour, a file, or what has a name.
    mutating func show(_ target: String) async throws {
        let color = try? Color(css: target)
        // A bare word may be a name of the catalog as well, which then goes first.
        if let color, target.contains("#") || target.contains("(") || config == nil {
            try show(color, target)
        } else if (try? FileKind.of(target)) != nil {
            try show(file: target)
        } else {
            let manifest = try await compiled()
            let preview = ManifestPreview(manifest)
            if let text = preview.named(target) {
                try StandardStreams.output(text)
                gather([target], of: manifest)
            } else if let color {
                try show(color, target)
            } else {
                let hint = NearestWord.hint(for: target, among: preview.names)
                fail("nothing is called \"\(TerminalText.escaped(target))\"\(hint.isEmpty ? "." : hint)")
            }
        }
    }

    /// Draws the sheet of all pictures that were shown.
    func draw(to path: String) throws {
        guard !pictures.isEmpty else {
            throw ValidationError("--png needs a picture, or the name of one or of a carousel")
        }
        let sheet = try PNGEncoder.encode(try PaletteSheet.draw(pictures))
        do {
            try AtomicFile.write(sheet, to: path)
        } catch {
            StandardStreams.error("tincture: error: \(TerminalText.escaped(path)): \(error)\n")
            throw ExitStatus.output
        }
    }

    private func show(_ color: Color, _ name: String) throws {
        try StandardStreams.output(terminal.color(name: name, hex: SRGB8(color).hex))
    }

    private mutating func show(file: String) throws {
        if file.hasSuffix(".json") {
            do {
                let manifest = try ManifestFile.read(try RegularFile.bytes(of: file))
                try StandardStreams.output(ManifestPreview(manifest).everything)
            } catch let error as ManifestFile.FormatError {
                report(Diagnostic(.error, .unreadable, at: file, "\(error)."))
            } catch let error as FileFailure {
                report(Diagnostic(.error, .unreadable, at: file, "\(error)."))
            }
            return
        }
        let extraction = Extraction(of: file, count: 5)
        extraction.diagnostics.forEach { report($0) }
        try StandardStreams.output(try ExtractionPrinter(format: .text).text(of: extraction, isFirst: true))
        if let colors = extraction.colors, let backdrop = colors.backdrop {
            pictures.append(PaletteSheet.Entry(path: file, backdrop: backdrop, swatches: colors.swatches))
        }
    }

    /// Remembers the pictures of names for the sheet.
    private mutating func gather(_ names: [String], of manifest: CatalogManifest) {
        let folder = config.map(FilePath.folder(of:)) ?? ""
        pictures += names.flatMap { ManifestPreview(manifest).sheet(named: $0, in: folder) }
    }

    /// The manifest of the configuration; its errors are printed once.
    private mutating func compiled() async throws -> CatalogManifest {
        if let catalog { return catalog }
        guard let config else {
            throw ValidationError("names and everything need a --config: there is no tincture.yml in this folder")
        }
        let request = CompileRequest(
            paths: [], configurationPath: config, jobs: ProcessInfo.processInfo.activeProcessorCount,
            currentFolder: FileManager.default.currentDirectoryPath)
        let outcome = await CatalogCompiler.compile(request)
        for finding in outcome.diagnostics where finding.severity == .error { StandardStreams.error("\(finding)\n") }
        guard let manifest = outcome.manifest else { throw ExitStatus.findings }
        catalog = manifest
        return manifest
    }

    private mutating func report(_ finding: Diagnostic) {
        StandardStreams.error("\(finding)\n")
        if finding.severity == .error { isClean = false }
    }

    private mutating func fail(_ message: String) {
        StandardStreams.error("tincture: error: \(message)\n")
        isClean = false
    }
}
