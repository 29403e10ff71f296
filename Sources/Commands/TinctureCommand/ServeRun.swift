internal import ArgumentParser
internal import CatalogBuild
internal import CatalogChecks
internal import CatalogCompiler
internal import CatalogConfiguration
internal import CatalogManifest
internal import CatalogPage
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
    /// A folder of this run's own, for what is compiled and remembered.
    private let scratch: String
    /// In there, what is compiled.
    private let output: String

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
        output = FilePath.join(scratch, "Out")
        request = PreviewRequest(paths: isTree ? targets : [], config: config, output: output)
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
        var isAnnounced = false
        while true {
            var looks = await compile(&last)
            try show(last, in: server, &state)
            if !isAnnounced { try announce(server) }
            isAnnounced = true
            // Colours are what is waited for; what is wrong with them follows.
            looks += await check(&last)
            try show(last, in: server, &state)
            try await InputWatcher(looks).waitForChange()
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

    /// Compiles; where that cannot be done the former catalog stays, and the page says why.
    ///
    /// - Returns: everything that was looked at.
    private func compile(_ content: inout PageContent) async -> [FileTrace.Look] {
        var build = CatalogBuild(request.compile, output: output)
        build.cache = BuildCache(
            folder: BuildCache.folder(besideOutput: output), tool: ToolIdentity.current(version: ToolVersion.current))
        build.summary = { _ in "compiled" }
        do {
            let report = try await build.run()
            let errors = report.diagnostics.filter { $0.severity == .error }
            for finding in errors { StandardStreams.error("\(finding)\n") }
            guard report.summary != nil else {
                content.failure = errors.map { "\($0)" }.joined(separator: "\n")
                return report.looks
            }
            var manifest = try ManifestFile.read(
                try RegularFile.bytes(of: FilePath.join(output, ManifestFile.name), limit: 1 << 30))
            content.failure = nil
            if !names.isEmpty {
                let selection = CatalogSelection(manifest, names)
                manifest = selection.manifest
                let unknown = selection.unknownReasons
                if !unknown.isEmpty { content.failure = unknown.joined(separator: "\n") }
            }
            content.manifest = manifest
            content.shelf = PictureShelf(of: manifest, in: request.folders)
            return report.looks
        } catch {
            // Only the scratch folder is written to: that it cannot be is our own trouble, which the next save may end.
            content.failure = "\(error)"
            StandardStreams.error("tincture: error: \(TerminalText.escaped("\(error)"))\n")
            return [FileTrace.Look(path: title, aspect: .content, stamp: FileStamp(of: title))]
        }
    }

    /// Checks.
    ///
    /// - Returns: everything that was looked at.
    private func check(_ content: inout PageContent) async -> [FileTrace.Look] {
        guard content.failure == nil else { return [] }
        let trace = FileTrace(ignoring: [output])
        var headers = request.compile
        headers.depth = .headers
        let checked = await FileTrace.$current.withValue(trace) { [headers] in
            await TreeCheck.run(CatalogBuild.compile(headers), jobs: headers.jobs)
        }
        content.findings = checked.diagnostics
        return trace.looks
    }
}
