internal import ArgumentParser
internal import AssetCatalog
internal import CatalogBuild
internal import CatalogChecks
internal import CatalogCompiler
internal import CatalogManifest
internal import CatalogPage
internal import CatalogPreview
internal import CatalogServing
internal import Diagnostics
internal import FileAccess
internal import FindingReports
internal import PictureAnalysis

struct PagePreview {
    private struct Source {
        var title: String
        var manifest: CatalogManifest
        var folders: [String]
        /// The path of the manifest; nil if the catalog was just compiled from sources.
        var manifestPath: String?
        var diagnostics: [Diagnostic]?
        var checked: CheckOutcome?
        var thumbnails: DrawnThumbnails?
    }

    /// Writes a page that shows the named sources or catalog entries, or everything in the configuration.
    static func write(
        _ sources: PreviewSources, to file: OutputFile, converter: PictureConverter?, cache: BuildCache?, isQuiet: Bool
    ) async throws {
        let trace = FileTrace()
        try await FileTrace.$current.withValue(trace) {
            try await write(sources, to: file, apartFrom: trace, converter: converter, cache: cache, isQuiet: isQuiet)
        }
    }

    private static func write(
        _ sources: PreviewSources, to file: OutputFile, apartFrom trace: FileTrace,
        converter: PictureConverter?, cache: BuildCache?, isQuiet: Bool
    ) async throws {
        let progress = ProgressLine(isWanted: !isQuiet)
        defer { progress.clear() }
        let (source, names) = try await source(sources, cache: cache, progress: progress)
        let root = source.manifestPath == nil ? nil : source.folders.first
        var manifest = source.manifest.withAppIcons(in: source.folders, root: root)
        // Findings don't change the exit status, because the page shows them. An unknown name does.
        var isClean = true
        if !names.isEmpty {
            let selection = CatalogSelection(manifest, names)
            for reason in selection.unknownReasons {
                StandardStreams.error("tincture: error: \(reason)\n")
                isClean = false
            }
            guard selection.unknown.count < names.count else { throw ExitStatus.findings }
            manifest = selection.manifest
        }
        let shelf = PictureShelf(of: manifest, in: source.folders, root: root, converter: converter)
        var content = PageContent(title: source.title, manifest: manifest, shelf: shelf)
        (content.diagnostics, content.hidden) = (source.diagnostics, source.checked?.hidden ?? [])
        content.uses = source.checked?.uses(in: source.folders.first ?? "") ?? [:]
        content.configure(
            by: source.checked?.tree ?? TreeFacts(), in: source.folders.first, ruleNotes: CheckRule.notes)
        content.frames = CodeFrame.frames(
            of: (source.diagnostics ?? []).filter { $0.severity == .error },
            currentFolder: CurrentProcess.folder,
            named: sources.targets + [sources.config].compactMap(\.self))
        content.pictures = await pictures(of: shelf, drawn: source.thumbnails, cache: cache, progress: progress)
        progress.clear()
        FindingOutput.print(cache?.notes ?? [])
        let document = try CatalogPage.document(for: content)
        try file.write(document, apartFrom: trace)
        reportMissing(content, in: source.manifestPath)
        if !isQuiet {
            let counts = FolderSummary.counts(
                carousels: manifest.carousels.count, manifest.images, colors: manifest.colors.count)
            try StandardStreams.output(
                "\(TerminalText.escaped(file.path)) written: \(counts ?? "nothing found")\n")
        }
        if !isClean { throw ExitStatus.findings }
    }

    private static func pictures(
        of shelf: PictureShelf, drawn: DrawnThumbnails?, cache: BuildCache?, progress: ProgressLine
    ) async -> [String: PagePicture] {
        let store = (cache?.facts).map(PageCache.init)
        let known = store?.pictures(of: shelf) ?? [:]
        let count = shelf.identifiers.count { known[$0] == nil }
        progress.announce("drawn for the page")
        progress.show(.began(.pictures(count)))
        let pictures = await shelf.pictures(jobs: CurrentProcess.processorCount, known: known, drawn: drawn) {
            path, isRead in progress.show(isRead ? .hasRead(path, .decoded) : .reads(path))
        }
        if count > 0 || known.count > pictures.count { store?.keep(pictures, of: shelf) }
        return pictures
    }

