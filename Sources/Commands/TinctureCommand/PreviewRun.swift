internal import ArgumentParser
internal import AssetCatalog
internal import CatalogBuild
internal import CatalogCompiler
internal import CatalogConfiguration
internal import CatalogManifest
internal import CatalogPage
internal import CatalogPreview
internal import ColorScience
internal import Diagnostics
internal import FileAccess
internal import PictureAnalysis

/// A run of `tincture preview`, which prints targets such as pictures and carousels, and keeps them for `--png`.
struct PreviewRun {
    private let sources: PreviewSources
    private var config: String? { sources.config }
    private let terminal: TerminalPreview
    private let isQuiet: Bool
    private let isDark: Bool
    /// The outcome of an earlier compile, which was needed to look up a name.
    private let outcome: Diagnosed<CompileOutcome>?
    private var catalog: PreviewCatalog?
    private(set) var items: [PreviewItem] = []
    private var tree = TreeFacts()
    private(set) var isClean = true

    init(
        _ sources: PreviewSources, outcome: Diagnosed<CompileOutcome>?, terminal: TerminalPreview, isQuiet: Bool,
        isDark: Bool
    ) {
        self.outcome = outcome
        self.isDark = isDark
        self.sources = sources
        self.terminal = terminal
        self.isQuiet = isQuiet
    }

    mutating func showEverything() async throws { try show(try await compiled().everything) }

    /// Compiles sources, and returns the outcome; nil if the catalog contains none of the names to show.
    static func outcome(knowing sources: PreviewSources?) async -> Diagnosed<CompileOutcome>? {
        guard let sources else { return nil }
        let outcome = await CatalogBuild.compile(sources.request.compile)
        let catalog = outcome.manifest.map { PreviewCatalog($0, isDark: false) { $0 } }
        return sources.targets.contains { catalog?.items(named: $0).isEmpty == false } ? outcome : nil
    }

    mutating func summarize() async throws {
        let catalog = try await compiled()
        FindingOutput.print(sources.contents?.findings ?? [])
        let request = sources.request
        let folder = request.folders.first ?? ""
        let named = sources.contents?.sources ?? tree.sources.map { FilePath.relative($0, to: folder) }
        let summary = FolderSummary(
            of: catalog.manifest.withAppIcons(in: [folder]), colorFiles: tree.colorFiles(in: folder),
            sources: sources.folder == nil ? named : ["."], isConfigured: config != nil,
            leastConfidence: tree.configuration?.checks.leastConfidence,
            drawsPDF: { PictureConverter(environment: CurrentProcess.environment).isInstalled }
        ) { FilePath.join(folder, $0) }
        try StandardStreams.output(summary.text(for: terminal))
        if let note = request.compile.skippedNote { StandardStreams.error("tincture: note: \(note)\n") }
    }

    mutating func show(_ target: String) async throws {
        let color = try? Color(css: target)
        let kind = try? FileKind.of(target)
        // A word such as `red` may also be a name in the catalog. In this case it means the name.
        if let color, target.contains("#") || target.contains("(") || config == nil {
            try show([.color(ColorPreview(name: target, color))])
        } else if kind == .file {
            try show(file: target)
        } else if GradientNotation.isMeant(by: target) {
            try await show(gradient: target)
        } else if sources.title != nil {
            let catalog = try await compiled()
            let items = catalog.items(named: target)
            if !items.isEmpty {
                try show(items)
            } else if let color {
                try show([.color(ColorPreview(name: target, color))])
            } else {
                fail(target, kind, among: catalog.names)
            }
        } else {
            fail(target, kind, among: [])
        }
    }

    func draw(
        to file: OutputFile, scale: Int, columns: Int?, font: String?, takesSystemFonts: Bool,
        apartFrom trace: FileTrace
    ) throws {
        guard !items.isEmpty else { throw ExitStatus.findings }
        let sheet: PreviewSheet
        do {
            sheet = try PreviewSheet.drawn(
                items, scale: scale, columns: columns, isDark: isDark, font: font,
                systemFonts: takesSystemFonts ? CurrentProcess.environment : nil)
        } catch let failure as UnusableFont {
            throw ValidationError("--font: \(TerminalText.escaped(failure.path)) \(failure.reason)")
        } catch {
            StandardStreams.error("tincture: error: --png: \(error)\n")
            throw ExitStatus.findings
        }
        if !sheet.missing.isEmpty {
            let shown = TerminalText.escaped(sheet.missing.prefix(8).map(String.init).joined(separator: " "))
            StandardStreams.error(
                "tincture: note: no font has \(shown)\(sheet.missing.count > 8 ? " …" : ""), so a box is drawn; --font FILE adds a font\(takesSystemFonts ? "" : ", --system-fonts those of this machine")\n"
            )
        }
        try file.write(try sheet.png(), apartFrom: trace)
    }

