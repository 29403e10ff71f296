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
    func concern(_ path: String) -> Bool {
        files.contains(path) || Self.set(of: path).map(sets.contains) ?? false
    }

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

        /// What is wrong and what to do.
        package var description: String {
            switch self {
            case .noGit(.noGit(let failure)): "--changed-since needs git, and git \(failure). Install it"
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

    /// What differs in the working tree from the commit where a branch began: changes that are committed, staged or
    /// neither, and files that are not tracked and not ignored.
    ///
    /// - Parameters:
    ///   - reference: a branch, tag or commit, as Git takes it.
    ///   - environment: the variables that Git sees.
    package static func since(
        _ reference: String, environment: [String: String]
    ) throws(Failure) -> ChangedFiles {
        let git = try Git(environment: environment)
        guard let top = try git.lines("rev-parse", "--show-cdup", "--show-prefix"), top.count >= 2 else {
            throw .noRepository
        }
        guard
            let commit = try git.lines("rev-parse", "--verify", "--quiet", "--end-of-options", reference + "^{commit}")?
                .first
        else { throw .unknownReference(reference) }
        let base = try base(commit, reference, git)
        let root = top[0].isEmpty ? "." : top[0]
        // Submodules have programs of their own, and a path in them is none of this repository.
        let tracked = try git.paths(
            "diff", "--name-only", "--no-renames", "--no-relative", "--no-ext-diff", "--no-textconv",
            "--ignore-submodules=dirty", "-z", base, "--")
        let others = try git.paths("-C", root, "ls-files", "--others", "--exclude-standard", "-z")
        // From the top of the repository to the current folder, without a look at links.
        return ChangedFiles((tracked + others).map { FilePath.relative("/" + $0, to: "/" + top[1]) })
    }

    /// The commit that the work tree is compared with: where the branch began.
    ///
    /// A shallow clone may not reach back to it. What has changed since the reference itself is there then: all that
    /// the branch has changed, and what the other side has changed meanwhile.
    private static func base(_ commit: String, _ reference: String, _ git: Git) throws(Failure) -> String {
        if let base = try git.lines("merge-base", commit, "HEAD")?.first, !base.isEmpty { return base }
        if try git.lines("rev-parse", "--is-shallow-repository")?.first == "true" { return commit }
        throw .noMergeBase(reference)
    }

    /// Git, as it answers one question at a time.
    private struct Git {
        private let program: GitProgram

        init(environment: [String: String]) throws(Failure) {
            do {
                program = try GitProgram(environment: environment)
            } catch {
                throw .noGit(error)
            }
        }

        /// The lines that it prints; nil where it fails.
        func lines(_ arguments: String...) throws(Failure) -> [String]? {
            let answer = try run(arguments)
            guard answer.status == 0 else { return nil }
            return String(decoding: answer.output, as: UTF8.self).split(
                separator: "\n", omittingEmptySubsequences: false
            ).map(String.init)
        }

        /// The paths that it prints, each with a zero byte behind it.
        func paths(_ arguments: String...) throws(Failure) -> [String] {
            let answer = try run(arguments)
            guard answer.status == 0 else { throw .failure(arguments: arguments, status: answer.status) }
            return answer.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        }

        private func run(_ arguments: [String]) throws(Failure) -> ProgramRun.Answer {
            do {
                return try program.answer(arguments)
            } catch {
                throw .noGit(.noGit(error))
            }
        }
    }
}
