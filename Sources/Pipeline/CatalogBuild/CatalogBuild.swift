internal import AssetCatalog
package import CatalogCompiler
internal import CatalogConfiguration
internal import CatalogEmitters
package import CatalogManifest
package import Diagnostics
package import FileAccess
internal import PictureAnalysis

/// One complete run: it reads changed files, compiles them, and writes changed outputs.
///
///     var build = CatalogBuild(request, output: "Build")
///     build.cache = BuildCache(folder: BuildCache.folder(besideOutput: "Build"), tool: tool)
///     let report = try await build.run()
///
/// With a cache, a run that finds all file stamps (size, dates and inode) unchanged reads no file's content.
package struct CatalogBuild: Sendable {
    package var request: CompileRequest
    package var output: String
    /// The emitters (writers of output files, such as Swift code) to run; empty to run those of the configuration.
    ///
    /// An emitter that the configuration also lists gets its options from both. The values here win.
    package var emit: [EmitterRequest] = []
    package var cache: BuildCache?
    package var force = false
    package var overwrites = false
    /// The path for a dependency file (depfile) for Make and ninja; nil for none.
    package var depfile: String?
    package var depfileTarget: String?
    /// The path for a list of the files that the build read, for Xcode (`.xcfilelist`); nil for no list.
    package var inputList: String?
    /// The path for a list of the output files, for Xcode (`.xcfilelist`); nil for no list.
    package var outputList: String?
    /// The folders whose paths are replaced by a build setting, such as `$(SRCROOT)`, in the two lists.
    package var listRoots: [FileList.Root] = []
    package var summary: @Sendable (ManifestDraft) -> String = { _ in "" }
    package var observer: RunObserver = { _ in }

    package init(_ request: CompileRequest, output: String) {
        (self.request, self.output) = (request, output)
    }

    package struct Report: Sendable {
        /// A one-line summary of the manifest; nil if the build failed, in which case nothing was written.
        package internal(set) var summary: String?
        package internal(set) var written: [String] = []
        fileprivate var outputs: (paths: [String], folder: String) = ([], "")
        /// The lines that tell a person which files were written and which were unchanged; empty if the build failed.
        package var outputLines: String {
            summary.map { OutputSummary.text(of: outputs.paths, written: written, in: outputs.folder, $0) } ?? ""
        }
        /// All source paths that the run accessed, for waiting for a change.
        package var looks: [FileTrace.Look] { findLooks() }
        fileprivate let findLooks: @Sendable () -> [FileTrace.Look]
    }

    /// Runs the build, and returns its report with all findings.
    ///
    /// - Throws: ``FileFailure`` if the output can't be written, ``ForeignFiles`` if the output would replace files
    ///   that Tincture didn't write, ``EmitterError`` for an unknown emitter, and `EncodingError` for a number that
    ///   JSON can't represent.
    package func run() async throws -> Diagnosed<Report> {
        defer { observer(.began(.end)) }
        if let finding = checkOutputFolder() { return Diagnosed(Report { [] }, [finding]) }
        let last = findLastRun()
        if let report = try updated(since: last) { return report }
        let compiled = await compiled(since: last)
        guard let draft = compiled.outcome.draft else {
            return report(compiled, compiled.outcome.configuredDiagnostics)
        }
        let emitters = requests(of: compiled.outcome.value)
        var diagnostics = compiled.outcome.configuredDiagnostics
        let plan = diagnostics.collect(try plan(draft, compiled.outcome, emitters))
        let written = try write(plan)
        let outputs = written.outputs.map { path(ofOutput: $0.path) }
        let unlisted = try writeLists(inputs: compiled.looks, outputs: outputs)
        diagnostics += written.outcome.foreign.compactMap { foreign in
            OutputFindings.otherRun(
                foreign.paths, of: foreign.sources, in: output, currentFolder: request.currentFolder
            ).flatMap(compiled.outcome.tree.configured)
        }
        let said = RunRecord.Report(
            summary: summary(draft), diagnostics: diagnostics.sorted(),
            swatches: compiled.outcome.tree.swatches,
            placeholders: compiled.outcome.tree.configuration?.placeholders.isEmpty == false, emitters: emitters)
        let lone =
            plan.hasEmitterFindings || PictureEdits.emitters(emitters) == nil
            ? [] : compiled.outcome.independentPictures
        remember(said, compiled, written, lone, as: last)
        var report = report(compiled, said.diagnostics + unlisted + findings(aboutRecord: written.outcome))
        (report.value.summary, report.value.written) = (said.summary, written.outcome.written)
        report.value.outputs = (outputs, output)
        return report
    }

    /// Updates the output without a full run if only independent pictures have changed; nil if a full run is needed.
    private func updated(since last: LastRun?) throws -> Diagnosed<Report>? {
        guard !force, let last, let record = last.record else { return nil }
        observer(.began(.comparison))
        let update = RunUpdate(
            record: record, cache: last.cache, request: request, output: output, writer: writer, observer: observer)
        return try update.run().map { try report($0, replacing: record, last.key) }
    }

    private func compiled(since last: LastRun?) async -> Compiled {
        var memory = PictureMemory(cache: cache?.facts)
        memory.digests = last?.record?.knownDigests ?? [:]
        let trace = FileTrace(ignoring: [output], clock: cache?.facts.clock ?? .system)
        let outcome = await FileTrace.$current.withValue(trace) { [memory] in
            var outcome = await Self.compile(request, memory: memory, observer: observer)
            // In a build that lists its files, a sandbox may forbid reading the project.
            let isListed = depfile != nil || inputList != nil
            if !isListed, let swift = requests(of: outcome.value).first(where: { $0.name == "swift" }) {
                let (catalog, currentFolder) = (outcome.tree.catalog, outcome.tree.currentFolder)
                outcome.diagnostics += OutputFindings.swiftFile(
                    of: catalog.images.map(\.path) + catalog.colors.map(\.path), outcome.tree.configuration,
                    currentFolder: currentFolder, in: output, hasShorthands: swift.options["extensions"] != "false")
            }
            return outcome
        }
        return Compiled(outcome: outcome, looks: trace.looks, trace: trace)
    }

    private func requests(of outcome: CompileOutcome) -> [EmitterRequest] {
        EmitterRequest.merged(emit, configured: outcome.tree.configuration?.emit ?? [])
    }

    private func plan(
        _ draft: ManifestDraft, _ outcome: Diagnosed<CompileOutcome>, _ requests: [EmitterRequest]
    ) throws -> Diagnosed<OutputPlan> {
        observer(.began(.encoding))
        let configuration = outcome.tree.configuration
        if requests.isEmpty { return Diagnosed(OutputPlan(draft)) }
        let emitters = try requests.map { try Emitters.make($0.name, options: $0.options) }
        // Emitters need all entries in memory at once, so the manifest's file is written from these entries too.
        let manifest = draft.manifest
        var plan = OutputPlan(manifest)
        let diagnostics = try plan.add(
            emitters, of: manifest, reportingAt: request.configurationPath ?? request.paths.first ?? ".",
            rules: configuration?.checks.rules ?? [:], places: outcome.tree.catalog.path)
        return Diagnosed(plan, diagnostics)
    }

    private func write(_ plan: OutputPlan) throws -> Written {
        observer(.began(.writing))
        let outcome = try OutputWriter.write(plan, to: output, force: force, overwrites: overwrites, by: writer)
        return Written(outcome: outcome, outputs: Array(zip(plan.files.map(\.path), outcome.checksums)))
    }

    private var writer: WriterIdentity { WriterIdentity(request, output: output, emit: emit) }

    private func remember(
        _ said: RunRecord.Report, _ compiled: Compiled, _ written: Written, _ independent: [IndependentPicture],
        as last: LastRun?
    ) {
        guard let last, compiled.trace.isConsistent else { return }
        observer(.began(.remembering))
        let pictures = compiled.outcome.tree.pictures
        // If two sets share a picture, its change affects more than one entry.
        let entries = Dictionary(
            independent.map { picture in
                let ranges = RunRecord.EntryRanges(
                    image: written.outcome.ranges.images[picture.image],
                    palette: picture.palette.map { written.outcome.ranges.palettes[$0] })
                return (picture.file, RunRecord.EntryRanges?.some(ranges))
            }
        ) { _, _ in nil }
        let looks = compiled.looks.map { known($0, pictures, entries) } + known(written, last.cache)
        last.cache.store(RunRecord(looks: looks, moment: compiled.trace.start, report: said), of: last.key)
    }

    private func findLastRun() -> LastRun? {
        cache.map { cache in
            let key = RunKey(request, output: output, emit: emit, tool: cache.facts.tool)
            return LastRun(cache: cache, key: key, record: cache.record(of: key))
        }
    }

    private struct LastRun {
        let cache: BuildCache
        let key: RunKey
        let record: RunRecord?
    }

    private struct Compiled {
        let outcome: Diagnosed<CompileOutcome>
        let looks: [FileTrace.Look]
        let trace: FileTrace
    }

    private struct Written {
        let outcome: OutputWriter.Outcome
        let outputs: [(path: String, checksum: UInt64)]
    }

    private func report(_ compiled: Compiled, _ diagnostics: [Diagnostic]) -> Diagnosed<Report> {
        let looks = compiled.looks
        return Diagnosed(Report { looks }, findings(diagnostics))
    }

    private func findings(aboutRecord outcome: OutputWriter.Outcome) -> [Diagnostic] {
        guard outcome.isRecordDamaged else { return [] }
        return [
            Diagnostic(
                .note, .unreadable, at: path(ofOutput: OutputFolder.recordPath),
                "the list of written files was damaged and is replaced. Files that tincture wrote earlier stay; delete those that you do not need."
            )
        ]
    }

    private func path(ofOutput path: String) -> String { FilePath.join(output, path) }

    private func report(
        _ done: RunUpdate.Result, replacing record: RunRecord, _ key: RunKey
    ) throws -> Diagnosed<Report> {
        var current = record
        if let renewed = done.record {
            if !done.written.isEmpty { observer(.began(.remembering)) }
            cache?.store(renewed, of: key)
            current = renewed
        }
        var unlisted: [Diagnostic] = []
        let outputs = current.outputs.map { current.looks[$0].path }
        if depfile != nil || inputList != nil || outputList != nil {
            unlisted = try writeLists(inputs: sources(of: current), outputs: outputs)
        }
        var report = Report(summary: current.report.summary) { [current] in sources(of: current) }
        (report.written, report.outputs) = (done.written, (outputs, output))
        return Diagnosed(report, findings(current.report.diagnostics + unlisted))
    }

    private func sources(of record: RunRecord) -> [FileTrace.Look] {
        record.looks.filter { !$0.isOutput }.map { FileTrace.Look(path: $0.path, aspect: $0.aspect, stamp: $0.stamp) }
    }

    /// Returns the findings of a run and the notes of the cache, sorted, each with a file and a line.
    private func findings(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        (diagnostics + (cache?.notes ?? [])).map { $0.anchored(configuration: request.configurationPath) }.sorted()
    }

    /// Returns an error if the output folder is in an asset catalog, of which the output would become a part.
    private func checkOutputFolder() -> Diagnostic? {
        // The folder may not exist yet, so links are followed in the part of its path that exists.
        let existing = FilePath.ancestry(of: absolute(output)).first { SymbolicLink.resolved($0) != nil } ?? "/"
        let real = SymbolicLink.resolved(existing) ?? existing
        let parts = (real + absolute(output).dropFirst(existing.count)).split(separator: "/")
        guard let catalog = parts.first(where: { $0.hasSuffix(".xcassets") }) else { return nil }
        return Diagnostic(
            .error, .malformedConfiguration, at: output,
            "the output folder is inside the asset catalog \(catalog), so its files would become parts of the catalog. "
                + "Choose a folder outside.")
    }

    func absolute(_ path: String) -> String { FilePath.join(request.currentFolder, path) }

    private func known(
        _ look: FileTrace.Look, _ pictures: PictureTable, _ entries: [Int: RunRecord.EntryRanges?]
    ) -> RunRecord.KnownLook {
        var known = RunRecord.KnownLook(
            path: look.path, aspect: look.aspect, stamp: look.stamp, hash: look.names.map(ContentHash.init(number:)))
        if look.aspect == .content, let number = pictures.number(of: look.path) {
            known.hash = known.hash ?? pictures[number].digest
            known.ranges = entries[number] ?? nil
        }
        return known
    }

    /// Returns the records of the paths in the output whose change requires a full run.
    private func known(_ written: Written, _ cache: BuildCache) -> [RunRecord.KnownLook] {
        func look(_ path: String, _ aspect: FileTrace.Aspect, _ checksum: UInt64? = nil) -> RunRecord.KnownLook {
            RunRecord.KnownLook(
                path: path, aspect: aspect, stamp: FileStamp(of: path), hash: checksum.map(ContentHash.init(number:)),
                isOutput: true)
        }
        let folder = OutputFolder(output)
        let reported = written.outcome.foreign.flatMap(\.paths).map(path(ofOutput:))
        return written.outputs.map { look(path(ofOutput: $0.path), .content, $0.checksum) }
            + ([folder.staged, folder.record, cache.unfinishedPath] + reported).map { look($0, .kind) }
    }
}

extension AssetCatalog {
    /// Returns the path of the set, or of the second of two sets, that a subject names.
    fileprivate func path(of subject: Subject) -> String? {
        guard case .both(let first, let second) = subject else { return paths(of: subject).first }
        return first == second ? paths(of: first).last : path(of: second) ?? path(of: first)
    }

    private func paths(of subject: Subject) -> [String] {
        switch subject {
        case .image(let name):
            images.filter { $0.name == name }.map { $0.isLoose ? $0.variants.first?.path ?? $0.path : $0.path }
        case .color(let name): colors.filter { $0.name == name }.map(\.path)
        default: []
        }
    }
}
