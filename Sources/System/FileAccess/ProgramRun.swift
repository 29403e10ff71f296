internal import PlatformC

/// Functions that run another program and return its output, within limits of size and time.
package enum ProgramRun {
    /// The exit status and the output of a program that has ended.
    package struct Answer: Sendable {
        /// The exit status; if a signal ended the program, 128 plus the signal's number, as in shells.
        package let status: Int32
        package let output: [UInt8]

        package var lines: [String] {
            var lines = String(decoding: output, as: UTF8.self)
                .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            if lines.last?.isEmpty == true { lines.removeLast() }
            return lines
        }
    }

    /// Runs a program found in `PATH`, waits for it, and returns its output.
    ///
    /// If a signal interrupts this process, the program is ended too. Some callers link no Foundation.
    ///
    /// - Parameters:
    ///   - input: the path of the file for standard input; nil for none.
    ///   - errors: the path of the file for standard error, because a second pipe could fill up and block the program;
    ///     nil to discard it.
    ///   - limit: the maximum number of bytes on standard output.
    ///   - processorSeconds: the maximum CPU time in seconds, after which a signal ends the program. With a limit, a
    ///     shell runs the program, and status 127 means that the program wasn't found.
    ///   - patience: the maximum time in seconds.
    /// - Throws: ``FileFailure`` if the program can't run, or exceeds `limit` or `patience`.
    package static func answer(
        of name: String, _ arguments: [String], environment: [String: String], input: String? = nil,
        errors: String? = nil, limit: Int = .max, processorSeconds: Int? = nil, patience: Int? = nil
    ) throws(FileFailure) -> Answer {
        if let processorSeconds {
            let script = "ulimit -t \(processorSeconds); exec \"$@\""
            return try answer(
                of: "/bin/sh", ["-c", script, "sh", name] + arguments, environment: environment, input: input,
                errors: errors, limit: limit, patience: patience)
        }
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw FileFailure(path: name, errno: errno) }
        let (reading, writing) = (ends[0], ends[1])
        // Keeps the pipe out of other programs that are started meanwhile.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(reading) }
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, input ?? "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, writing, 1)
        posix_spawn_file_actions_addopen(&actions, 2, errors ?? "/dev/null", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        let words = CStrings([name] + arguments)
        let variables = CStrings(environment.sorted { $0.key < $1.key }.map { "\($0)=\($1)" })
        defer {
            words.free()
            variables.free()
        }
        var code: Int32 = 0
        let started = Interruption.starting {
            var child: pid_t = 0
            code = posix_spawnp(&child, name, &actions, nil, words.pointers, variables.pointers)
            return code == 0 ? child : nil
        }
        close(writing)
        guard let child = started else { throw FileFailure(path: name, errno: code) }
        let output: [UInt8]
        do {
            output = try bytes(from: reading, named: name, limit: limit, patience: patience)
        } catch {
            kill(child, SIGKILL)
            _ = end(of: child)
            throw error
        }
        return Answer(status: end(of: child), output: output)
    }

    private static func bytes(
        from descriptor: Int32, named name: String, limit: Int, patience: Int?
    ) throws(FileFailure) -> [UInt8] {
        let end = patience.map { milliseconds + $0 * 1000 }
        var all: [UInt8] = []
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 1)
        defer { chunk.deallocate() }
        while true {
            if let patience, let end, !waits(for: descriptor, until: end) {
                throw FileFailure(path: name, reason: .tooSlow(patience))
            }
            let count = try FileDescriptor.read(from: descriptor, named: name, into: chunk)
            if count == 0 { return all }
            all += chunk[..<count]
            guard all.count <= limit else { throw FileFailure(path: name, reason: .tooLarge(limit)) }
        }
    }

    /// The time of the monotonic clock, in milliseconds.
    ///
    /// `ContinuousClock` isn't used, because it needs iOS 16.
    private static var milliseconds: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
    }

    /// Waits until there is something to read; returns false when ``milliseconds`` reaches `end`.
    private static func waits(for descriptor: Int32, until end: Int) -> Bool {
        while true {
            let left = end - milliseconds
            if left <= 0 { return false }
            var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            // A wait interrupted by a signal starts again.
            if poll(&entry, 1, Int32(min(left, 1_000_000))) > 0 { return true }
        }
    }

    private static func end(of child: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        Interruption.ended(child)
        // The low seven bits hold the signal, and the next byte the exit status (POSIX, sys/wait.h). All supported
        // systems agree.
        return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + (status & 0x7F)
    }

    struct CStrings {
        let pointers: [UnsafeMutablePointer<CChar>?]

        init(_ texts: [String]) { pointers = texts.map { strdup($0) } + [nil] }

        func free() { for pointer in pointers { PlatformC.free(pointer) } }
    }
}
