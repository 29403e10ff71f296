internal import AssetCatalog
package import FileAccess

/// The files of a Git repository that differ from where a branch began.
package struct ChangedFiles: Sendable {
    private let files: Set<String>
    /// The sets of catalogs and icons in layers that have such a file: what is said of a set is said of all its files.
    private let sets: Set<String>

    /// Changed files, by their paths from the current folder.
    package init(_ files: some Sequence<String>) {
        self.files = Set(files)
        sets = Set(self.files.compactMap(Self.set))
    }

    /// True where the file has changed, or another file of its set has.
    func concern(_ path: String) -> Bool { files.contains(path) || Self.set(of: path).map(sets.contains) ?? false }

    /// The set of a catalog, or the icon in layers, that a file is in; nil where it is in none.
    ///
    /// The folders of the path say so: Git and baselines name files of sets that the tree no longer has.
    private static func set(of path: String) -> String? {
        var folder = FilePath.folder(of: path)
        let catalog = FilePath.catalog(of: path)
        while folder != ".", folder != "/", folder != catalog {
            let type = FilePath.stemAndExtension(of: FilePath.name(of: folder)).extension
            // The current folder may itself be in a catalog, which the path then does not name.
            if type == "icon" || type.hasSuffix("set") || catalog != nil && !type.isEmpty { return folder }
            folder = FilePath.folder(of: folder)
        }
        return nil
    }
}

extension ChangedFiles {
    /// Why it is not known what has changed.
    package enum Failure: Error, CustomStringConvertible {
        /// Git cannot be used.
        case noGit(GitProgram.Failure)
        /// The current folder is in no repository.
        case noRepository
        /// The repository has no such commit.
        case unknownReference(String)
        /// The history has no commit that both descend from.
        case noMergeBase(String)
        /// Git fails in another way.
        case failure(arguments: [String], status: Int32)

        package var description: String {
            switch self {
            case .noGit(let failure): "--changed-since: git \(failure)"
            case .noRepository:
                "--changed-since needs a Git repository, and this folder is in none that git can read. Run it in a clone"
            case .unknownReference(let name):
                "--changed-since: this repository has no commit \"\(name)\". Fetch it first, such as by `git fetch origin main`, and say origin/main"
            case .noMergeBase(let name):
                "--changed-since: \"\(name)\" and HEAD have no common commit. Name a branch that HEAD comes from"
            case .failure(let arguments, let status):
                "--changed-since: `git \(arguments.joined(separator: " "))` ends with status \(status). Run it to see why"
            }
        }
    }

    /// Finds what differs in the working tree from the commit where a branch began: changes that are committed, staged
    /// or neither, and files that are neither tracked nor ignored.
    ///
    /// - Parameters:
    ///   - reference: a branch, tag or commit, as Git takes it.
    ///   - environment: the variables that Git sees.
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
            // Submodules have programs of their own, and a path in them is none of this repository.
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
        // From the top of the repository to the current folder, without a look at links.
        return ChangedFiles(files.map { FilePath.relative("/" + $0, to: "/" + top.lines[1]) })
    }

    /// The commit that the work tree is compared with: where the branch began; nil where there is none.
    ///
    /// A shallow clone may not reach back to it. What has changed since the reference itself is there then: all that
    /// the branch has changed, and what the other side has changed meanwhile.
    private static func base(_ commit: String, _ git: GitProgram) throws(GitProgram.Failure) -> String? {
        let base = try git.answer(["merge-base", commit, "HEAD"])
        if base.status == 0, let base = base.lines.first { return base }
        return try git.answer(["rev-parse", "--is-shallow-repository"]).lines.first == "true" ? commit : nil
    }
}
