internal import CatalogBuild
internal import CatalogChecks
internal import CatalogCompiler
internal import CatalogConfiguration
internal import CatalogDifference
internal import CatalogManifest
internal import CodeScanning
internal import Diagnostics
internal import FileAccess
internal import PlatformC

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Reads the two catalogs of a comparison.
struct SideReader {
    /// Why a catalog cannot be had; everything has been said.
    struct Unusable: Error {}

    /// The configuration, from the folder of each catalog.
    let config: String?
    let cache: BuildCache
    let jobs: Int
    let scratch: String
    let progress: ProgressLine
    /// Where the command was called.
    private let home = FileManager.default.currentDirectoryPath

    init(config: String?, cache: BuildCache, jobs: Int, scratch: String, progress: ProgressLine) {
        (self.config, self.cache, self.jobs, self.scratch, self.progress) = (config, cache, jobs, scratch, progress)
    }

    /// The two catalogs.
    ///
    /// - Throws: ``Unusable`` where one cannot be read, ``GitRepository/Failure`` where git cannot give it.
    func read(_ operands: DiffOperands) async throws -> (base: ComparedSide, head: ComparedSide) {
        let sides = try [(operands.base, "base"), (operands.head, "head")].map { try source(of: $0, as: $1) }
        if case .folder(_, let base) = sides[0], case .folder(_, let head) = sides[1] {
            return try await compiled(base, head, labels: (sides[0].label, sides[1].label))
        }
        var read: [ComparedSide] = []
        for side in sides {
            switch side {
            case .manifest(let path): read.append(try manifest(path))
            case .folder(let label, let folder):
                read.append(try await compiled(folder, label: label, isConfigured: nil))
            }
        }
        return (read[0], read[1])
    }

    /// Where the files of a catalog are.
    private enum Source {
        case manifest(String)
        case folder(label: String, path: String)

        var label: String {
            switch self {
            case .manifest(let path): path
            case .folder(let label, _): label
            }
        }
    }

    private func source(of operand: DiffOperands.Operand, as name: String) throws -> Source {
        switch operand {
        case .manifest(let path): return .manifest(path)
        case .folder(let path): return .folder(label: path, path: FilePath.join(home, path))
        case .workTree: return .folder(label: "work tree", path: home)
        case .revision(let revision):
            let repository = try GitRepository(of: revision, scratch: scratch)
            return try exported(repository, tree: try repository.resolved(revision), label: revision, as: name)
        case .mergeBase(let first, let second):
            let repository = try GitRepository(of: first, scratch: scratch)
            let commit = try repository.mergeBase(first, second)
            let label = "\(first) (at \(commit.prefix(7)))"
            return try exported(repository, tree: try repository.resolved(commit), label: label, as: name)
        }
    }

    private func exported(
        _ repository: GitRepository, tree: String, label: String, as name: String
    ) throws -> Source {
        let target = FilePath.join(scratch, name)
        try repository.export(tree, to: target)
        return .folder(label: label, path: FilePath.join(target, repository.prefix))
    }

    /// Both folders compiled; where only one has the configuration, the other one's catalog is empty.
    private func compiled(
        _ base: String, _ head: String, labels: (base: String, head: String)
    ) async throws -> (ComparedSide, ComparedSide) {
        let configured = [base, head].map { isFile(FilePath.join($0, config ?? ConfigurationReader.fileName)) }
        if let config, !configured.contains(true) {
            say(.error, "--config \(TerminalText.escaped(config)) is in neither of the two")
            throw Unusable()
        }
        let isConfigured = configured.contains(true)
        return (
            try await compiled(base, label: labels.base, isConfigured: isConfigured),
            try await compiled(head, label: labels.head, isConfigured: isConfigured)
        )
    }

    /// A folder compiled and checked, from within it: its findings read as if `check` was called there.
    ///
    /// - Parameter isConfigured: whether one of the two folders has the configuration; nil where there is one folder
    ///   alone.
    private func compiled(_ folder: String, label: String, isConfigured: Bool?) async throws -> ComparedSide {
        let name = config ?? ConfigurationReader.fileName
        let hasOwn = isFile(FilePath.join(folder, name))
        if !hasOwn,
            isConfigured == true || (try? FileKind.of(folder)) != .folder || (config != nil && isConfigured == nil)
        {
            say(
                .note,
                "\(TerminalText.escaped(label)) has no \(TerminalText.escaped(name)), so nothing of it is compared")
            return ComparedSide(catalog: ComparedCatalog(label: label, manifest: CatalogManifest(), diagnostics: [])) {
                _ in nil
            }
        }
        guard chdir(folder) == 0 else {
            say(.error, "\(TerminalText.escaped(folder)): \(FileFailure(path: folder, errno: errno))")
            throw Unusable()
        }
        defer { _ = chdir(home) }
        var request = CompileRequest(
            paths: hasOwn ? [] : ["."], configurationPath: hasOwn ? name : nil, jobs: jobs,
            currentFolder: FileManager.default.currentDirectoryPath)
        request.rules = { CheckRule.vocabulary }
        let outcome = await CatalogBuild.compile(request, cache: cache, observer: progress.show)
        let checked = await TreeCheck.run(outcome, jobs: jobs, memory: CodeMemory(cache: cache.facts))
        progress.clear()
        guard let manifest = outcome.manifest else {
            FindingOutput.print(checked.diagnostics.filter { $0.severity == .error })
            say(.error, "\(TerminalText.escaped(label)) cannot be compiled, so there is nothing to compare")
            throw Unusable()
        }
        let root = FilePath.join(folder, hasOwn ? FilePath.folder(of: name) : ".")
        return ComparedSide(
            catalog: ComparedCatalog(label: label, manifest: manifest, diagnostics: checked.diagnostics)
        ) { FilePath.join(root, $0) }
    }

    private func manifest(_ path: String) throws -> ComparedSide {
        let manifest: CatalogManifest
        do throws(UnreadableManifest) {
            manifest = try ManifestFile.read(at: path)
        } catch {
            FindingOutput.print([error.finding])
            throw Unusable()
        }
        let variants = Dictionary(manifest.images.flatMap(\.variants).map { ($0.file, $0) }) { first, _ in first }
        let folder = FilePath.join(home, PictureFolder.of(manifest, at: path))
        return ComparedSide(catalog: ComparedCatalog(label: path, manifest: manifest)) { file in
            // Where two manifests name one file, it has the content of one of them at most.
            let path = FilePath.join(folder, file)
            guard let variant = variants[file], let found = try? ContentDigest.of(path) else { return nil }
            return found.hash.hex == variant.sha256 ? path : nil
        }
    }

    private func isFile(_ path: String) -> Bool { (try? FileKind.of(path)) == .file }

    private func say(_ severity: Diagnostic.Severity, _ message: String) {
        StandardStreams.error("tincture: \(severity.rawValue): \(message)\n")
    }
}
