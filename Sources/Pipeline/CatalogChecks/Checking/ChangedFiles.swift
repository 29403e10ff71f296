internal import AssetCatalog
internal import Diagnostics
package import FileAccess

/// The files of a Git repository that differ from the commit where a branch began.
package struct ChangedFiles: Sendable {
    private let files: Set<String>
    /// The paths of the sets and layered icons with a changed file; a finding about a set concerns all its files.
    private let sets: Set<String>
    /// The names of the sets that no longer exist at their former paths, without namespaces.
    private let removedNames: Set<String>

    /// - Parameter files: the paths of the changed files, relative to the current folder.
    package init(_ files: some Sequence<String>) {
        self.files = Set(files)
        sets = Set(self.files.compactMap(Self.set))
        let gone = sets.filter { (try? FileKind.of($0)) == nil }
        removedNames = Set(gone.map { FilePath.stemAndExtension(of: FilePath.name(of: $0)).stem })
    }

    /// Returns whether the file at a path, or another file of the same set, has changed.
    func concern(_ path: String) -> Bool { files.contains(path) || Self.set(of: path).map(sets.contains) ?? false }

    /// Returns whether a finding is about a name that no set has, and the name is that of a removed or renamed set.
    func haveRemoved(_ finding: Diagnostic) -> Bool {
        finding.rule == .unknownAsset && finding.subject.names.contains { removedNames.contains(FilePath.name(of: $0)) }
    }

    /// Returns the path of the set or layered icon that contains a file; nil if the file is in neither.
    ///
    /// Only the names in the path count, because Git also lists files of sets that no longer exist.
    private static func set(of path: String) -> String? {
        let catalog = FilePath.catalog(of: path)
        return FilePath.ancestry(of: path).dropFirst().prefix { ![".", "/", catalog].contains($0) }.first { folder in
            let type = FilePath.stemAndExtension(of: FilePath.name(of: folder)).extension
            // The current folder may itself be in a catalog, which the path then doesn't name.
            return type == "icon" || type.hasSuffix("set") || catalog != nil && !type.isEmpty
        }
    }
}

extension ChangedFiles {
    package enum Failure: Error, CustomStringConvertible {
        case noGit(GitProgram.Failure)
        case noRepository
        case unknownReference(String)
        case noMergeBase(String)
        case failure(arguments: [String], status: Int32)

        package var description: String {
            switch self {
            case .noGit(let failure): "--changed-since: git \(failure)"
            case .noRepository:
                "--changed-since needs a Git repository, but this folder is not in one that git can read. Run it in a clone"
            case .unknownReference(let name):
                "--changed-since: this repository has no commit \"\(name)\". Fetch it first, for example with `git fetch origin main`, and use origin/main"
            case .noMergeBase(let name):
                "--changed-since: \"\(name)\" and HEAD have no common commit. Name a branch that HEAD is based on"
            case .failure(let arguments, let status):
                "--changed-since: `git \(arguments.joined(separator: " "))` failed with status \(status). Run it to see why"
            }
        }
    }

    /// Returns the files that differ between the working tree and the commit where a branch began.
    ///
    /// Uncommitted and untracked files are included.
    ///
    /// - Parameters:
    ///   - reference: the branch, tag or commit from which the current branch began, in Git's notation.
    ///   - environment: the environment variables for running Git.
    package static func since(
        _ reference: String, environment: [String: String]
    ) throws -> ChangedFiles {
        do {
            return try since(reference, GitProgram(environment: environment))
        } catch let failure as GitProgram.Failure {
            throw Failure.noGit(failure)
        }
    }

    private static func since(_ reference: String, _ git: GitProgram) throws -> ChangedFiles {
        let top = try git.answer(["rev-parse", "--show-cdup", "--show-prefix"])
        guard top.status == 0, top.lines.count == 2 else { throw Failure.noRepository }
        let commit = try git.answer(["rev-parse", "--verify", "--quiet", "--end-of-options", reference + "^{commit}"])
        guard commit.status == 0, let commit = commit.lines.first else { throw Failure.unknownReference(reference) }
        guard let base = try base(commit, git) else { throw Failure.noMergeBase(reference) }
        let root = top.lines[0].isEmpty ? "." : top.lines[0]
        var files: [String] = []
        for arguments in [
            // Changes inside submodules are ignored: they aren't in this repository, and git would run their programs.
            [
                "diff", "--name-only", "--no-renames", "--no-relative", "--no-ext-diff", "--no-textconv",
                "--ignore-submodules=dirty", "-z", base, "--",
            ],
            ["-C", root, "ls-files", "--others", "--exclude-standard", "-z"],
        ] {
            let answer = try git.answer(arguments)
            guard answer.status == 0 else { throw Failure.failure(arguments: arguments, status: answer.status) }
            files += answer.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        }
        // Makes paths that begin at the top of the repository relative to the current folder, without resolving links.
        return ChangedFiles(files.map { FilePath.relative("/" + $0, to: "/" + top.lines[1]) })
    }

    /// Returns the last common commit of a commit and the current branch; nil if there is no such commit.
    ///
    /// A shallow clone may lack it. Then the given commit is returned, so later changes to its branch count too.
    private static func base(_ commit: String, _ git: GitProgram) throws(GitProgram.Failure) -> String? {
        let base = try git.answer(["merge-base", commit, "HEAD"])
        if base.status == 0, let base = base.lines.first { return base }
        return try git.answer(["rev-parse", "--is-shallow-repository"]).lines.first == "true" ? commit : nil
    }
}
