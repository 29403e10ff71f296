internal import Diagnostics
internal import FileAccess

/// The Git repository that contains the current folder, read by running `git`.
package struct GitRepository {
    private struct Outcome {
        let answer: ProgramRun.Answer
        let errors: String

        var hasFailed: Bool { answer.status != 0 }
    }

    /// A file or link of a revision.
    struct Entry {
        /// The path from the top of the tree, in git's bytes.
        let bytes: ArraySlice<UInt8>
        let object: Substring
        let isLink: Bool
    }

    private static let longestListing = 128 << 20

    private let program: GitProgram
    private let folder: String
    /// The path of the current folder from the top of the work tree; empty at the top.
    let prefix: String
    private let scratch: String

    /// The names of the filters that aren't run, because only the repository's own configuration defines them.
    package var ignoredFilters: [String] { program.ignoredFilters }

    /// Opens the repository of the current folder.
    ///
    /// - Parameters:
    ///   - revision: the revision that the error names if there is no repository.
    ///   - scratch: a folder for temporary files.
    package init(of revision: String, scratch: String) throws(RevisionFailure) {
        self.scratch = scratch
        do {
            program = try GitProgram(environment: CurrentProcess.environment)
        } catch {
            throw Self.failure(error)
        }
        let outcome = try Self.run(program, ["rev-parse", "--absolute-git-dir", "--show-prefix"], scratch: scratch)
        let lines = outcome.answer.lines
        guard !outcome.hasFailed, let first = lines.first else {
            throw RevisionFailure(
                "\"\(TerminalText.escaped(revision))\" is not a file or folder, and not a revision, because this folder is not in a Git repository: "
                    + Self.reason(outcome), isUsage: true)
        }
        folder = first
        prefix = lines.count > 1 ? lines[1] : ""
    }

    /// Returns the digest of the Git tree (all files) of a revision; throws if the repository has no such revision.
    package func resolved(_ revision: String) throws(RevisionFailure) -> String {
        // A name that begins with a hyphen would be an option.
        let outcome =
            revision.hasPrefix("-") ? nil : try run(["rev-parse", "--quiet", "--verify", "\(revision)^{tree}"])
        // For an excluded commit (`^main`), git prints a digest after a caret.
        if let outcome, !outcome.hasFailed, let tree = outcome.answer.lines.first, tree.allSatisfy(\.isHexDigit) {
            return tree
        }
        let branches = try run(["for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/tags", "refs/remotes"])
            .answer.lines
        let isShallow = try isShallow
        throw RevisionFailure(
            "\"\(TerminalText.escaped(revision))\" is not a file, folder or revision"
                + (isShallow
                    ? ", or is missing from this shallow clone: fetch it first, with `git fetch --depth=1 origin COMMIT`"
                    : TerminalText.escaped(
                        (1...5).contains(branches.count)
                            ? NearestWord.hintOrList(for: revision, among: branches)
                            : NearestWord.hint(for: revision, among: branches))),
            isUsage: true)
    }

    /// Returns the commit that a revision names; nil if it names something else, such as a tree.
    func commit(_ revision: String) throws(RevisionFailure) -> String? {
        let outcome = try run(["rev-parse", "--quiet", "--verify", "\(revision)^{commit}"])
        return outcome.hasFailed ? nil : outcome.answer.lines.first
    }

    /// Returns the text for a revision in reports: seven digits of a commit's digest, or an unchanged name.
    package static func short(_ revision: String) -> String {
        revision.count >= 40 && revision.allSatisfy(\.isHexDigit) ? String(revision.prefix(7)) : revision
    }

    package func mergeBase(_ first: String, _ second: String) throws(RevisionFailure) -> String {
        // Each revision is resolved separately first, so that an error names the unknown one.
        _ = try resolved(first)
        _ = try resolved(second)
        let outcome = try run(["merge-base", first, second])
        if !outcome.hasFailed, let commit = outcome.answer.lines.first { return commit }
        let names = "\(TerminalText.escaped(first)) and \(TerminalText.escaped(second))"
        throw RevisionFailure(
            try isShallow
                ? "this shallow clone does not reach back to the merge base of \(names). Run git fetch --unshallow, or compare them directly, with two dots instead of three"
                : "\(names) have no commit in common. Compare them directly, with two dots instead of three")
    }

    /// Returns the files and links of a tree, without submodules, in git's order.
    func entries(of tree: String) throws(RevisionFailure) -> [Entry] {
        let outcome = try run(["ls-tree", "-r", "-z", "--full-tree", tree], limit: Self.longestListing)
        guard !outcome.hasFailed else { throw unreadable(tree, outcome) }
        return outcome.answer.output.split(separator: 0).compactMap { line in
            // `100644 blob DIGEST<tab>PATH`
            guard let tab = line.firstIndex(of: 9) else { return nil }
            let words = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
            guard words.count == 3, words[1] == "blob" else { return nil }
            return Entry(bytes: line[(tab + 1)...], object: words[2], isLink: words[0] == "120000")
        }
    }

    /// Returns the sizes of files as stored by git, in bytes; attributes and filters may change them in a checkout.
    func sizes(of entries: [Entry]) throws(RevisionFailure) -> [Int] {
        let list = try list(entries.map { Array($0.object.utf8) }, separator: 10)
        let outcome = try run(["cat-file", "--batch-check=%(objectsize)"], input: list)
        guard !outcome.hasFailed else { throw unreadable("the revision", outcome) }
        return outcome.answer.lines.map { Int($0) ?? 0 }
    }

    func makeIndex(_ index: String, of tree: String) throws(RevisionFailure) {
        let outcome = try run(["read-tree", tree], index: index)
        guard !outcome.hasFailed else { throw unreadable(tree, outcome) }
    }

    /// Writes files of an index into a folder, with the user's filters such as Git LFS; the work tree stays unchanged.
    func write(_ entries: [Entry], of index: String, to target: String) throws(RevisionFailure) {
        let list = try list(entries.map { Array($0.bytes) }, separator: 0)
        let outcome = try run(
            ["checkout-index", "--force", "--quiet", "-z", "--stdin"], workTree: target, index: index, input: list)
        guard !outcome.hasFailed else { throw unreadable("the revision", outcome) }
    }

    private func list(_ items: [[UInt8]], separator: UInt8) throws(RevisionFailure) -> String {
        let path = FilePath.join(scratch, "list")
        do {
            try AtomicFile.write(Array(items.map { $0 + [separator] }.joined()), to: path)
        } catch {
            throw RevisionFailure("\(error.path): \(error)")
        }
        return path
    }

    private func unreadable(_ tree: String, _ outcome: Outcome) -> RevisionFailure {
        // Downloads over HTTP are refused if the repository's own configuration changes how a server is reached.
        let isRefused = outcome.errors.contains("not allowed") && !program.detours.isEmpty
        let keys = program.detours.map(TerminalText.escaped).joined(separator: ", ")
        let why =
            isRefused
            ? ". Downloads are refused, because this repository's Git configuration has \(keys). Move that to your own Git configuration."
            : ""
        return RevisionFailure(
            "git cannot write the files of \(tree.prefix(12)): \(Self.reason(outcome))\(why)")
    }

    private var isShallow: Bool {
        get throws(RevisionFailure) { try run(["rev-parse", "--is-shallow-repository"]).answer.lines.first == "true" }
    }

    private func run(
        _ arguments: [String], workTree: String? = nil, index: String? = nil, input: String? = nil, limit: Int = .max
    ) throws(RevisionFailure) -> Outcome {
        var variables: [String: String] = [:]
        var options = ["--git-dir=\(folder)"]
        if let index {
            variables = ["GIT_INDEX_FILE": index, "GIT_PREFIX": ""]
            // The repository's own settings may include a split index or a sparse checkout.
            options += ["-c", "core.splitIndex=false", "-c", "core.sparseCheckout=false"]
        }
        if let workTree { options.append("--work-tree=\(workTree)") }
        return try Self.run(
            program, options + arguments, variables: variables, scratch: scratch, input: input, limit: limit)
    }

    private static func run(
        _ program: GitProgram, _ arguments: [String], variables: [String: String] = [:], scratch: String,
        input: String? = nil, limit: Int = .max
    ) throws(RevisionFailure) -> Outcome {
        let errors = FilePath.join(scratch, "errors")
        do throws(GitProgram.Failure) {
            let answer = try program.answer(arguments, adding: variables, input: input, errors: errors, limit: limit)
            let words = (try? RegularFile.bytes(of: errors)) ?? []
            return Outcome(answer: answer, errors: String(decoding: words, as: UTF8.self))
        } catch {
            throw failure(error)
        }
    }

    private static func failure(_ failure: GitProgram.Failure) -> RevisionFailure {
        switch failure {
        case .noGit(let failure) where failure.reason == .missing:
            RevisionFailure(
                "comparing revisions needs git, which is not in PATH. Install it, or name two folders or two manifests"
            )
        case .noGit(let failure) where failure.reason == .tooLarge(longestListing):
            RevisionFailure(
                "the names of a revision's files take more than \(ByteCount.words(longestListing)), which is the limit. "
                    + "Compare two folders or two manifests instead")
        case .noGit, .noConfiguration, .unusableKey: RevisionFailure("git \(failure)")
        }
    }

    /// Returns the reason for a failure: a time limit, or the first `fatal` message of git.
    private static func reason(_ outcome: Outcome) -> String {
        // A shell's status for a process that was killed by SIGXCPU: 128 plus the signal's number.
        if outcome.answer.status == 152 {
            return "it took more than \(GitProgram.processorSeconds) s of processor time"
        }
        // Other lines aren't shown, because they may quote a file that a link in the git directory points to.
        let line =
            outcome.errors.split(separator: "\n").first { $0.hasPrefix("fatal: ") }.map(String.init)
            ?? "it ended with status \(outcome.answer.status)"
        return TerminalText.escaped(line)
    }
}
