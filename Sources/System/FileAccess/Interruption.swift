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
    static func unregister(_ folder: String) {
        let isInterrupted = state.withLock { state in
            state.folders.remove(folder)
            return state.isInterrupted
        }
        if isInterrupted { waitForEnd() }
    }

    /// Starts a child process that is ended if a signal interrupts this program.
    ///
    /// - Parameter start: returns the process ID; nil with an errno if the program can't be started.
    static func starting(_ start: () -> pid_t?) -> pid_t? {
        let (isInterrupted, program) = state.withLock { state -> (Bool, pid_t?) in
            if state.isInterrupted { return (true, nil) }
            let program = start()
            if let program { state.programs.insert(program) }
            return (false, program)
        }
        if isInterrupted { waitForEnd() }
        return program
    }

    static func ended(_ program: pid_t) {
        let isInterrupted = state.withLock { state in
            state.programs.remove(program)
            return state.isInterrupted
        }
        // Doesn't return after an interruption, so that the failure of the ended program isn't reported.
        if isInterrupted { waitForEnd() }
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
