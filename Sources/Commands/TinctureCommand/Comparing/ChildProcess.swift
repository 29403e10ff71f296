internal import FileAccess
internal import PlatformC
#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Another program, run to its end.
///
/// Foundation has one as well, of which a program that needs nothing but the C library should link none.
enum ChildProcess {
    /// How a program ended, and what it printed.
    struct Outcome {
        /// Its exit status; 128 and the number of the signal that ended it.
        let status: Int32
        let output: [UInt8]
        let errors: String
    }

    /// Runs a program that is looked for in `PATH`; it reads nothing.
    ///
    /// - Parameters:
    ///   - arguments: the program and its arguments.
    ///   - environment: added to our own.
    ///   - scratch: a folder for what it prints: files, not pipes, so that nothing can fill up and wait for the other
    ///     side.
    /// - Throws: ``FileFailure`` where it cannot be started.
    static func run(
        _ arguments: [String], environment: [String: String] = [:], scratch: String
    ) throws(FileFailure) -> Outcome {
        let program = arguments[0]
        let (output, errors) = (FilePath.join(scratch, "output"), FilePath.join(scratch, "errors"))
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        var process = pid_t()
        let code = withCStrings(arguments) { arguments in
            withCStrings(self.environment(with: environment)) { environment in
                posix_spawnp(&process, program, &actions, nil, arguments, environment)
            }
        }
        guard code == 0 else { throw FileFailure(path: program, errno: code) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { throw FileFailure(path: program, errno: errno) }
        }
        // As <sys/wait.h> takes a status apart, whose macros Swift does not see.
        let signal = status & 0x7F
        return Outcome(
            status: signal == 0 ? status >> 8 & 0xFF : 128 + signal, output: try RegularFile.bytes(of: output),
            errors: String(decoding: try RegularFile.bytes(of: errors), as: UTF8.self))
    }

    /// Our environment with values of its own.
    private static func environment(with values: [String: String]) -> [String] {
        ProcessInfo.processInfo.environment.merging(values) { $1 }.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
    }

    private static func withCStrings<Result>(
        _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let pointers = texts.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        return body(pointers + [nil])
    }
}
