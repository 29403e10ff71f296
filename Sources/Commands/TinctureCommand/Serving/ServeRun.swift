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
internal import FindingReports
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
    /// The configuration; nil for none.
    private let config: String?
    /// The names that are shown; empty for everything.
    private let names: [String]
    /// A folder of this run's own, for what is remembered of pictures.
    private let scratch: String
    /// Draws pictures that no browser shows; nil for nothing.
    private let converter: PictureConverter?

    /// - Parameters:
    ///   - targets: names of the configuration, or, without one, catalogs, folders and pictures.
    ///   - config: the configuration; nil for none.
    ///   - converter: draws pictures that no browser shows; nil for nothing.
    init(_ targets: [String], config: String?, converter: PictureConverter?) throws {
        self.converter = converter
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
        self.config = config
        title = config ?? targets.joined(separator: ", ")
        names = isTree ? [] : targets
        scratch = try ScratchFolder.make()
        request = PreviewRequest(paths: isTree ? targets : [], config: config)
    }

    /// Serves until interrupted.
    ///
    /// - Parameters:
    ///   - port: the port; nil for any.
    ///   - isOpened: whether the page is opened in a browser.
    ///   - isEdited: whether the page may write pins into the configuration and the data files that this names.
    func run(port: UInt16?, isOpened: Bool, isEdited: Bool) async throws {
        defer { ScratchFolder.remove(scratch) }
        let server: PreviewServer
        do throws(PreviewServer.Failure) {
            server = try PreviewServer(port: port)
        } catch {
            StandardStreams.error("tincture: error: --serve: \(error)\n")
            throw ExitStatus.output
        }
        let pins = isEdited ? config.map { PinWriter(configuration: $0) } : nil
        let folder = scratch
        var last = PageContent(
            title: title, manifest: CatalogManifest(), shelf: PictureShelf(of: CatalogManifest(), in: request.folders))
        // A page that is opened now says so, and one that is open keeps what it shows; and from here on an interrupt
        // leaves nothing behind.
        last.isCompiling = true
        var state = page(of: last, pins, number: 0, data: try data(of: last, pins, number: 0))
        try server.start(state.site) {
            try? FileManager.default.removeItem(atPath: folder)
            exit(0)
        }
        last.isCompiling = false
        let cache = BuildCache(folder: scratch, tool: ToolIdentity.current(version: ToolVersion.current))
        var compiling = RepeatedCompile(request.compile, cache: cache)
        var whole = CatalogManifest()
        var saved: [String]?
        while true {
            let start = ContinuousClock.now
            let (outcome, looks) = await compiling.run()
            let former = whole
            take(outcome, into: &last, &whole)
            try show(last, pins, looks, in: server, &state)
            if let saved {
                let errors = outcome.diagnostics.count { $0.severity == .error }
                let line = ServeLog.line(saved: saved, from: former, to: whole, errors: errors, took: .now - start)
                try StandardStreams.output(line + "\n")
            } else {
                try announce(server, pins, isOpened: isOpened)
            }
            // Colors are what is waited for; what is wrong with them follows, where that has changed.
            let (diagnostics, frames) = (last.diagnostics, last.frames)
            let more = await check(outcome, CodeMemory(cache: cache.facts), &last)
            if last.diagnostics != diagnostics || last.frames != frames {
                try show(last, pins, looks, in: server, &state)
            }
            try await InputWatcher(looks + more).waitForChange()
            saved = Self.changed(looks + more)
        }
    }

    /// The paths of what is no longer as it was looked at, in order.
    private static func changed(_ looks: [FileTrace.Look]) -> [String] {
        let changed = looks.filter { !$0.stamp.agrees(with: FileStamp(of: $0.path), in: $0.aspect) }
        return Set(changed.map(\.path)).sorted()
    }

    /// The token is behind a number sign, which browsers do not send: a program that asks for the page does not get it.
    private func announce(_ server: PreviewServer, _ pins: PinWriter?, isOpened: Bool) throws {
        let address = "http://localhost:\(server.port)/" + (pins.map { "#edit=\($0.token)" } ?? "")
        try StandardStreams.output("\(address)  (Ctrl-C ends it)\n")
        if isOpened { BrowserLaunch.show(address) }
    }

    /// Shows a page; what is the same to look at is not shown again.
    private func show(
        _ content: PageContent, _ pins: PinWriter?, _ looks: [FileTrace.Look], in server: PreviewServer,
        _ state: inout State
    ) throws {
        let next = state.number + 1
        let data = try data(of: content, pins, number: next)
        if shown(data, number: next) != shown(state.data, number: state.number) {
            state = page(of: content, pins, number: next, data: data)
            server.show(state.site)
        }
        pins?.take(content, generation: ServedSite.eventsPath + generation(state.number), looks: looks)
    }

    /// One state of the page.
    private struct State {
        let number: Int
        let data: String
        let site: ServedSite
    }

    private func mode(_ pins: PinWriter?, number: Int) -> PageMode {
        var addresses = PageAddresses(
            pictures: ServedSite.picturesPath, events: ServedSite.eventsPath + generation(number),
            data: ServedSite.dataPath)
        if pins != nil { addresses.edits = ServedSite.editPath }
        addresses.folder = FileManager.default.currentDirectoryPath
        return .served(addresses)
    }

    /// The data of a page without what tells two states apart that are the same to look at: the path of the events.
    ///
    /// In a name the quotation marks would be escaped, so that the member is found nowhere else.
    private func shown(_ data: String, number: Int) -> [Substring] {
        let member = "\"events\": \"\(ServedSite.eventsPath + generation(number))\""
        guard let range = data.utf8.firstRange(of: member.utf8) else { return [data[...]] }
        return [data[..<range.lowerBound], data[range.upperBound...]]
    }

    /// A page of another run is outdated whatever its number is.
    private func generation(_ number: Int) -> String { "\(getpid())-\(number)" }

    private func data(of content: PageContent, _ pins: PinWriter?, number: Int) throws -> String {
        try CatalogPage.data(for: content, mode: mode(pins, number: number))
    }

    private func page(of content: PageContent, _ pins: PinWriter?, number: Int, data: String) -> State {
        let mode = mode(pins, number: number)
        let shelf = content.shelf
        let site = ServedSite(
            page: CatalogPage.document(for: content, mode: mode, data: data), data: Array(data.utf8),
            policy: CatalogPage.policy(for: mode), generation: generation(number), editing: pins?.editing
        ) { identifier in
            switch shelf.picture(identifier) {
            case .bytes(let bytes, let mediaType): ServedSite.Picture(bytes: bytes, mediaType: mediaType)
            case .missing(let reason): ServedSite.Picture(missing: reason)
            case nil: nil
            }
        }
        return State(number: number, data: data, site: site)
    }

    /// Takes over what was compiled; what could not be made stays what it was, and the page says why.
    private func take(
        _ outcome: Diagnosed<CompileOutcome>, into content: inout PageContent, _ whole: inout CatalogManifest
    ) {
        let errors = outcome.configuredDiagnostics.filter { $0.severity == .error }
        FindingOutput.print(errors)
        content.frames = CodeFrame.frames(of: errors, currentFolder: FileManager.default.currentDirectoryPath)
        guard let manifest = outcome.manifest else {
            content.failure = PageFailure(diagnostics: errors)
            return
        }
        content.failure = nil
        let configuration = PageConfiguration(outcome.tree.configuration)
        configuration.apply(to: &content)
        let kept = KeptCarousels(
            manifest, last: whole, lists: configuration.lists.mapValues(\.file), errors: errors)
        whole = kept.manifest
        content.keptCarousels = kept.reasons
        content.manifest = whole
        if !names.isEmpty {
            let selection = CatalogSelection(whole, names)
            content.manifest = selection.manifest
            let unknown = selection.unknownReasons
            if !unknown.isEmpty { content.failure = PageFailure(unknown.joined(separator: "\n")) }
        }
        content.shelf = PictureShelf(of: content.manifest, in: request.folders, converter: converter)
    }

    /// Checks what was compiled.
    ///
    /// - Returns: everything that was looked at for that.
    private func check(
        _ outcome: Diagnosed<CompileOutcome>, _ memory: CodeMemory, _ content: inout PageContent
    ) async -> [FileTrace.Look] {
        guard content.failure == nil else { return [] }
        let trace = FileTrace()
        let compile = request.compile
        let checked = await FileTrace.$current.withValue(trace) {
            await TreeCheck.run(outcome, limits: compile.limits, jobs: compile.jobs, memory: memory)
        }
        content.diagnostics = checked.diagnostics
        let errors = checked.diagnostics.filter { $0.severity == .error }
        content.frames.merge(CodeFrame.frames(of: errors, currentFolder: FileManager.default.currentDirectoryPath)) {
            first, _ in first
        }
        return trace.looks
    }
}
