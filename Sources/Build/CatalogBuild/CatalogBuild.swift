internal import AssetCatalog
package import CatalogCompiler
internal import CatalogConfiguration
package import CatalogEmitters
package import CatalogManifest
package import Diagnostics
package import FileAccess
internal import PictureAnalysis

/// A whole run: reads what has changed, compiles, and writes what is not there yet.
///
///     var build = CatalogBuild(request, output: "Build")
///     build.cache = BuildCache(folder: BuildCache.folder(besideOutput: "Build"), tool: tool)
///     let report = try await build.run()
///
/// With a cache, a run that would do what the last one did finds that out from the stamps of the files alone.
package struct CatalogBuild: Sendable {
    /// What is to be read.
    package var request: CompileRequest
    /// The folder that is written into.
    package var output: String
    /// What to write beside the manifest, instead of what the configuration asks for.
    package var emit: [EmitterRequest] = []
    /// What earlier runs have found; nil to find everything anew.
    package var cache: BuildCache?
    /// Whether files are written that would stay the same.
    package var force = false
    /// Where to write what the output depends on, for Make and ninja.
    package var depfile: String?
    /// What the depfile says is made; nil for the manifest.
    package var depfileTarget: String?
    /// Where to write what the output depends on, for Xcode; nil for nowhere.
    package var inputList: String?
    /// Where to write what the run makes, for Xcode; nil for nowhere.
    package var outputList: String?
    /// The folders that Xcode has names for.
    package var listRoots: [FileList.Root] = []
    /// Says in a line what a manifest holds.
    package var summary: @Sendable (ManifestDraft) -> String = { _ in "" }
    /// Is told how far the run is.
    package var observer: RunObserver = { _ in }

    /// A run without a cache.
    package init(_ request: CompileRequest, output: String) {
        self.request = request
        self.output = output
    }

    /// What a run has done.
    package struct Report: Sendable {
        /// What a manifest holds, in a line; nil where the request cannot be carried out, so that nothing was written.
        package internal(set) var summary: String?
        /// The findings, in order.
        package internal(set) var diagnostics: [Diagnostic]
        /// The files that were written.
        package internal(set) var written: [String] = []
        /// Everything that was looked at, to wait for a change of it.
        package var looks: [FileTrace.Look] { findLooks() }
        fileprivate let findLooks: @Sendable () -> [FileTrace.Look]

        /// True where a finding is an error.
        package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
    }

    /// Runs.
    ///
    /// - Throws: ``FileFailure`` where the output cannot be written, ``EmitterError`` for an emitter that there is not,
    ///   `EncodingError` where the manifest has a number that JSON cannot hold.
    package func run() async throws -> Report {
        defer { observer(.began(.end)) }
        if let finding = findingAboutPlace { return Report(diagnostics: [finding]) { [] } }
        OutputWriter.completeInterrupted(in: output)
        let key = cache.map { RunKey(request, output: output, emit: emit, tool: $0.tool) }
        let record = key.flatMap { cache?.record(of: $0) }
        if let cache, let record, let key, !force {
            observer(.began(.comparison))
            let update = RunUpdate(record: record, cache: cache, request: request, output: output, observer: observer)
            if let done = try update.run() { return try report(done, replacing: record, key) }
        }
        var memory = PictureMemory(cache: cache?.pictures)
        memory.digests = record?.knownDigests() ?? [:]
        let trace = FileTrace(ignoring: [output])
        let compiled = await FileTrace.$current.withValue(trace) { [memory] in
            await Self.compile(request, memory: memory, observer: observer)
        }
        let looks = trace.looks
        var report = Report(diagnostics: findings(compiled.diagnostics)) { looks }
        guard let draft = compiled.draft else { return report }
        observer(.began(.encoding))
        let places = Locked(ManifestWriter.Places())
        var plan = OutputPlan(draft) { found in places.withLock { $0 = found } }
        let emitters = try EmitterRequest.merged(emit, configured: compiled.tree.configuration?.emit ?? []).map {
            try Emitters.make($0.name, options: $0.options)
        }
        let nameFindings = try plan.add(
            emitters, of: draft.manifest, place: request.configurationPath ?? request.paths.first ?? ".",
            rules: compiled.tree.configuration?.checks.rules ?? [:])
        observer(.began(.writing))
        let way = OutputWay(request, output: output, emit: emit)
        let outcome = try OutputWriter.writing(plan, to: output, force: force, by: way)
        let diagnostics = (compiled.diagnostics + nameFindings + findings(about: outcome.foreign)).sorted()
        report.written = outcome.written
        report.summary = summary(draft)
        let outputs = Array(zip(plan.files.map(\.path), outcome.checksums))
        let unlisted = try writeLists(inputs: looks, outputs: outputs.map { FilePath.join(output, $0.0) })
        if let cache, let key, trace.isConsistent {
            observer(.began(.remembering))
            let said = RunRecord.Report(
                summary: report.summary ?? "", diagnostics: diagnostics, swatches: compiled.tree.swatches)
            let pictures = compiled.tree.pictures
            let ends = known(outputs, outcome.foreign, cache)
            let entries = EntryIndex(
                plan.files.count == 1 ? compiled.lonePictures : [], places.withLock { $0 }, count: pictures.count)
            let all = (0..<looks.count + ends.count).lazy.map { number in
                number < looks.count ? known(looks[number], pictures, entries) : ends[number - looks.count]
            }
            cache.store(RunRecord.bytes(key: key, looks: all, moment: trace.start, report: said), of: key)
        }
        var said = diagnostics + unlisted
        if outcome.isRecordDamaged {
            let path = FilePath.join(output, OutputFolder.recordPath)
            let message =
                "the list of written files is damaged: it was replaced, and what earlier runs have written stays."
            said.append(Diagnostic(.note, .unreadable, at: path, message))
        }
        report.diagnostics = findings(said)
        return report
    }

    /// What is to be said where the output could be brought up to date without a whole run.
    private func report(_ done: RunUpdate.Result, replacing record: RunRecord, _ key: RunKey) throws -> Report {
        var current = record
        if let bytes = done.bytes, let renewed = try? RunRecord(bytes, key: key) {
            if !done.written.isEmpty { observer(.began(.remembering)) }
            cache?.store(bytes, of: key)
            current = renewed
        }
        var unlisted: [Diagnostic] = []
        if depfile != nil || inputList != nil || outputList != nil {
            let outputs = current.looks().filter { $0.isOutput && $0.look.aspect == .content }.map(\.look.path)
            unlisted = try writeLists(inputs: sources(of: current), outputs: outputs)
        }
        var report = Report(summary: done.said.summary, diagnostics: findings(done.said.diagnostics + unlisted)) {
            [current] in
            sources(of: current)
        }
        report.written = done.written
        return report
    }

    /// What a run looked at beside its own output.
    private func sources(of record: RunRecord) -> [FileTrace.Look] {
        record.looks().filter { !$0.isOutput }.map(\.look)
    }

    /// The findings of a run and the notes of the cache, in order.
    private func findings(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        (diagnostics + (cache?.notes ?? [])).sorted()
    }

    /// An error where the output folder lies in an asset catalog: Xcode would take what is in it for parts of that.
    private var findingAboutPlace: Diagnostic? {
        // The folder itself need not be there yet.
        var place = absolute(output)
        while SymbolicLink.resolved(place) == nil, place != "/" { place = FilePath.folder(of: place) }
        let real = SymbolicLink.resolved(place) ?? place
        let parts = (real + absolute(output).dropFirst(place.count)).split(separator: "/")
        guard let catalog = parts.first(where: { $0.hasSuffix(".xcassets") }) else { return nil }
        return Diagnostic(
            .error, .malformedConfiguration, at: output,
            "the output folder is inside the asset catalog \(catalog), so its files would become parts of the catalog. "
                + "Choose a folder outside.")
    }

    /// What is to be said about files that runs for other sources have left in the output folder.
    private func findings(about foreign: [ForeignOutput]) -> [Diagnostic] {
        foreign.map { foreign in
            let sources = foreign.sources.map { source in
                let path = FilePath.normalized(FilePath.join(absolute(output), source))
                return FilePath.relative(path, to: request.currentFolder)
            }
            let rest = foreign.paths.count - 1
            return Diagnostic(
                .warning, .malformedConfiguration, at: output,
                "the folder also holds \(foreign.paths[0])\(rest > 0 ? " and \(rest) more" : ""), which a run for "
                    + "\(sources.joined(separator: ", ")) has written. Give each configuration an output folder of its own, "
                    + "or delete what you do not need.")
        }
    }

    private func absolute(_ path: String) -> String { FilePath.join(request.currentFolder, path) }

    /// Writes what other tools are to know of the run.
    ///
    /// - Returns: a finding for each path that cannot stand in one of the lists.
    private func writeLists(
        inputs looks: [FileTrace.Look], outputs: [String]
    ) throws(FileFailure) -> [Diagnostic] {
        let lists = [depfile, inputList, outputList].compactMap(\.self)
        if lists.isEmpty { return [] }
        // A folder that we write into would be newer than what we have written, and nothing ever up to date.
        let places = lists + [output, cache?.folder.path].compactMap(\.self)
        let around = Set(places.map { FileStamp(of: FilePath.folder(of: $0)).inode })
        func place(_ path: String) -> String { FilePath.normalized(absolute(path)) }
        // The same goes for our own files, and the folders on the way to them, where a source lies in the output.
        var ours: Set<String> = [place(output)]
        for path in outputs {
            var path = place(path)
            while ours.insert(path).inserted { path = FilePath.folder(of: path) }
        }
        let inputs = looks.filter { look in
            look.aspect == .content && look.stamp.exists && !ours.contains(place(look.path))
                && !(look.stamp.isFolder && around.contains(look.stamp.inode))
        }.map(\.path).sorted()
        var findings: [Diagnostic] = []
        func write(_ listing: (text: String, unlisted: [String]), to path: String) throws(FileFailure) {
            try AtomicFile.update(Array(listing.text.utf8), at: path)
            findings += listing.unlisted.map { unlisted in
                Diagnostic(
                    .error, .unreadable, at: unlisted,
                    "the name cannot be written into \(path): it has a line break or ends with a blank. Rename it.")
            }
        }
        if let depfile {
            let target = depfileTarget ?? FilePath.join(output, ManifestFile.name)
            try write(Depfile.text(output: target, inputs: inputs), to: depfile)
        }
        let list = FileList(roots: listRoots, currentFolder: request.currentFolder)
        if let inputList { try write(list.text(inputs), to: inputList) }
        if let outputList { try write(list.text(outputs), to: outputList) }
        return findings
    }

    /// Something that a run has read, with what is known of it.
    private func known(
        _ look: FileTrace.Look, _ pictures: PictureTable, _ entries: EntryIndex
    ) -> RunRecord.KnownLook {
        var known = RunRecord.KnownLook(look: look, hash: look.names.map(ContentHash.init(number:)))
        if look.aspect == .content, let number = pictures.number(of: look.path) {
            known.hash = known.hash ?? pictures[number].digest
            known.places = entries[number]
        }
        return known
    }

    /// What a run has written, and where an interrupted one would have left something.
    ///
    /// - Parameter foreign: what was reported of the folder, which has to be said until it is gone.
    private func known(
        _ outputs: [(path: String, checksum: UInt64)], _ foreign: [ForeignOutput], _ cache: BuildCache
    ) -> [RunRecord.KnownLook] {
        func look(_ path: String, _ aspect: FileTrace.Aspect) -> FileTrace.Look {
            FileTrace.Look(path: path, aspect: aspect, stamp: FileStamp(of: path))
        }
        var all = outputs.map { file in
            RunRecord.KnownLook(
                look: look(FilePath.join(output, file.path), .content), hash: ContentHash(number: file.checksum),
                isOutput: true)
        }
        let folder = OutputFolder(output)
        let reported = foreign.flatMap(\.paths).map { FilePath.join(output, $0) }
        for path in folder.unfinishedPaths + [folder.record, cache.unfinishedPath] + reported {
            all.append(RunRecord.KnownLook(look: look(path, .kind), isOutput: true))
        }
        return all
    }
}

/// Where the entries of the pictures stand whose content decides nothing else.
private struct EntryIndex {
    private let pictures: [LonePicture]
    private let places: ManifestWriter.Places
    /// The place in the list of each file, by its number in the table.
    private var numbers: [Int32]

    private static let none: Int32 = -1
    private static let several: Int32 = -2

    /// - Parameter count: the number of files in the table.
    init(_ pictures: [LonePicture], _ places: ManifestWriter.Places, count: Int) {
        self.pictures = pictures
        self.places = places
        numbers = [Int32](repeating: Self.none, count: pictures.isEmpty ? 0 : count)
        for (number, picture) in pictures.enumerated() {
            let isFirst = numbers[picture.file] == Self.none
            numbers[picture.file] = isFirst ? Int32(number) : Self.several
        }
    }

    /// The places of a file's entries; nil where it has none of its own.
    subscript(file: Int) -> RunRecord.EntryPlaces? {
        guard !numbers.isEmpty, numbers[file] >= 0 else { return nil }
        let picture = pictures[Int(numbers[file])]
        return RunRecord.EntryPlaces(
            image: places.images[picture.image], palette: picture.palette.map { places.palettes[$0] })
    }
}
