/// The program `git`, run with options that keep an untrusted repository from starting other programs.
///
/// Hooks, the file system monitor, and bare repositories inside a work tree are disabled. Filters and credential
/// helpers run if the user's own configuration names them.
package struct GitProgram: Sendable {
    /// The reason why git can't be used.
    package enum Failure: Error, CustomStringConvertible {
        case noGit(FileFailure)
        /// git can't list its configuration, as in versions before 2.26.
        case noConfiguration(status: Int32)
        /// A key of the repository's configuration names a program or folder, and no option can override it.
        case unusableKey(String)

        /// The reason why git can't be used, as text to put after the word "git" in a message.
        package var description: String {
            switch self {
            case .noGit(let failure) where failure.reason == .missing: "is not in PATH. Install it"
            case .noGit(let failure): "cannot be run: \(failure)"
            case .noConfiguration(let status):
                "cannot list its configuration (status \(status)). Install git 2.26 or newer"
            case .unusableKey(let key):
                "could run a program or write to another folder, because its Git configuration has the key \(key). Remove the key, or move it to your own Git configuration"
            }
        }
    }

    /// The names of the filters (programs that convert files) that only the untrusted repository defines.
    package let ignoredFilters: [String]
    /// The keys of the repository's Git configuration that change how git reaches a server, such as proxy settings.
    ///
    /// If there are any, nothing is fetched over HTTP, because a proxy would receive the user's credentials.
    package let detours: [String]
    /// The programs that the user's own configuration names, such as filters and credential helpers.
    let ownPrograms: [String]
    private let environment: [String: String]
    private let options: [String]

    /// Prepares git for the repository around the current folder.
    ///
    /// - Parameter patience: the maximum time in seconds for reading git's configuration, in which an included file
    ///   that is a named pipe would block forever.
    package init(environment: [String: String], patience: Int = 20) throws(Failure) {
        var environment = environment
        // A hook of another repository may have set GIT_DIR. The current folder's own repository wins, if there is one.
        if environment["GIT_DIR"] == nil || Self.hasRepository(Self.cleared(environment), patience) {
            environment = Self.cleared(environment)
        }
        // Git must not ask for a password, nor take a lock for which other programs would wait.
        environment.merge(["GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0"]) { $1 }
        let (own, users, detours) = try Self.namedPrograms(environment, patience)
        var protocols = (environment["GIT_ALLOW_PROTOCOL"] ?? "file:http:https:ssh").split(separator: ":")
        // Git uses the first value of this key, so an option can't override it. Git runs the program only for a remote
        // that is a local folder, so such remotes are refused.
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
        // A value is a command line, with a leading `!` if a shell runs it.
        ownPrograms = users.values.joined().compactMap { line in
            line.split(separator: " ").first.map { String($0.drop { $0 == "!" }) }
        }
        ignoredFilters = Self.filters(own).subtracting(Self.filters(users.keys)).sorted()
    }

    /// Runs one git command, and returns its status and output.
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

    /// The maximum CPU time of a command in seconds, because a malicious tree may keep git busy forever.
    package static let processorSeconds = 300

    /// The maximum time of a command in seconds, which may include fetching objects of a partial clone or of Git LFS.
    private static let patience = 3_600

    /// The options passed to every command, which override any configuration; garbage collection could run a hook.
    private static let fixed = [
        "core.fsmonitor=false", "core.hooksPath=/dev/null", "safe.bareRepository=explicit", "gc.auto=0",
        "maintenance.auto=false",
    ].flatMap { ["-c", $0] }

    /// The environment variables that redirect git to another repository, or change how it reads paths.
    ///
    /// Reference: Git, *git*, "Environment Variables"; `git rev-parse --local-env-vars`.
    private static let redirecting: Set<String> = [
        "GIT_DIR", "GIT_WORK_TREE", "GIT_IMPLICIT_WORK_TREE", "GIT_COMMON_DIR", "GIT_INDEX_FILE", "GIT_PREFIX",
        "GIT_INTERNAL_SUPER_PREFIX", "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_QUARANTINE_PATH",
        "GIT_GRAFT_FILE", "GIT_SHALLOW_FILE", "GIT_NO_REPLACE_OBJECTS", "GIT_REPLACE_REF_BASE", "GIT_NAMESPACE",
        "GIT_ATTR_SOURCE", "GIT_CONFIG", "GIT_CONFIG_PARAMETERS", "GIT_EXTERNAL_DIFF", "GIT_DIFF_OPTS",
        "GIT_LITERAL_PATHSPECS", "GIT_GLOB_PATHSPECS", "GIT_NOGLOB_PATHSPECS", "GIT_ICASE_PATHSPECS",
    ]

    private static func cleared(_ environment: [String: String]) -> [String: String] {
        environment.filter { !redirecting.contains($0.key) }
    }

    private static func hasRepository(_ environment: [String: String], _ patience: Int) -> Bool {
        let arguments = fixed + ["rev-parse", "--git-dir"]
        let answer = try? ProgramRun.answer(of: "git", arguments, environment: environment, patience: patience)
        return answer?.status == 0
    }

    /// Returns the section and the name of a key: `remote` and `uploadpack` for `remote.origin.uploadpack`.
    ///
    /// The function splits bytes, because Swift joins a dot and a following combining mark into one character.
    private static func parts(_ key: String) -> (section: String, name: String) {
        let parts = key.utf8.split(separator: UInt8(ascii: "."))
        return (parts.first.map { String(Substring($0)) } ?? "", parts.last.map { String(Substring($0)) } ?? "")
    }

    /// Whether a configuration key names a program that these git commands could run, or a file that they could print.
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

    /// Whether a configuration key makes Git LFS run a program or write to another folder.
    ///
    /// Git LFS accepts `customtransfer` anywhere in a key, and its versions before 3.2 ignore letter case.
    private static func isProgramOfLFS(_ key: String) -> Bool {
        let key = key.lowercased()
        let bytes = key.utf8
        return bytes.indices.contains { bytes[$0...].starts(with: "customtransfer".utf8) }
            || key.hasSuffix("standalonetransferagent") || key == "lfs.storage" || key.hasPrefix("lfs.extension.")
    }

    /// Whether a configuration key changes how git reaches a server, or whether git trusts the server.
    ///
    /// `extraheader` is an exception, because the checkout actions of forges set one for their own server.
    private static func isDetour(_ key: String) -> Bool {
        let (section, name) = parts(key)
        return section == "http" && name != "extraheader" || section == "remote" && name.hasPrefix("proxy")
    }

    /// Returns the repository's keys that name programs (`own`), the user's values of such keys (`users`), and the
    /// repository's keys that change how a server is reached (`detours`).
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
                // Such a key can't be overridden: an option needs its exact bytes, and `Set` treats equivalent
                // spellings as one.
                throw .unusableKey(key)
            } else {
                own.insert(key)
            }
        }
        // Git LFS is a filter, so it runs only if the user's own configuration names a filter.
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

    /// Returns a value for a configuration key that keeps git from running a program of the repository.
    private static func harmlessValue(of key: String) -> String {
        switch parts(key).name {
        case "required": "false"
        case "sshcommand": "ssh"
        case "alternaterefscommand", "command": ":"
        default: ""
        }
    }
}
