internal import CFileSystem
internal import PlatformC

/// The files that this process may write, and the programs that it may run, while it handles untrusted files.
///
/// The kernel denies writing to any other path, running any other program and, if it can, TCP connections. Reading
/// isn't restricted. Without Landlock, a feature of the Linux kernel, nothing is confined. So code that reads
/// untrusted files must not rely on confinement.
///
///     var confinement = Confinement()
///     confinement.allow(folder: output)
///     confinement.apply()  // before any other thread starts
package struct Confinement: Sendable, Hashable {
    /// The paths of files and folders that may be written; a folder includes all its content.
    package private(set) var writable: Set<String> = ["/dev/null", "/dev/tty"]
    /// The absolute paths of programs that may be run, and of folders whose programs may all be run.
    package private(set) var executable: Set<String> = []
    package private(set) var allowsNetwork = false
    /// The folders that ``allow(folder:)`` created, the innermost last.
    private var made: [String] = []
    private static let applied = Locked<Confinement?>(nil)

    /// The version of the kernel feature Landlock; 0 if the kernel can't confine a process.
    package static var version: Int { Int(tincture_confinement_version()) }

    package init() {}

    /// Allows writing in a folder, which is created if it is missing, because Landlock can't allow a missing one.
    package mutating func allow(folder: String) {
        for path in Self.missing(folder).reversed() where mkdir(path, 0o777) == 0 { made.append(path) }
        allow(folder)
    }

    /// Allows writing to a folder with its content, or to a device file or FIFO.
    ///
    /// For a regular or new file, allows writing in its folder, or in the nearest existing folder around that.
    package mutating func allow(_ path: String) {
        switch try? WriteTarget(path) {
        case .file(let file): writable.insert(FilePath.folder(of: Self.missing(file).last ?? file))
        case .stream(let stream): writable.insert(stream)
        case .descriptor: break
        case nil: writable.insert(path)
        }
    }

    /// Returns a path and those folders around it that don't exist, the innermost first; empty if the path exists.
    private static func missing(_ path: String) -> [String] {
        FilePath.ancestry(of: path).prefix { !FileStamp(of: $0).exists }
    }

    /// Allows running a program, and everything that the kernel needs to start it.
    ///
    /// - Parameter environment: the environment variables. `PATH` locates a program whose name has no slash.
    package mutating func allow(program: String, environment: [String: String]) {
        let folders = program.contains("/") ? [""] : (environment["PATH"] ?? "/bin:/usr/bin").split(separator: ":")
        let path = folders.lazy.map { FilePath.join(String($0), program) }.first { access($0, X_OK) == 0 }
        guard let file = path.flatMap(SymbolicLink.resolved), executable.insert(file).inserted else { return }
        executable.formUnion(Self.starters)
        // A script is started by the interpreter in its first line.
        let line = ((try? RegularFile.bytes(of: file)) ?? []).prefix { $0 != 10 }
        guard line.starts(with: "#!".utf8), let word = line.dropFirst(2).split(separator: 32).first else { return }
        allow(program: String(decoding: word, as: UTF8.self), environment: environment)
    }

    /// The dynamic loaders, and the package stores of Nix and Guix, which keep each program in its own folder.
    private static let starters =
        ["/nix/store", "/gnu/store"]
        + ["/lib64", "/lib"].flatMap { folder in
            ((try? Folder.names(in: folder)) ?? []).filter { $0.hasPrefix("ld-") }.map { FilePath.join(folder, $0) }
        }

    /// Allows git to work: network access, its helper programs, Git LFS, ssh and a shell, and the filters and
    /// credential helpers in the user's own configuration.
    package mutating func allowGit(environment: [String: String]) {
        allowsNetwork = true
        let git = try? GitProgram(environment: environment)
        func lines(_ arguments: String...) -> [String] { (try? git?.answer(arguments))?.lines ?? [] }
        executable.formUnion(lines("--exec-path"))
        let own = (git?.ownPrograms ?? []).flatMap { [$0, "git-credential-\($0)"] }
        for program in ["git", "git-lfs", "/bin/sh", "ssh"] + own { allow(program: program, environment: environment) }
        // Git LFS writes its downloads to `lfs`, and git the missing objects of a partial clone to `objects`.
        let stores = lines("rev-parse", "--git-common-dir").flatMap { ["\($0)/lfs", "\($0)/objects"] }
        writable.formUnion(stores.filter { !SymbolicLink.isLink($0) })
    }

    /// Limits the calling thread, and everything that it starts later, to the allowed files and programs.
    ///
    /// When the process exits, folders created by ``allow(folder:)`` are removed if they are empty.
    package func apply() {
        let lists = [writable, Set(made.map(FilePath.folder)), executable].map { ProgramRun.CStrings($0.sorted()) }
        defer { for list in lists { list.free() } }
        _ = tincture_confine(lists[0].pointers, lists[1].pointers, lists[2].pointers, allowsNetwork)
        Self.applied.withLock { $0 = self }
        atexit { Confinement.applied.withLock { $0 }?.removeUnused() }
    }

    package func removeUnused() { for folder in made.reversed() { rmdir(folder) } }
}
