internal import ArgumentParser
internal import CatalogManifest
internal import CatalogPipeline
internal import CatalogPreview
internal import ColorScience
internal import Diagnostics
internal import FileAccess
#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// `tincture preview`: colours to look at.
struct Preview: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show pictures' palettes, colours, gradients and carousels in the terminal.",
        discussion: """
            EXAMPLES:
              tincture preview banner.jpg
              tincture preview home --config Assets/tincture.yml
              tincture preview '#C0C0C0' Build/catalog.json
            """)

    @Argument(
        help: """
            A picture, a colour, a manifest file, or the name of a carousel, gradient, colour or picture of the \
            configuration; nothing for everything in the configuration.
            """,
        completion: .file())
    var targets: [String] = []

    @Option(
        help: ArgumentHelp("The configuration.", discussion: "If not said: tincture.yml of this folder."),
        completion: .file(extensions: ["yml", "yaml"]))
    var config: String?

    func run() async throws {
        var catalog: CatalogManifest?
        var isClean = true
        if targets.isEmpty {
            guard let manifest = try await compiled() else { throw ExitStatus.findings }
            try StandardStreams.output(ManifestPreview(manifest).everything)
        }
        for target in targets {
            let color = try? Color(css: target)
            // A bare word may be a name of the catalog as well, which then goes first.
            if let color, target.contains("#") || target.contains("(") || !hasCatalog {
                try StandardStreams.output(TerminalPreview.standard.color(name: target, hex: SRGB8(color).hex))
            } else if (try? FileKind.of(target)) != nil {
                if try !show(file: target) { isClean = false }
            } else {
                if catalog == nil { catalog = try await compiled() }
                guard let catalog else { throw ExitStatus.findings }
                let preview = ManifestPreview(catalog)
                if let text = preview.named(target) {
                    try StandardStreams.output(text)
                } else if let color {
                    try StandardStreams.output(TerminalPreview.standard.color(name: target, hex: SRGB8(color).hex))
                } else {
                    let hint = NearestWord.hint(for: target, among: preview.names)
                    StandardStreams.error(
                        "tincture: error: nothing is called \"\(TerminalText.escaped(target))\"\(hint.isEmpty ? "." : hint)\n"
                    )
                    isClean = false
                }
            }
        }
        if !isClean { throw ExitStatus.findings }
    }

    private var hasCatalog: Bool { (config ?? CatalogOptions.foundConfiguration) != nil }

    /// The manifest of the configuration, or nil where it cannot be used; the errors are printed.
    private func compiled() async throws -> CatalogManifest? {
        guard let path = config ?? CatalogOptions.foundConfiguration else {
            throw ValidationError("names and everything need a --config: there is no tincture.yml in this folder")
        }
        let request = CompileRequest(
            paths: [], configurationPath: path, jobs: ProcessInfo.processInfo.activeProcessorCount,
            currentFolder: FileManager.default.currentDirectoryPath)
        let outcome = await CatalogCompiler.compile(request)
        for finding in outcome.diagnostics where finding.severity == .error { StandardStreams.error("\(finding)\n") }
        return outcome.manifest
    }

    /// Shows a manifest or a picture; false where it is neither.
    private func show(file: String) throws -> Bool {
        if file.hasSuffix(".json") {
            let manifest: CatalogManifest
            do {
                manifest = try ManifestFile.read(try RegularFile.bytes(of: file))
            } catch {
                StandardStreams.error("\(Diagnostic(.error, .unreadable, at: file, "\(error)."))\n")
                return false
            }
            try StandardStreams.output(ManifestPreview(manifest).everything)
            return true
        }
        let extraction = Extraction(of: file, count: 5)
        extraction.diagnostics.forEach { StandardStreams.error("\($0)\n") }
        try StandardStreams.output(try ExtractionPrinter(format: .text).text(of: extraction, isFirst: true))
        return extraction.error == nil
    }
}

extension TerminalPreview {
    /// For the terminal that standard output is.
    static var standard: TerminalPreview {
        TerminalPreview(
            depth: ColorDepth(
                environment: ProcessInfo.processInfo.environment, isTerminal: StandardStreams.outputIsTerminal),
            width: StandardStreams.columns, safe: TerminalText.escaped)
    }
}
