internal import CatalogBuild
internal import CatalogChecks
internal import CatalogCompiler
internal import CatalogConfiguration
internal import CatalogDifference
internal import CatalogManifest
internal import Diagnostics
internal import FileAccess
internal import PictureAnalysis
internal import PlatformC
internal import RevisionFiles

/// A reader of the two catalogs that `tincture diff` compares, called base and head.
struct SideReader {
    var config: String?
    let cache: BuildCache
    let jobs: Int
    let scratch: String
    let limits: RevisionLimits
    let progress: ProgressLine
    let home = CurrentProcess.folder

    func read(_ operands: ComparedOperands) async throws -> (base: ComparedCatalog, head: ComparedCatalog) {
        let repository = try [operands.base, operands.head].compactMap(\.revision).first.map {
            try GitRepository(of: $0, scratch: scratch)
        }
        for filter in repository?.ignoredFilters ?? [] {
            say(
                .note,
                "the filter \(TerminalText.escaped(filter)) is not run, because only this repository's Git configuration names it. To run it, add it to your own Git configuration with git config --global"
            )
        }
        let sides = try [(operands.base, "base"), (operands.head, "head")].map { operand, name in
            try source(of: operand, in: repository, as: name)
        }
        if case .folder(let base) = sides[0], case .folder(let head) = sides[1] {
            return try await compiled(base, head)
        }
        var read: [ComparedCatalog] = []
        for side in sides {
            switch side {
            case .manifest(let path): read.append(try manifest(path))
            case .folder(let folder): read.append(try await compiled(folder))
            }
        }
        return (read[0], read[1])
    }

    private enum Source {
        case manifest(String)
        case folder(SourceFolder)
    }

    private struct SourceFolder {
        let label: String
        let path: String
        /// The export that writes a Git revision's files into the folder.
        var export: RevisionExport?
    }

    private func source(
        of operand: ComparedOperands.Operand, in repository: GitRepository?, as name: String
    ) throws -> Source {
        switch operand {
        case .manifest(let path): return .manifest(path)
        case .folder(let path): return .folder(SourceFolder(label: path, path: FilePath.join(home, path)))
        case .workTree: return .folder(SourceFolder(label: "work tree", path: home))
        case .revision(let revision):
            guard let repository else { preconditionFailure("a revision is of a repository") }
            return try exported(repository, revision, label: GitRepository.short(revision), as: name)
        case .mergeBase(let first, let second):
            guard let repository else { preconditionFailure("a revision is of a repository") }
            let commit = try repository.mergeBase(first, second)
            let label = "\(GitRepository.short(first)), merge base \(GitRepository.short(commit))"
            return try exported(repository, commit, label: label, as: name)
        }
    }

    private func exported(_ git: GitRepository, _ revision: String, label: String, as name: String) throws -> Source {
        var export = try RevisionExport(
            of: revision, labeled: label, in: git, to: FilePath.join(scratch, name), limits: limits)
        try export.write([configurationName])
        return .folder(SourceFolder(label: label, path: export.folder, export: export))
    }

    private var configurationName: String { config ?? ConfigurationReader.fileName }

    /// Compiles the base and the head, which may lend the base its configuration.
    private func compiled(_ base: SourceFolder, _ head: SourceFolder) async throws -> (ComparedCatalog, ComparedCatalog)
    {
        let configured = [base, head].map { isFile(FilePath.join($0.path, configurationName)) }
        guard configured.contains(true) else {
            if let config {
                say(.error, "--config \(TerminalText.escaped(config)) exists in neither of the two compared folders")
                throw ExitStatus.incomparable
            }
            let below = head.export?.configurationsBelow ?? NearbyConfigurations.paths(below: head.path)
            var (reader, base, head) = (self, base, head)
            reader.config = below.count == 1 ? below[0] : nil
            try base.export?.write(below)
            try head.export?.write(below)
            var sides =
                reader.config == nil
                ? (try await compiled(base), try await compiled(head)) : try await reader.compiled(base, head)
            let folder = head.export == nil ? head.path : home
            sides.1.notes += NearbyConfigurations.notes(below, labeled: head.label)
            sides.1.warning = NearbyConfigurations.warning(below, below: folder, labeled: head.label)
            return sides
        }
        let text = FileRoot.$current.withValue(try head.export?.root(except: [])) {
            configured[0] ? nil : try? RegularFile.bytes(of: FilePath.join(head.path, configurationName))
        }
        let lent = text.map { (String(decoding: $0, as: UTF8.self), head.label) }
        return (try await compiled(base, isNeeded: true, lent: lent), try await compiled(head, isNeeded: true))
    }

