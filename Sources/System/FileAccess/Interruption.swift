internal import CFileSystem
internal import PlatformC

/// The cleanup after a signal such as SIGINT or SIGTERM: started programs end, and temporary folders are removed.
enum Interruption {
    private struct State {
        var isWatched = false
        var isInterrupted = false
        var programs: Set<pid_t> = []
        var folders: Set<String> = []
    }

    private static let state = Locked(State())

    /// Removes a folder when the run is interrupted.
    static func register(_ folder: String) {
        let isFirst = state.withLock { state in
            state.folders.insert(folder)
            defer { state.isWatched = true }
            return !state.isWatched
        }
        if isFirst { _ = tincture_on_interruption { Interruption.end(by: $0) } }
    }

    /// Returns a folder to its owner, who removes it.
    static func unregister(_ folder: String) {
        let isInterrupted = state.withLock { state in
            state.folders.remove(folder)
            return state.isInterrupted
        }
        if isInterrupted { waitForEnd() }
    }

    /// Starts a program that ends when the run is interrupted.
    ///
    /// - Parameter start: starts it and returns its process number, or nil and an errno.
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
        // The failure of a program that was ended isn't worth reporting.
        if isInterrupted { waitForEnd() }
    }

    private static func waitForEnd() -> Never { while true { pause() } }

    private static func end(by signal: Int32) {
        // From here on files may vanish from other threads.
        let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
        for stream: Int32 in [1, 2] { dup2(nowhere, stream) }
        state.withLock { $0.isInterrupted = true }
        for attempt in 0..<2_000 {
            let (programs, folders) = state.withLock { ($0.programs, $0.folders) }
            if programs.isEmpty {
                folders.forEach(FileTree.remove)
                break
            }
            // A slow program isn't asked a second time.
            for program in programs where attempt % 1_000 == 0 { kill(program, attempt == 0 ? SIGTERM : SIGKILL) }
            usleep(1_000)
        }
        kill(getpid(), signal)
    }
}
