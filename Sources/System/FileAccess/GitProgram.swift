/// The program `git`, as it reads a repository of strangers: it runs nothing that the repository itself names.
///
/// Hooks and the file system monitor are off, and so is a bare repository that is a folder of a work tree. Filters,
/// credential helpers and the like run where the user's own configuration names them.
package struct GitProgram: Sendable {
    /// Why git cannot be used.
    package enum Failure: Error, CustomStringConvertible {
        case noGit(FileFailure)
        /// Its configuration cannot be listed, as by versions before 2.26.
        case noConfiguration(status: Int32)
        /// A program or folder is named under a key that no option can override.
        case unusableKey(String)

        /// The reason in words, to be put behind "git".
        package var description: String {
            switch self {
            case .noGit(let failure) where failure.reason == .missing: "is not in PATH. Install it"
            case .noGit(let failure): "cannot be run: \(failure)"
            case .noConfiguration(let status):
                "cannot list its configuration (status \(status)). Install git 2.26 or newer"
            case .unusableKey(let key):
                "would do more than read: this repository's configuration has the key \(key). Remove it, or move it to your own"
            }
        }
    }

    /// The filters that only the repository's configuration names, which do not run.
    package let ignoredFilters: [String]
    /// The keys by which the repository's configuration says how a server is reached.
    ///
    /// Credentials would go that way, so that nothing is fetched by HTTP.
    package let detours: [String]
    /// The programs that the user's own configuration names: filters, credential helpers and the like.
    let ownPrograms: [String]
    private let environment: [String: String]
    private let options: [String]

    /// Git for the repository of the current folder.
    ///
    /// - Parameters:
    ///   - environment: the variables of this program.
    ///   - patience: how many seconds git may take to read its configuration, which may include a pipe.
    package init(environment: [String: String], patience: Int = 20) throws(Failure) {
        var environment = environment
        // A hook of another repository says here which one that is. The current folder's own counts, if it has one.
        if environment["GIT_DIR"] == nil || Self.hasRepository(Self.cleared(environment), patience) {
            environment = Self.cleared(environment)
        }
        // Nobody is asked for a password, and nothing is written that others might wait for.
        environment.merge(["GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0"]) { $1 }
        let (own, users, detours) = try Self.namedPrograms(environment, patience)
        var protocols = (environment["GIT_ALLOW_PROTOCOL"] ?? "file:http:https:ssh").split(separator: ":")
        // The first value of this key counts, so none of ours could replace it. It matters for local remotes alone.
        if own.contains(where: { $0.hasSuffix(".uploadpack") }) { protocols.removeAll { $0 == "file" } }
        if !detours.isEmpty { protocols.removeAll { $0.hasPrefix("http") } }
        environment["GIT_ALLOW_PROTOCOL"] = protocols.joined(separator: ":")
        self.detours = detours.sorted()
        self.environment = environment
        options =
            Self.fixed
            + own.sorted().flatMap { key in
                ([Self.harmlessValue(of: key)] + (users[key] ?? [])).flatMap { ["-c", "\(key)=\($0)"] }
            }
        // A value is a command line; `!` stands before one for the shell.
        ownPrograms = users.values.joined().compactMap { line in
            line.split(separator: " ").first.map { String($0.drop { $0 == "!" }) }
        }
        ignoredFilters = Self.filters(own).subtracting(Self.filters(users.keys)).sorted()
    }

    /// Asks one question.
    ///
    /// - Parameters:
    ///   - variables: added to the environment.
    ///   - input: the file that git reads on standard input.
    ///   - errors: the file for what it says on standard error.
    ///   - limit: how many bytes the answer may have.
    package func answer(
        _ arguments: [String], adding variables: [String: String] = [:], input: String? = nil, errors: String? = nil,
        limit: Int = .max
    ) throws(Failure) -> ProgramRun.Answer {
        do {
            return try ProgramRun.answer(
                of: "git", options + arguments, environment: environment.merging(variables) { $1 }, input: input,
                errors: errors, limit: limit, processorSeconds: Self.processorSeconds, patience: Self.patience)
        } catch {
            throw .noGit(error)
        }
    }

    /// So long may one question take of the processor: a tree may name itself so often that git never ends.
    package static let processorSeconds = 300

    /// So many seconds may one question take in all: what is missing in a partial clone, or in Git LFS, is fetched.
    private static let patience = 3_600

    /// The rules that no configuration can change.
    ///
    /// Collecting garbage could run a hook, and is not ours to begin.
    private static let fixed = [
        "core.fsmonitor=false", "core.hooksPath=/dev/null", "safe.bareRepository=explicit", "gc.auto=0",
        "maintenance.auto=false",
    ].flatMap { ["-c", $0] }

    /// The variables that lead to another repository, index or object, or change how paths are read.
    ///
    /// Those that say where the user's configuration is, and how to reach a server, are the user's own and stay.
    ///
    /// Reference: Git, *git*, "Environment Variables"; `git rev-parse --local-env-vars`.
    private static let redirecting: Set<String> = [
        "GIT_DIR", "GIT_WORK_TREE", "GIT_IMPLICIT_WORK_TREE", "GIT_COMMON_DIR", "GIT_INDEX_FILE", "GIT_PREFIX",
        "GIT_INTERNAL_SUPER_PREFIX", "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_QUARANTINE_PATH",
        "GIT_GRAFT_FILE", "GIT_SHALLOW_FILE", "GIT_NO_REPLACE_OBJECTS", "GIT_REPLACE_REF_BASE", "GIT_NAMESPACE",
        "GIT_ATTR_SOURCE", "GIT_CONFIG", "GIT_CONFIG_PARAMETERS", "GIT_EXTERNAL_DIFF", "GIT_DIFF_OPTS",
    ]

    private static let pathspecs: Set<String> = [
        "GIT_LITERAL_PATHSPECS", "GIT_GLOB_PATHSPECS", "GIT_NOGLOB_PATHSPECS", "GIT_ICASE_PATHSPECS",
    ]

    private static func cleared(_ environment: [String: String]) -> [String: String] {
        environment.filter { !redirecting.contains($0.key) && !pathspecs.contains($0.key) }
    }

    private static func hasRepository(_ environment: [String: String], _ patience: Int) -> Bool {
        let arguments = fixed + ["rev-parse", "--git-dir"]
        let answer = try? ProgramRun.answer(of: "git", arguments, environment: environment, patience: patience)
        return answer?.status == 0
    }

    /// The section and the name of a key in canonical form, by bytes: a subsection may begin or end with a mark that
    /// joins the dot.
    private static func parts(_ key: String) -> (section: String, name: String) {
        let parts = key.utf8.split(separator: UInt8(ascii: "."))
        return (parts.first.map { String(Substring($0)) } ?? "", parts.last.map { String(Substring($0)) } ?? "")
    }

    /// Whether a key is of a program that the commands here could run, or of a file that they quote.
    private static func isProgram(_ key: String) -> Bool {
        let (section, name) = parts(key)
        return switch section {
        case "filter": ["clean", "smudge", "process", "required"].contains(name)
        case "core": ["sshcommand", "askpass", "alternaterefscommand", "attributesfile"].contains(name)
        case "credential": name == "helper"
        case "remote": name == "uploadpack"
        case "hook": name == "command"
        default: false
        }
    }

    /// Whether Git LFS runs a program, or writes elsewhere, because of a key.
    ///
    /// Git LFS looks for the first of them anywhere in a key, and its versions before 3.2 ignore case.
    private static func isProgramOfLFS(_ key: String) -> Bool {
        let key = key.lowercased()
        return key.contains("customtransfer") || key.hasSuffix("standalonetransferagent") || key == "lfs.storage"
            || key.hasPrefix("lfs.extension.")
    }

    /// Whether a key says by which way, and with which trust, git reaches a server; a header is what a forge's
    /// check-out gives for its own address.
    private static func isDetour(_ key: String) -> Bool {
        let (section, name) = parts(key)
        return section == "http" && name != "extraheader" || section == "remote" && name.hasPrefix("proxy")
    }

    /// The keys of programs and of detours in the repository's configuration, and the programs of the user's own with
    /// their values.
    private static func namedPrograms(
        _ environment: [String: String], _ patience: Int
    ) throws(Failure) -> (own: Set<String>, users: [String: [String]], detours: Set<String>) {
        let answer: ProgramRun.Answer
        do {
            answer = try ProgramRun.answer(
                of: "git", fixed + ["config", "--show-scope", "-z", "--list"], environment: environment,
                patience: patience)
        } catch {
            throw .noGit(error)
        }
        guard answer.status == 0 else { throw .noConfiguration(status: answer.status) }
        let fields = answer.output.split(separator: 0, omittingEmptySubsequences: false)
        var (own, users, detours): (Set<String>, [String: [String]], Set<String>) = ([], [:], [])
        var keyOfLFS: String?
        for index in stride(from: 0, to: fields.count - 1, by: 2) {
            let entry = fields[index + 1].split(separator: 10, maxSplits: 1, omittingEmptySubsequences: false)
            let key = String(decoding: entry[0], as: UTF8.self)
            let isUsers = ["system", "global", "command"].contains(String(decoding: fields[index], as: UTF8.self))
            if !isUsers, isDetour(key) { detours.insert(key) }
            if !isUsers, isProgramOfLFS(key) { keyOfLFS = key }
            guard isProgram(key) else { continue }
            if isUsers {
                users[key, default: []].append(entry.count > 1 ? String(decoding: entry[1], as: UTF8.self) : "")
            } else if key.contains("=") || !key.utf8.elementsEqual(entry[0])
                || own.contains(where: { $0 == key && !$0.utf8.elementsEqual(key.utf8) })
            {
                // A repaired key would be another one, and of two spellings of one text a set holds one.
                throw .unusableKey(key)
            } else {
                own.insert(key)
            }
        }
        // Only a filter of the user's own configuration runs Git LFS.
        if let keyOfLFS, !filters(users.keys).isEmpty { throw .unusableKey(keyOfLFS) }
        return (own, users, detours)
    }

    private static func filters(_ keys: some Sequence<String>) -> Set<String> {
        let prefix = "filter."
        return Set(
            keys.filter { $0.hasPrefix(prefix) }.map {
                FilePath.stemAndExtension(of: String($0.dropFirst(prefix.count))).stem
            })
    }

    /// The value with which git does without a program.
    private static func harmlessValue(of key: String) -> String {
        switch parts(key).name {
        case "required": "false"
        case "sshcommand": "ssh"
        case "alternaterefscommand", "command": ":"
        default: ""
        }
    }
}
