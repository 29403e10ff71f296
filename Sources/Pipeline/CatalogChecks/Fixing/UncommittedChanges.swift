internal import FileAccess

/// The files in the Git working copy around the current folder that Git can't restore, because no commit has them.
struct UncommittedChanges {
    private let root: String?
    /// The paths of changed and untracked files and their folders, relative to the root; nil if Git can't list them.
    private let paths: Set<String>?
    private let currentFolder = CurrentProcess.folder

    init() {
        root = WorkingCopy.root(around: currentFolder).flatMap(SymbolicLink.resolved)
        paths = root == nil ? [] : try? Self.changedPaths()
    }

    /// Returns why a file or set isn't deleted; nil if Git can restore it, or if it isn't in a working copy at all.
    func reasonToKeep(_ path: String) -> String? {
        guard let path = SymbolicLink.resolved(FilePath.join(currentFolder, path)),
            let own = WorkingCopy.root(around: FilePath.folder(of: path))
        else { return nil }
        guard own == root else { return "is in another Git working copy. Run the command there" }
        guard let paths else { return "may have changes that aren't committed, because git status failed" }
        guard paths.contains(FilePath.relative(path, to: own)) else { return nil }
        return "has changes that aren't committed. Commit them first"
    }

    private static func changedPaths() throws -> Set<String>? {
        let answer = try GitProgram(environment: CurrentProcess.environment).answer([
            "status", "--porcelain", "-z", "--untracked-files=all", "--no-renames", "--ignore-submodules=all",
        ])
        guard answer.status == 0 else { return nil }
        var paths: Set<String> = []
        for entry in answer.output.split(separator: 0) {
            // Two letters and a space precede each path.
            var path = String(decoding: entry.dropFirst(3), as: UTF8.self)
            while path != ".", paths.insert(path).inserted { path = FilePath.folder(of: path) }
        }
        return paths
    }
}
