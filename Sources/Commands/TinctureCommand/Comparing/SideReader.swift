internal import CatalogBuild
internal import CatalogChecks
internal import CatalogCompiler
internal import CatalogConfiguration
internal import CatalogDifference
internal import CatalogManifest
internal import CodeScanning
internal import Diagnostics
internal import FileAccess
internal import PictureAnalysis
internal import PlatformC
internal import RevisionFiles

/// Reads the two catalogs of a comparison.
struct SideReader {
    /// The error if a catalog can't be read, thrown after everything has been reported.
    struct Unusable: Error {}

    /// The path of the configuration, relative to the folder of each catalog.
    let config: String?
    let cache: BuildCache
    let jobs: Int
    let scratch: String
    let limits: RevisionLimits
    let progress: ProgressLine
    private let home = CurrentProcess.folder

    init(
        config: String?, cache: BuildCache, jobs: Int, scratch: String, limits: RevisionLimits,
        progress: ProgressLine
    ) {
        (self.config, self.cache, self.jobs, self.scratch) = (config, cache, jobs, scratch)
        (self.limits, self.progress) = (limits, progress)
    }

    /// Returns the two catalogs.
    ///
    /// - Throws: ``Unusable`` if one can't be read, or ``RevisionFailure`` if Git can't provide it.
    func read(_ operands: ComparedOperands) async throws -> (base: ComparedSide, head: ComparedSide) {
        let repository = try [operands.base, operands.head].compactMap(\.revision).first.map {
            try GitRepository(of: $0, scratch: scratch)
        }
        for filter in repository?.ignoredFilters ?? [] {
            say(
                .note,
                "the filter \(TerminalText.escaped(filter)) is not run, because only this repository's configuration names it. "
                    + "To run it, name it in your own: git config --global")
        }
        let sides = try [(operands.base, "base"), (operands.head, "head")].map { operand, name in
            try source(of: operand, in: repository, as: name)
        }
        if case .folder(let base) = sides[0], case .folder(let head) = sides[1] {
            return try await compiled(base, head)
        }
        var read: [ComparedSide] = []
        for side in sides {
            switch side {
            case .manifest(let path): read.append(try manifest(path))
            case .folder(let folder): read.append(try await compiled(folder, isConfigured: nil))
            }
        }
        return (read[0], read[1])
    }

    /// The location of a catalog's files.
    private enum Source {
        case manifest(String)
        case folder(SourceFolder)
    }

    private struct SourceFolder {
        let label: String
        let path: String
        /// The export that writes the folder, or nil for an existing folder.
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
            return try exported(repository, tree: try repository.resolved(revision), label: revision, as: name)
        case .mergeBase(let first, let second):
            guard let repository else { preconditionFailure("a revision is of a repository") }
            let commit = try repository.mergeBase(first, second)
            let label = "\(first) (at \(commit.prefix(7)))"
            return try exported(repository, tree: try repository.resolved(commit), label: label, as: name)
        }
    }

    private func exported(_ repository: GitRepository, tree: String, label: String, as name: String) throws -> Source {
        var export = try RevisionExport(
            of: tree, labeled: label, in: repository, to: FilePath.join(scratch, name), limits: limits)
        try export.write([configurationName])
        return .folder(SourceFolder(label: label, path: export.folder, export: export))
    }

    private var configurationName: String { config ?? ConfigurationReader.fileName }

    /// Compiles both folders; if only one has the configuration, the catalog of the other is empty.
    private func compiled(_ base: SourceFolder, _ head: SourceFolder) async throws -> (ComparedSide, ComparedSide) {
        let configured = [base, head].map { isFile(FilePath.join($0.path, configurationName)) }
        if let config, !configured.contains(true) {
            say(.error, "--config \(TerminalText.escaped(config)) is in neither of the two")
            throw Unusable()
        }
        let isConfigured = configured.contains(true)
        return (
            try await compiled(base, isConfigured: isConfigured), try await compiled(head, isConfigured: isConfigured)
        )
    }

    /// Compiles and checks a folder as the current folder, so that the findings are the same as those of `check` there.
    ///
    /// - Parameter isConfigured: whether at least one of the two folders has the configuration; nil for a single
    ///   folder.
    private func compiled(_ side: SourceFolder, isConfigured: Bool?) async throws -> ComparedSide {
        let (name, folder, label) = (configurationName, side.path, side.label)
        let hasOwn = isFile(FilePath.join(folder, name))
        let isThere = side.export?.has(".") ?? ((try? FileKind.of(folder)) == .folder)
        if !hasOwn, isConfigured == true || !isThere || (config != nil && isConfigured == nil) {
            say(
                .note,
                "\(TerminalText.escaped(label)) has no \(TerminalText.escaped(name)), so nothing of it is compared")
            return ComparedSide(ComparedCatalog(label: label, manifest: CatalogManifest(), diagnostics: [])) { _ in nil
            }
        }
        var export = side.export
        try export?.writeNeeded(by: hasOwn ? name : nil)
        guard chdir(folder) == 0 else {
            say(.error, "\(TerminalText.escaped(folder)): \(FileFailure(path: folder, errno: errno))")
            throw Unusable()
        }
        defer { _ = chdir(home) }
        var request = CompileRequest(
            paths: hasOwn ? [] : ["."], configurationPath: hasOwn ? name : nil, jobs: jobs,
            currentFolder: CurrentProcess.folder)
        request.rules = { CheckRule.vocabulary }
        let root = try export?.root(except: [cache.facts.folder.path])
        let (outcome, checked) = await FileRoot.$current.withValue(root) { [request] in
            let outcome = await CatalogBuild.compile(request, cache: cache, observer: progress.show)
            return (outcome, await TreeCheck.run(outcome, jobs: jobs, memory: CodeMemory(cache: cache.facts)))
        }
        progress.clear()
        guard let manifest = outcome.manifest else {
            FindingOutput.print(checked.diagnostics.filter { $0.severity == .error })
            say(.error, "\(TerminalText.escaped(label)) cannot be compiled, so there is nothing to compare")
            throw Unusable()
        }
        let pictures = FilePath.join(folder, hasOwn ? FilePath.folder(of: name) : ".")
        return ComparedSide(ComparedCatalog(label: label, manifest: manifest, diagnostics: checked.diagnostics)) {
            file in
            let path = FilePath.join(pictures, file)
            return root?.holds(path) ?? true ? path : nil
        }
    }

    private func manifest(_ path: String) throws -> ComparedSide {
        do throws(UnreadableManifest) {
            return try ComparedSide(manifestAt: path, currentFolder: home)
        } catch {
            FindingOutput.print([error.finding])
            throw Unusable()
        }
    }

    private func isFile(_ path: String) -> Bool { (try? FileKind.of(path)) == .file }

    private func say(_ severity: Diagnostic.Severity, _ message: String) {
        StandardStreams.error("tincture: \(severity.rawValue): \(message)\n")
    }
}