    private static func source(
        _ sources: PreviewSources, cache: BuildCache?, progress: ProgressLine
    ) async throws -> (Source, names: [String]) {
        let targets = sources.targets
        let files = targets.filter { sources.config == nil && (try? FileKind.of($0)) != nil }
        let manifests = targets.filter { $0.hasSuffix(".json") && (try? FileKind.of($0)) == .file }
        if let manifest = manifests.first {
            try require(manifests.count == 1, "--html shows one manifest. Name only one")
            return (try read(manifest), targets.filter { $0 != manifest })
        }
        guard files.isEmpty else {
            try require(
                files.count == targets.count,
                "--html takes names from the configuration, or paths of files and folders, but not both. Remove one kind"
            )
            let title = files.count == 1 ? files[0] : "\(files[0]) and \(files.count - 1) more"
            return (try await compiled(title: title, sources, cache: cache, progress: progress), [])
        }
        guard let title = sources.title else { throw ValidationError(FolderContents.problem()) }
        return (try await compiled(title: title, sources, cache: cache, progress: progress), targets)
    }

    /// Compiles and checks the sources, whose findings the page shows.
    private static func compiled(
        title: String, _ sources: PreviewSources, cache: BuildCache?, progress: ProgressLine
    ) async throws -> Source {
        let request = sources.request
        let thumbnails = DrawnThumbnails()
        var compile = request.compile
        compile.rowRequest = thumbnails.rowRequest
        let observer: RunObserver = { event in
            if case .began(.pictures(let count)) = event { thumbnails.expect(pictures: count) }
            progress.show(event)
        }
        let outcome = await CatalogBuild.compile(compile, cache: cache, observer: observer)
        progress.clear()
        let checked = await TreeCheck.run(outcome, jobs: request.compile.jobs, cache: cache?.facts)
        let diagnostics = Set(checked.diagnostics + (sources.contents?.findings ?? [])).sorted()
        // The rule `near-carousel` explains why the page shows no carousel, so its findings are printed too.
        FindingOutput.print(diagnostics.filter { $0.severity == .error || $0.rule == .nearCarousel })
        guard let manifest = outcome.manifest else { throw ExitStatus.findings }
        return Source(
            title: title, manifest: manifest, folders: request.folders, diagnostics: diagnostics,
            checked: checked.value, thumbnails: thumbnails)
    }

    private static func read(_ path: String) throws -> Source {
        do throws(UnreadableManifest) {
            let manifest = try ManifestFile.read(at: path)
            let folder = PictureFolder.of(manifest, at: path, currentFolder: CurrentProcess.folder)
            return Source(title: path, manifest: manifest, folders: [folder], manifestPath: path)
        } catch {
            FindingOutput.print([error.finding])
            throw ExitStatus.findings
        }
    }

    /// Reports the pictures that the page can't show, changed ones with their places in a manifest.
    private static func reportMissing(_ content: PageContent, in manifest: String?) {
        let missing = content.missingPictures
        let changed = missing.prefix(5).filter { $0.reason == PagePicture.changed }.map(\.name)
        let places = manifest.map { ManifestFile.places(of: changed, at: $0) } ?? [:]
        for (name, reason) in missing.prefix(5) {
            let words = "the picture \"\(name)\" is not on the page: it \(reason)"
            if let manifest, let place = places[name] {
                let location = SourceLocation(path: manifest, position: place)
                FindingOutput.print([
                    Diagnostic(
                        .warning, .staleManifest, at: location,
                        words + ". Run tincture compile again.")
                ])
            } else {
                StandardStreams.error("tincture: note: \(TerminalText.escaped(words))\n")
            }
        }
        if missing.count > 5 {
            StandardStreams.error(
                "tincture: note: \(missing.count - 5) more pictures are missing from the page\n")
        }
    }
}
