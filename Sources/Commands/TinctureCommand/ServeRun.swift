internal import ArgumentParser
internal import CatalogBuild
internal import CatalogChecks
internal import CatalogCompiler
internal import CatalogConfiguration
internal import CatalogManifest
internal import CatalogPage
internal import CodeScanning
internal import Diagnostics
internal import FileAccess
internal import PlatformC
internal import PreviewServer

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Serves a catalog as a page, and compiles it again whenever something that it is made of is saved.
struct ServeRun {
    private let title: String
    private let request: PreviewRequest
    /// The names that are shown; empty for everything.
    private let names: [String]
    /// A folder of this run's own, for what is remembered of pictures.
    private let scratch: String

    /// - Parameters:
    ///   - targets: names of the configuration, or, without one, catalogs, folders and pictures.
    ///   - config: the configuration; nil for none.
    init(_ targets: [String], config: String?) throws {
        let isTree = config == nil && !targets.isEmpty
        if isTree, let missing = targets.first(where: { (try? FileKind.of($0)) == nil }) {
            throw ValidationError("--serve: \(TerminalText.escaped(missing)) is not there, and names need a --config")
        }
        guard isTree || config != nil else {
            throw ValidationError(
                "--serve needs a --config: there is no \(ConfigurationReader.fileName) in this folder")
        }
        if let manifest = targets.first(where: { isTree && $0.hasSuffix(".json") }) {
            throw ValidationError(
                "--serve shows what is compiled from sources; for \(TerminalText.escaped(manifest)) say --html FILE")
        }
        title = config ?? targets.joined(separator: ", ")
        names = isTree ? [] : targets
        scratch = try ScratchFolder.make()
        request = PreviewRequest(paths: isTree ? targets : [], config: config)
    }

    /// Serves until interrupted.
    func run(port: UInt16?) async throws {
        defer { try? FileManager.default.removeItem(atPath: scratch) }
        let server: PreviewServer
        do throws(PreviewServer.Failure) {
            server = try PreviewServer(port: port)
        } catch {
            StandardStreams.error("tincture: error: --serve: \(error)\n")
            throw ExitStatus.output
        }
        let folder = scratch
        var last = PageContent(
            title: title, manifest: CatalogManifest(), shelf: PictureShelf(of: CatalogManifest(), in: request.folders))
        // Whoever opens the page before there is a catalog is told so; and from here on an interrupt leaves nothing behind.
        last.failure = "Compiling for the first time …"
        var state = try page(of: last, number: 0)
        try server.start(state.site) {
            try? FileManager.default.removeItem(atPath: folder)
            exit(0)
        }
        last.failure = nil
        let cache = BuildCache(folder: scratch, tool: ToolIdentity.current(version: ToolVersion.current))
        var compiling = RepeatedCompile(request.compile, cache: cache)
        var isAnnounced = false
        while true {
            let (outcome, looks) = await compiling.run()
            take(outcome, into: &last)
            try show(last, in: server, &state)
            if !isAnnounced { try announce(server) }
            isAnnounced = true
            // Colours are what is waited for; what is wrong with them follows.
            let more = await check(outcome, CodeMemory(cache: cache.facts), &last)
            try show(last, in: server, &state)
            try await InputWatcher(looks + more).waitForChange()
        }
    }

    private func announce(_ server: PreviewServer) throws {
        try StandardStreams.output("http://localhost:\(server.port)/  (Ctrl-C ends it)\n")
    }

    /// Shows a page; what is the same to look at is not loaded again.
    private func show(_ content: PageContent, in server: PreviewServer, _ state: inout State) throws {
        guard try page(of: content, number: state.number).bytes != state.bytes else { return }
        state = try page(of: content, number: state.number + 1)
        server.show(state.site)
    }

    /// One state of the page.
    private struct State {
        let number: Int
        let bytes: [UInt8]
        let site: ServedSite
    }

    private func page(of content: PageContent, number: Int) throws -> State {
        // A page of another run is outdated whatever its number is.
        let generation = "\(getpid())-\(number)"
        let mode = PageMode.served(pictures: ServedSite.picturesPath, events: ServedSite.eventsPath + generation)
        let bytes = try CatalogPage.document(for: content, mode: mode)
        let shelf = content.shelf
        let site = ServedSite(page: bytes, policy: CatalogPage.policy(for: mode), generation: generation) {
            identifier in
            guard case .bytes(let bytes, let mediaType)? = shelf.picture(identifier) else { return nil }
            return ServedSite.Picture(bytes: bytes, mediaType: mediaType)
        }
        return State(number: number, bytes: bytes, site: site)
    }

    /// Takes over what was compiled; where nothing could be, the former catalog stays, and the page says why.
    private func take(_ outcome: CompileOutcome, into content: inout PageContent) {
        let errors = outcome.weighed.filter { $0.severity == .error }
        for finding in errors { StandardStreams.error("\(finding)\n") }
        guard var manifest = outcome.manifest else {
            content.failure = errors.map { "\($0)" }.joined(separator: "\n")
            return
        }
        content.failure = nil
        if !names.isEmpty {
            let selection = CatalogSelection(manifest, names)
            manifest = selection.manifest
            let unknown = selection.unknownReasons
            if !unknown.isEmpty { content.failure = unknown.joined(separator: "\n") }
        }
        content.manifest = manifest
        content.shelf = PictureShelf(of: manifest, in: request.folders)
    }

    /// Checks what was compiled.
    ///
    /// - Returns: everything that was looked at for that.
    private func check(
        _ outcome: CompileOutcome, _ memory: CodeMemory, _ content: inout PageContent
    ) async -> [FileTrace.Look] {
        guard content.failure == nil else { return [] }
        let trace = FileTrace()
        let compile = request.compile
        let checked = await FileTrace.$current.withValue(trace) {
            await TreeCheck.run(outcome, limits: compile.limits, jobs: compile.jobs, memory: memory)
        }
        content.findings = checked.diagnostics
        return trace.looks
    }
}
