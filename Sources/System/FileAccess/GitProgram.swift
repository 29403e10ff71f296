/// The program `git`, as it reads a repository of strangers: it runs nothing that the repository itself names.
///
/// Hooks and the file system monitor are off, and so is a bare repository that is a folder of a work tree. Filters,
/// credential helpers and the like run where the user's own configuration names them.
package struct GitProgram: Sendable {
    /// Why git cannot be used.
    package enum Failure: Error, CustomStringConvertible {
        /// It cannot be run.
        case noGit(FileFailure)
        /// Its configuration cannot be listed, as by versions before 2.26.
        case noConfiguration(status: Int32)
        /// A program is named under a key that no option can override.
        case unusableKey(String)

        /// The reason in words, to be put behind "git".
        package var description: String {
            switch self {
            case .noGit(let failure): "\(failure)"
            case .noConfiguration(let status):
                "cannot list its configuration (status \(status)). Install git 2.26 or newer"
            case .unusableKey(let key):
                "would run a program of this repository: its configuration has the key \(key). Remove it"
            }
        }
    }

    /// The filters that only the repository's configuration names, which do not run.
    package let ignoredFilters: [String]
    private let environment: [String: String]
    private let options: [String]

    /// Git for the repository of the current folder.
    ///
    /// - Parameter environment: the variables of this program.
    package init(environment: [String: String]) throws(Failure) {
        var environment = environment
        // A hook of another repository says here which one that is. The current folder's own counts, if it has one.
        if environment["GIT_DIR"] == nil || Self.hasRepository(Self.cleared(environment)) {
            environment = Self.cleared(environment)
        }
        // Nobody is asked for a password, and nothing is written that others might wait for.
        environment.merge(["GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0"]) { $1 }
        let (own, users) = try Self.namedPrograms(environment)
        // The first value of this key counts, so none of ours could replace it. It matters for local remotes alone.
        let protocols = own.contains { $0.hasSuffix(".uploadpack") } ? "http:https:ssh" : "file:http:https:ssh"
        environment.merge(["GIT_ALLOW_PROTOCOL": protocols]) { user, _ in user }
        self.environment = environment
        options =
            Self.fixed
            + own.sorted().flatMap { key in
                ([Self.harmlessValue(of: key)] + (users[key] ?? [])).flatMap { ["-c", "\(key)=\($0)"] }
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
    ) throws(FileFailure) -> ProgramRun.Answer {
        try ProgramRun.answer(
            of: "git", options + arguments, environment: environment.merging(variables) { $1 }, input: input,
            errors: errors, limit: limit)
    }

    /// What no configuration changes.
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

    private static func hasRepository(_ environment: [String: String]) -> Bool {
        let arguments = fixed + ["rev-parse", "--git-dir"]
        return (try? ProgramRun.answer(of: "git", arguments, environment: environment))?.status == 0
    }

    /// The keys of programs that the commands here could run, in canonical form.
    private static let programs =
        #"^(filter\..*\.(clean|smudge|process|required)|core\.(sshcommand|askpass|alternaterefscommand)"#
        + #"|credential\.(.*\.)?helper|remote\..*\.uploadpack)$"#

    /// The keys of programs in the repository's configuration, and those in the user's own with their values.
    private static func namedPrograms(
        _ environment: [String: String]
    ) throws(Failure) -> (own: Set<String>, users: [String: [String]]) {
        let answer: ProgramRun.Answer
        do {
            answer = try ProgramRun.answer(
                of: "git", fixed + ["config", "--show-scope", "-z", "--get-regexp", programs], environment: environment)
        } catch {
            throw .noGit(error)
        }
        // 1 is for none.
        guard answer.status <= 1 else { throw .noConfiguration(status: answer.status) }
        let fields = answer.output.split(separator: 0, omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        var (own, users): (Set<String>, [String: [String]]) = ([], [:])
        for index in stride(from: 0, to: fields.count - 1, by: 2) {
            let entry = fields[index + 1].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            let key = String(entry[0])
            if ["system", "global", "command"].contains(fields[index]) {
                users[key, default: []].append(entry.count > 1 ? String(entry[1]) : "")
            } else if key.contains("=") {
                throw .unusableKey(key)
            } else {
                own.insert(key)
            }
        }
        return (own, users)
    }

    /// The names of the filters that some keys are of.
    private static func filters(_ keys: some Sequence<String>) -> Set<String> {
        let prefix = "filter."
        return Set(
            keys.filter { $0.hasPrefix(prefix) }.map {
                FilePath.stemAndExtension(of: String($0.dropFirst(prefix.count))).stem
            })
    }

    /// The value with which git does without a program.
    private static func harmlessValue(of key: String) -> String {
        switch FilePath.stemAndExtension(of: key).extension {
        case "required": "false"
        case "sshcommand": "ssh"
        case "alternaterefscommand": ":"
        default: ""
        }
    }
}