    /// Compiles and checks a folder, with the findings of `tincture check` there.
    ///
    /// - Parameters:
    ///   - isNeeded: whether a folder without a configuration yields an empty catalog.
    ///   - lent: the text and the label of the other folder's configuration, if it is used for this folder.
    private func compiled(
        _ side: SourceFolder, isNeeded: Bool = false, lent: (text: String, label: String)? = nil
    ) async throws -> ComparedCatalog {
        let (name, folder, label) = (configurationName, side.path, side.label)
        let isConfigured = lent != nil || isFile(FilePath.join(folder, name))
        let isThere = side.export?.has(".") ?? ((try? FileKind.of(folder)) == .folder)
        guard isThere, isConfigured || !isNeeded && config == nil else { return .init(label, without: name) }
        var export = side.export
        try export?.writeNeeded(by: isConfigured ? name : nil, text: lent?.text)
        guard chdir(folder) == 0 else {
            say(.error, "\(TerminalText.escaped(folder)): \(FileFailure(path: folder, errno: errno))")
            throw ExitStatus.incomparable
        }
        defer { _ = chdir(home) }
        var request = CompileRequest(
            paths: isConfigured ? [] : ["."], configurationPath: isConfigured ? name : nil, jobs: jobs,
            currentFolder: CurrentProcess.folder)
        (request.configurationText, request.isTolerant) = (lent?.text, true)
        request.rules = { CheckRule.vocabulary }
        let root = try export?.root(except: [cache.facts.folder.path])
        let (outcome, checked) = await FileRoot.$current.withValue(root) { [request] in
            let outcome = await CatalogBuild.compile(request, cache: cache, observer: progress.show)
            return (outcome, await TreeCheck.run(outcome, jobs: jobs, cache: cache.facts))
        }
        progress.clear()
        guard let manifest = outcome.manifest else {
            FindingOutput.print(checked.diagnostics.filter { $0.severity == .error })
            say(
                .error,
                "\(TerminalText.escaped(label)) can't be compiled, so nothing is compared. Fix the errors above first")
            throw ExitStatus.incomparable
        }
        let pictures = FilePath.join(folder, isConfigured ? FilePath.folder(of: name) : ".")
        let notes = lent.map { ["\(label) has no \(name), so it is compiled with the \(name) of \($0.label)."] } ?? []
        return ComparedCatalog(
            label: label, manifest: manifest, commit: side.export?.commit, diagnostics: checked.diagnostics,
            notes: notes, pins: outcome.value.tree.pins, namesNoCode: isConfigured && !outcome.tree.comparesCode
        ) { file in
            let path = FilePath.join(pictures, file)
            return root?.holds(path) ?? true ? path : nil
        }
    }

    private func manifest(_ path: String) throws -> ComparedCatalog {
        do throws(UnreadableManifest) {
            return try ComparedCatalog(manifestAt: path, currentFolder: home)
        } catch {
            FindingOutput.print([error.finding])
            throw ExitStatus.incomparable
        }
    }

    private func isFile(_ path: String) -> Bool { (try? FileKind.of(path)) == .file }

    private func say(_ severity: Diagnostic.Severity, _ message: String) {
        StandardStreams.error("tincture: \(severity.rawValue): \(message)\n")
    }
}
