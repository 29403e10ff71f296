internal import CFileSystem
internal import PlatformC

/// The cleanup after a signal such as SIGINT or SIGTERM: child processes are ended and temporary folders removed.
enum Interruption {
    private struct State {
        var isWatched = false
        var isInterrupted = false
        var programs: Set<pid_t> = []
        var folders: Set<String> = []
    }

    private static let state = Locked(State())

    /// Registers a folder to remove if a signal interrupts the program.
    static func register(_ folder: String) {
        let isFirst = state.withLock { state in
            state.folders.insert(folder)
            defer { state.isWatched = true }
            return !state.isWatched
        }
        if isFirst { _ = tincture_on_interruption { Interruption.end(by: $0) } }
    }

    /// Unregisters a folder, after its owner has removed it.
    static func unregister(_ folder: String) { update { _ = $0.folders.remove(folder) } }

    /// Starts a child process that is ended if a signal interrupts this program.
    ///
    /// - Parameter start: returns the process ID; nil with an errno if the program can't be started.
    static func starting(_ start: () -> pid_t?) -> pid_t? {
        update { state in
            guard !state.isInterrupted, let program = start() else { return nil }
            state.programs.insert(program)
            return program
        }
    }

    static func ended(_ program: pid_t) { update { _ = $0.programs.remove(program) } }

    /// Changes the state, and doesn't return after an interruption, so that its effects aren't reported as failures.
    private static func update<Result>(_ body: (inout State) -> Result) -> Result {
        let (isInterrupted, result) = state.withLock { ($0.isInterrupted, body(&$0)) }
        if isInterrupted { waitForEnd() }
        return result
    }

    private static func waitForEnd() -> Never { while true { pause() } }

    private static func end(by signal: Int32) {
        // Silences output, because files now vanish while other threads use them.
        let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
        for stream: Int32 in [1, 2] { dup2(nowhere, stream) }
        state.withLock { $0.isInterrupted = true }
        for attempt in 0..<2_000 {
            let (programs, folders) = state.withLock { ($0.programs, $0.folders) }
            if programs.isEmpty {
                folders.forEach(FileTree.remove)
                break
            }
            // Asks each program to end, and kills it after a second.
            for program in programs where attempt % 1_000 == 0 { kill(program, attempt == 0 ? SIGTERM : SIGKILL) }
            usleep(1_000)
        }
        kill(getpid(), signal)
    }
}
