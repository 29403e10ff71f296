internal import ArgumentParser
internal import CatalogBuild
internal import CatalogChecks
internal import CatalogCompiler
internal import CatalogConfiguration
internal import CatalogPage
internal import CatalogServing
internal import Diagnostics
internal import FileAccess
internal import FindingReports
internal import PlatformC
internal import PreviewServer

/// A run of `tincture preview --serve`, which compiles the catalog on the page again whenever a source is saved.
struct ServeRun {
    private let title: String
    private let request: PreviewRequest
    /// The names of the catalog entries to show; empty for everything.
    private let names: [String]

    init(_ sources: PreviewSources) throws {
        let targets = sources.targets
        let isTree = sources.config == nil && sources.contents == nil && !targets.isEmpty
        if isTree, let missing = targets.first(where: { (try? FileKind.of($0)) == nil }) {
            throw ValidationError(
                "--serve: there is no file or folder \(TerminalText.escaped(missing)), and nothing in this folder has that name"
            )
        }
        try require(isTree || sources.title != nil, FolderContents.problem())
        if let manifest = targets.first(where: { isTree && $0.hasSuffix(".json") }) {
            throw ValidationError(
                "--serve shows sources, not a manifest. To show \(TerminalText.escaped(manifest)), write a page with --html FILE"
            )
        }
        title = isTree ? targets.joined(separator: ", ") : sources.title ?? "."
        names = isTree ? [] : targets
        request = sources.request
    }

    /// - Parameter isEdited: whether the page may write what the user chooses into the configuration and its data
    ///   files.
    func run(port: UInt16?, isOpened: Bool, isEdited: Bool, converter: PictureConverter?) async throws {
        let scratch = try ScratchFolder.make()
        defer { ScratchFolder.remove(scratch) }
        let server: PreviewServer
        do throws(PreviewServer.Failure) {
            server = try PreviewServer(port: port)
        } catch {
            StandardStreams.error("tincture: error: --serve: \(error)\n")
            throw ExitStatus.output
        }
        let compile = request.compile
        var page = ServedPage(
            title: title, folders: request.folders, currentFolder: compile.currentFolder, showing: names,
            editing: isEdited ? compile.configurationPath : nil, readOnly: isEdited ? nil : readOnly,
            converter: converter)
        // After this line, an interrupt removes the temporary files.
        try server.start(try page.begin()) {
            ScratchFolder.remove(scratch)
            exit(0)
        }
        // The cache has its own folder, because this process already locks the scratch folder.
        let cache = BuildCache(in: FilePath.join(scratch, "cache"))
        var compiling = RepeatedCompile(compile, cache: cache)
        var saved: [String]?
        while true {
            let start = ContinuousClock.now
            let (outcome, looks) = await compiling.run()
            let former = page.catalog
            let errors = outcome.configuredDiagnostics.filter { $0.severity == .error }
            FindingOutput.print(errors)
            page.update(
                outcome.manifest, tree: outcome.tree, errors: errors, frames: frames(of: errors),
                ruleNotes: CheckRule.notes)
            try page.show(on: server, looks)
            let (duration, findings) = (ContinuousClock.now - start, page.findings)
            if saved == nil { try announce(server, token: page.token, isOpened: isOpened) }
            // The page shows the new colors before the check ends, because a person is waiting for them.
            let trace = FileTrace()
            if !page.hasFailed {
                let checked = await FileTrace.$current.withValue(trace) {
                    await TreeCheck.run(outcome, jobs: compile.jobs, cache: cache.facts)
                }
                page.update(
                    findings: checked.diagnostics, hidden: checked.hidden,
                    uses: checked.value.uses(in: request.folders.first ?? ""), frames: frames(of: checked.diagnostics))
                try page.show(on: server, looks)
            }
            if let saved {
                let line = ChangeLine.text(
                    saved: saved, from: former, to: page.catalog,
                    errors: outcome.diagnostics.count { $0.severity == .error },
                    findings: (findings, page.findings), duration: duration)
                try StandardStreams.output("\(clock())  \(line)\n")
            }
            let all = looks + trace.looks
            try await InputWatcher(all).waitForChange()
            saved = Self.changed(all)
        }
    }

    private var readOnly: String {
        let start = "tincture preview --edit"
        return request.compile.configurationText == nil && request.compile.configurationPath != nil
            ? "To write colors into the configuration, run `\(start)` instead."
            : "To write colors into a configuration, run `tincture init` first, then `\(start)`."
    }

    private func frames(of findings: [Diagnostic]) -> [Diagnostic: String] {
        let compile = request.compile
        return CodeFrame.frames(
            of: findings.filter { $0.severity == .error }, currentFolder: compile.currentFolder,
            named: compile.paths + [compile.configurationPath].compactMap(\.self))
    }

    private static func changed(_ looks: [FileTrace.Look]) -> [String] {
        let changed = looks.filter { !$0.stamp.agrees(with: FileStamp(of: $0.path), in: $0.aspect) }
        return Set(changed.map(\.path)).sorted()
    }

    /// Prints the address of the page, with the token that the page needs to write files.
    ///
    /// The token follows a `#`, which browsers don't send, so another program that requests the page doesn't receive
    /// it.
    private func announce(_ server: PreviewServer, token: String?, isOpened: Bool) throws {
        let address = "http://localhost:\(server.port)/" + (token.map { "#edit=\($0)" } ?? "")
        try StandardStreams.output("\(address)  (Ctrl-C stops the server)\n")
        if isOpened { BrowserLaunch.show(address) }
    }

    private func clock() -> String {
        var seconds = time(nil)
        var parts = tm()
        localtime_r(&seconds, &parts)
        func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))"
    }
}
