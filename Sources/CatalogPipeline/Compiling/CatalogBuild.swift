public import CatalogEmitters
public import CatalogManifest
public import Diagnostics
public import FileAccess

/// A whole run: reads what has changed, compiles, and writes what is not there yet.
///
///     var build = CatalogBuild(request, output: "Build")
///     build.cache = BuildCache(folder: BuildCache.folder(besideOutput: "Build"), tool: tool)
///     let report = try await build.run()
///
/// With a cache, a run that would do what the last one did finds that out from the stamps of the files alone.
public struct CatalogBuild: Sendable {
    /// What is to be read.
    public var request: CompileRequest
    /// The folder that is written into.
    public var output: String
    /// What to write beside the manifest, instead of what the configuration asks for.
    public var emit: [EmitterRequest] = []
    /// What earlier runs have found; nil to find everything anew.
    public var cache: BuildCache?
    /// Whether files are written that would stay the same.
    public var force = false
    /// Where to write what the output depends on, for Make and ninja.
    public var depfile: String?
    /// What the depfile says is made; nil for the manifest.
    public var depfileTarget: String?
    /// Says in a line what a manifest holds.
    public var summary: @Sendable (CatalogManifest) -> String = { _ in "" }
    /// Is told how far the run is.
    public var observer: RunObserver = { _ in }

    /// A run without a cache.
    public init(_ request: CompileRequest, output: String) {
        self.request = request
        self.output = output
    }

    /// What a run has done.
    public struct Report: Sendable {
        /// What a manifest holds, in a line; nil where the request cannot be carried out, so that nothing was written.
        public internal(set) var summary: String?
        /// The findings, in order.
        public internal(set) var diagnostics: [Diagnostic]
        /// The files that were written.
        public internal(set) var written: [String] = []
        /// Everything that was looked at, to wait for a change of it.
        public var looks: [FileTrace.Look] { findLooks() }
        fileprivate let findLooks: @Sendable () -> [FileTrace.Look]

        /// True where a finding is an error.
        public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
    }

    /// Runs.
    ///
    /// - Throws: ``FileFailure`` where the output cannot be written, ``EmitterError`` for an emitter that there is not,
    ///   `EncodingError` where the manifest has a number that
    ///   JSON cannot hold.
    public func run() async throws -> Report {
        defer { observer(.began(.end)) }
        let key = cache.map { RunKey(request, output: output, emit: emit, tool: $0.tool) }
        let record = key.flatMap { cache?.record(of: $0) }
        if let record, let key, !force {
            observer(.began(.comparison))
            if let report = try reportIfCurrent(record, key) { return report }
        }
        var memory = PictureMemory()
        memory.cache = cache
        memory.digests = record?.knownDigests() ?? [:]
        let trace = FileTrace(ignoring: [output])
        let (outcome, digests) = await FileTrace.$current.withValue(trace) { [memory] in
            await CatalogCompiler.compile(request, memory: memory, observer: observer)
        }
        let looks = trace.looks
        var report = Report(diagnostics: findings(outcome.diagnostics)) { looks }
        guard let manifest = outcome.manifest else { return report }
        observer(.began(.encoding))
        let (plan, nameFindings) = try plan(manifest, configured: outcome.emit)
        let diagnostics = nameFindings.isEmpty ? outcome.diagnostics : (outcome.diagnostics + nameFindings).sorted()
        let summary = self.summary(manifest)
        observer(.began(.writing))
        report.written = try OutputWriter.write(plan, to: output, force: force)
        report.summary = summary
        try writeDepfile(looks)
        if let cache, let key, trace.isConsistent {
            observer(.began(.remembering))
            let said = RunRecord.Report(summary: summary, diagnostics: diagnostics)
            cache.store(self.record(of: looks, digests, plan, key, from: trace.start, said), of: key)
        }
        report.diagnostics = findings(diagnostics)
        return report
    }

    /// The manifest and what the emitters make of it, and what they find wrong with its names.
    private func plan(
        _ manifest: CatalogManifest, configured: [EmitterRequest]
    ) throws -> (plan: OutputPlan, diagnostics: [Diagnostic]) {
        let emitters = try EmitterRequest.merged(emit, configured: configured).map {
            try Emitters.make($0.name, options: $0.options)
        }
        return try OutputPlan.make(
            manifest, emitters: emitters, place: request.configurationPath ?? request.paths.first ?? ".")
    }

    /// What the run would say, where nothing has changed since the last one.
    private func reportIfCurrent(_ record: RunRecord, _ key: RunKey) throws -> Report? {
        let moment = FileStamp.now
        let state = record.state()
        guard state != .changed, let said = try? record.report() else { return nil }
        if depfile != nil { try writeDepfile(sources(of: record)) }
        if state == .currentAfterReading {
            cache?.store(RunRecord.bytes(key: key, looks: record.looks(), moment: moment, report: said), of: key)
        }
        return Report(summary: said.summary, diagnostics: findings(said.diagnostics)) { sources(of: record) }
    }

    /// What a run looked at beside its own output.
    private func sources(of record: RunRecord) -> [FileTrace.Look] {
        record.looks().filter { !$0.isOutput }.map(\.look)
    }

    /// The findings of a run and the notes of the cache.
    private func findings(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let notes = cache?.notes ?? []
        return notes.isEmpty ? diagnostics : (diagnostics + notes).sorted()
    }

    private func writeDepfile(_ looks: [FileTrace.Look]) throws(FileFailure) {
        guard let depfile else { return }
        let inputs = looks.filter { $0.aspect == .content && $0.stamp.exists }.map(\.path).sorted()
        let target = depfileTarget ?? FilePath.join(output, ManifestFile.name)
        let text = Array(Depfile.text(output: target, inputs: inputs).utf8)
        AtomicFile.removeLeftovers(of: depfile)
        if (try? RegularFile.bytes(of: depfile)) != text { try AtomicFile.write(text, to: depfile) }
    }

    /// The record of this run: what it looked at, what it wrote, and where an interrupted run would have left something.
    private func record(
        of looks: [FileTrace.Look], _ digests: [String: ContentHash], _ plan: OutputPlan, _ key: RunKey,
        from moment: Int64, _ said: RunRecord.Report
    ) -> [UInt8] {
        var all = looks.map { look in
            RunRecord.KnownLook(look: look, hash: look.aspect == .content ? digests[look.path] : nil)
        }
        for file in plan.files {
            let path = FilePath.join(output, file.path)
            let look = FileTrace.Look(path: path, aspect: .content, stamp: FileStamp(of: path))
            all.append(RunRecord.KnownLook(look: look, hash: ContentDigest.of(file.bytes), isOutput: true))
        }
        for path in OutputWriter.leftoverPaths(of: output) + [cache?.unfinishedPath].compactMap(\.self) {
            let look = FileTrace.Look(path: path, aspect: .kind, stamp: FileStamp(of: path))
            all.append(RunRecord.KnownLook(look: look, isOutput: true))
        }
        return RunRecord.bytes(key: key, looks: all, moment: moment, report: said)
    }
}
