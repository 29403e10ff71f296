internal import Diagnostics
internal import FileAccess

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// The repository that the current folder belongs to, read by the program `git`.
struct GitRepository {
    /// Why something of a repository cannot be had, in words for the user.
    struct Failure: Error, CustomStringConvertible {
        let description: String
        /// True where another command line would do.
        var isUsage = false
    }

    /// How git ended, and what it printed.
    private struct Outcome {
        let status: Int32
        let output: [UInt8]
        let errors: String
    }

    /// Its own folder, where its objects are.
    private let folder: String
    /// The current folder, from the top of the work tree; empty at the top.
    let prefix: String
    private let scratch: String

    /// The repository of the current folder.
    ///
    /// - Parameters:
    ///   - revision: what is looked for in it, for the message where there is none.
    ///   - scratch: a folder for what is not to stay.
    init(of revision: String, scratch: String) throws(Failure) {
        self.scratch = scratch
        let outcome = try Self.run(["rev-parse", "--absolute-git-dir", "--show-prefix"], scratch: scratch)
        let lines = Self.lines(outcome)
        guard outcome.status == 0, let first = lines.first else {
            throw Failure(
                description:
                    "\"\(TerminalText.escaped(revision))\" is not a file or folder, nor a revision, because this folder is in no Git repository: "
                    + Self.reason(outcome), isUsage: true)
        }
        folder = first
        prefix = lines.count > 1 ? lines[1] : ""
    }

    /// The commit or tree that a revision names, by its digest.
    func resolved(_ revision: String) throws(Failure) -> String {
        // What begins with a hyphen would be an option.
        let outcome =
            revision.hasPrefix("-")
            ? nil : try run(["rev-parse", "--quiet", "--verify", "\(revision)^{tree}"])
        if let outcome, outcome.status == 0, let tree = Self.lines(outcome).first { return tree }
        let branches = Self.lines(
            try run(["for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/tags", "refs/remotes"]))
        let isShallow = try isShallow
        throw Failure(
            description: "\"\(TerminalText.escaped(revision))\" is not a file, folder or revision"
                + (isShallow
                    ? ", or is missing in this shallow clone: git fetch it (--depth=1 is enough for one commit)"
                    : TerminalText.escaped(NearestWord.hint(for: revision, among: branches))),
            isUsage: true)
    }

    /// The commit from which two revisions went different ways.
    func mergeBase(_ first: String, _ second: String) throws(Failure) -> String {
        // Each by itself first: the one that is unknown is named.
        _ = try resolved(first)
        _ = try resolved(second)
        let outcome = try run(["merge-base", first, second])
        if outcome.status == 0, let commit = Self.lines(outcome).first { return commit }
        let names = "\(TerminalText.escaped(first)) and \(TerminalText.escaped(second))"
        throw Failure(
            description: try isShallow
                ? "this shallow clone does not reach back to where \(names) went different ways: git fetch --unshallow, "
                    + "or compare both directly by .."
                : "\(names) have no commit in common: compare both directly by ..")
    }

    /// Writes the files of a tree into a folder, as a checkout would, filters of large files included; neither the work
    /// tree nor its index is touched, and no hook is run.
    func export(_ tree: String, to target: String) throws(Failure) {
        let index = FilePath.join(scratch, "index")
        FileTree.remove(index)
        do {
            try FileTree.makeFolder(target)
        } catch {
            throw Failure(description: "\(error.path): \(error)")
        }
        for arguments in [["read-tree", tree], ["checkout-index", "--all", "--force", "--quiet"]] {
            let outcome = try run(arguments, workTree: target, index: index)
            guard outcome.status == 0 else {
                throw Failure(description: "git cannot write the files of \(tree.prefix(12)): \(Self.reason(outcome))")
            }
        }
    }

    private var isShallow: Bool {
        get throws(Failure) { Self.lines(try run(["rev-parse", "--is-shallow-repository"])).first == "true" }
    }

    private func run(
        _ arguments: [String], workTree: String? = nil, index: String? = nil
    ) throws(Failure) -> Outcome {
        var environment: [String: String] = [:]
        if let index { environment["GIT_INDEX_FILE"] = index }
        var options = ["--git-dir=\(folder)"]
        if let workTree {
            // A repository may name a work tree of its own, and a folder to stay within.
            options += ["--work-tree=\(workTree)", "-c", "core.sparseCheckout=false"]
            environment["GIT_PREFIX"] = ""
        }
        return try Self.run(options + arguments, environment: environment, scratch: scratch)
    }

    private static func run(
        _ arguments: [String], environment: [String: String] = [:], scratch: String
    ) throws(Failure) -> Outcome {
        // No one is asked for a password, and nothing is written that others might wait for.
        let own = ["GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0"]
        let variables = ProcessInfo.processInfo.environment.merging(own) { $1 }.merging(environment) { $1 }
        let errors = FilePath.join(scratch, "errors")
        do {
            let answer = try ProgramRun.answer(of: "git", arguments, environment: variables, errors: errors)
            return Outcome(
                status: answer.status, output: answer.output,
                errors: String(decoding: try RegularFile.bytes(of: errors), as: UTF8.self))
        } catch {
            throw Failure(
                description: error.reason == .missing
                    ? "revisions need git, which is not in PATH; without it name two folders or two manifests"
                    : "git cannot be run: \(error)")
        }
    }

    private static func lines(_ outcome: Outcome) -> [String] {
        var lines = String(decoding: outcome.output, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    /// The first thing that git said.
    private static func reason(_ outcome: Outcome) -> String {
        let line =
            outcome.errors.split(separator: "\n").first.map(String.init) ?? "it ended with status \(outcome.status)"
        return TerminalText.escaped(line)
    }
}