    private mutating func show(_ shown: [PreviewItem]) throws {
        for item in shown {
            // Pictures, gradients and carousels are blocks, separated by an empty line. Colors are lines.
            let parts = items.last.map { !($0.isLine && item.isLine) } ?? false
            for file in item.files where (try? FileKind.of(file)) != .file {
                report(
                    Diagnostic(
                        .warning, .missingFile, at: file,
                        "does not exist, so it is not shown. If it moved, run tincture compile again."))
            }
            if !isQuiet { try StandardStreams.output((parts ? "\n" : "") + terminal.text(item)) }
            items.append(item)
        }
    }

    private mutating func show(gradient text: String) async throws {
        let catalog = sources.title == nil ? nil : try await compiled()
        do {
            let gradient = try GradientNotation(text) { name in
                try catalog?.hex(ofColor: name).map { try Color(css: $0) }
            }
            try show([.gradient(gradient.preview)])
        } catch let failure as GradientNotation.Failure {
            fail("\"\(TerminalText.escaped(text))\" is not a gradient: \(failure.reason)")
        }
    }

    private mutating func show(file: String) throws {
        if file.hasSuffix(".json") {
            let manifest: CatalogManifest
            do throws(UnreadableManifest) {
                manifest = try ManifestFile.read(at: file)
            } catch {
                return report(error.finding)
            }
            return try show(PreviewCatalog(manifest, isDark: isDark, path: path(besideManifest: file)).everything)
        }
        let extraction = Extraction.read(file, settings: ExtractionSettings(tool: ToolVersion.current, count: 5))
        for finding in extraction.diagnostics { report(finding) }
        guard let width = extraction.width, let height = extraction.height else { return }
        try show([
            .picture(
                PicturePreview(
                    name: file, detail: "\(width) × \(height)", file: file,
                    colors: isDark ? extraction.colors?.inDarkAppearance : extraction.colors))
        ])
    }

    /// Returns a function that converts a picture's path in a manifest, which may be relative to an unknown folder.
    private func path(besideManifest file: String) -> @Sendable (String) -> String {
        let folders = [config.map(FilePath.folder(of:)), FilePath.folder(of: file), "."].compactMap(\.self)
        return { name in
            let paths = folders.map { FilePath.join($0, name) }
            return paths.first { (try? FileKind.of($0)) == .file } ?? paths[0]
        }
    }

    /// Returns the catalog, which the first call compiles, printing the errors.
    private mutating func compiled() async throws -> PreviewCatalog {
        if let catalog { return catalog }
        guard sources.title != nil else { throw ValidationError(FolderContents.problem()) }
        let outcome = if let outcome { outcome } else { await CatalogBuild.compile(sources.request.compile) }
        let errors = outcome.configuredDiagnostics.filter { $0.severity == .error }
        FindingOutput.print(Array(errors.prefix(3)))
        if errors.count > 3 { StandardStreams.error("tincture check lists all \(errors.count) errors\n") }
        guard let manifest = outcome.manifest else { throw ExitStatus.findings }
        let folder = sources.request.folders.first ?? ""
        tree = outcome.tree
        let found = PreviewCatalog(manifest, isDark: isDark) { FilePath.join(folder, $0) }
        catalog = found
        return found
    }

    private mutating func report(_ finding: Diagnostic) {
        FindingOutput.print([finding])
        if finding.severity == .error { isClean = false }
    }

    private mutating func fail(_ target: String, _ kind: FileKind?, among names: [String]) {
        let safe = TerminalText.escaped(target)
        if target.hasPrefix("#"), kind == nil {
            do {
                _ = try WrittenColor.color(target)
            } catch {
                return fail("\"\(safe)\" is not a color: \(error.reason)")
            }
        }
        switch kind {
        case .folder: return fail("\"\(safe)\" is a folder. To see what is in it, name only this folder")
        case .other(let kind):
            return fail("\"\(safe)\" is \(kind); expected the name of a picture, a color, a gradient or a carousel")
        case .file, nil: break
        }
        if catalog?.manifest.otherSets.contains(where: { $0.isAppIcon && $0.name == target }) == true {
            return fail("\"\(safe)\" is an app icon, which has no palette. To see it, use `tincture preview --open`")
        }
        let folder = FilePath.folder(of: target)
        let files = ((try? Folder.names(in: folder)) ?? []).map {
            target.contains("/") ? FilePath.join(folder, $0) : $0
        }
        let hint = NearestWord.hint(for: target, among: names + files + Color.cssNames)
        let missing =
            sources.title == nil
            ? "Check the path. A name instead of a path works only in a folder with a tincture.yml, an asset catalog or pictures."
            : "To see all names, run `tincture preview` without a name.\(catalog?.manifest.carouselList ?? "")"
        fail(
            "there is no picture, color, gradient or carousel \"\(safe)\"\(hint.isEmpty ? ". " + missing : TerminalText.escaped(hint))"
        )
    }

    private mutating func fail(_ message: String) {
        StandardStreams.error("tincture: error: \(message)\n")
        isClean = false
    }
}

extension PreviewItem {
    fileprivate var isLine: Bool { if case .color = self { true } else { false } }

    fileprivate var files: [String] {
        switch self {
        case .picture(let picture): [picture.file].compactMap(\.self)
        case .carousel(let carousel): carousel.files.compactMap(\.self)
        case .color, .gradient: []
        }
    }
}
