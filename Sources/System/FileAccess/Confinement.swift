internal import CFileSystem
internal import PlatformC

/// The paths that this process may still change after it has read foreign files.
///
/// The kernel refuses everything else.
///
///     var confinement = Confinement()
///     confinement.allow(folder: output)
///     confinement.apply()  // on the only thread that there is
///
/// It uses Landlock on Linux. Without it in the kernel nothing happens, and the readers are equally careful.
package struct Confinement: Sendable, Hashable {
    /// The writable files and folders, with all their content.
    package private(set) var writable: Set<String> = ["/dev/null", "/dev/tty"]
    /// The programs that may run, and folders of such programs.
    package private(set) var executable: Set<String> = []
    /// Whether TCP connections are allowed.
    package private(set) var allowsNetwork = false
    /// The folders that were created, the innermost last.
    private var made: [String] = []
    /// The confinement of this process, which knows the folders created for it.
    private static let applied = Locked<Confinement?>(nil)

    /// The kernel's version of Landlock; 0 if it can't confine a process.
    package static var version: Int { Int(tincture_confinement_version()) }

    /// Allows only the devices that everyone may write.
    package init() {}

    /// Allows a folder, and creates it if it is missing.
    ///
    /// Otherwise everything around it would have to be allowed.
    package mutating func allow(folder: String) {
        for path in Self.missing(folder).reversed() where mkdir(path, 0o777) == 0 { made.append(path) }
        allow(folder)
    }

    /// Allows writing at a path: a folder itself, a device itself, and for a file the nearest existing folder above it.
    package mutating func allow(_ path: String) {
        switch try? WriteTarget(path) {
        case .file(let file): writable.insert(FilePath.folder(of: Self.missing(file).last ?? file))
        case .stream(let stream): writable.insert(stream)
        case .descriptor: break
        case nil: writable.insert(path)
        }
    }

    /// Returns the missing folders of a path.
    private static func missing(_ path: String) -> [String] {
        if FileStamp(of: path).exists || FilePath.folder(of: path) == path { return [] }
        return [path] + missing(FilePath.folder(of: path))
    }

    /// Allows a program and everything that the kernel needs to start it.
    ///
    /// - Parameter environment: the environment, whose `PATH` locates a program without a slash.
    package mutating func allow(program: String, environment: [String: String]) {
        let folders = program.contains("/") ? [""] : (environment["PATH"] ?? "/bin:/usr/bin").split(separator: ":")
        let path = folders.lazy.map { FilePath.join(String($0), program) }.first { access($0, X_OK) == 0 }
        guard let file = path.flatMap(SymbolicLink.resolved), executable.insert(file).inserted else { return }
        executable.formUnion(Self.starters)
        // The program in its first line starts a script.
        let line = ((try? RegularFile.bytes(of: file)) ?? []).prefix { $0 != 10 }
        guard line.starts(with: "#!".utf8), let word = line.dropFirst(2).split(separator: 32).first else { return }
        allow(program: String(decoding: word, as: UTF8.self), environment: environment)
    }

    /// The dynamic loaders, and the folders in which distributions keep each program in its own folder.
    private static let starters =
        ["/nix/store", "/gnu/store"]
        + ["/lib64", "/lib"].flatMap { folder in
            ((try? Folder.names(in: folder)) ?? []).filter { $0.hasPrefix("ld-") }.map { FilePath.join(folder, $0) }
        }

    /// Allows everything that git uses: its helpers, Git LFS, the filters and credential helpers of the user's own
    /// configuration, and the programs that they call.
    package mutating func allowGit(environment: [String: String]) {
        allowsNetwork = true
        let git = try? GitProgram(environment: environment)
        func lines(_ arguments: String...) -> [String] { (try? git?.answer(arguments))?.lines ?? [] }
        executable.formUnion(lines("--exec-path"))
        let own = (git?.ownPrograms ?? []).flatMap { [$0, "git-credential-\($0)"] }
        for program in ["git", "git-lfs", "/bin/sh", "ssh"] + own { allow(program: program, environment: environment) }
        // Git LFS keeps its downloads there, and git the missing parts of a partial clone.
        let stores = lines("rev-parse", "--git-common-dir").flatMap { ["\($0)/lfs", "\($0)/objects"] }
        writable.formUnion(stores.filter { !SymbolicLink.isLink($0) })
    }

    /// Confines the calling thread and everything that it starts from now on.
    ///
    /// Created folders that stay empty are removed when the process exits.
    package func apply() {
        let lists = [writable, Set(made.map(FilePath.folder)), executable].map { ProgramRun.CStrings($0.sorted()) }
        defer { for list in lists { list.free() } }
        _ = tincture_confine(lists[0].pointers, lists[1].pointers, lists[2].pointers, allowsNetwork)
        Self.applied.withLock { $0 = self }
        atexit { Confinement.applied.withLock { $0 }?.removeUnused() }
    }

    /// Removes the created folders that weren't used.
    package func removeUnused() { for folder in made.reversed() { rmdir(folder) } }
}
