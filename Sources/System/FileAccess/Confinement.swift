internal import CFileSystem
internal import PlatformC

/// The paths that this process may still change once it has read foreign files.
///
/// The kernel refuses everything else.
///
///     var confinement = Confinement()
///     confinement.allow(folder: output)
///     confinement.apply()  // on the only thread that there is
///
/// It is Landlock of Linux. Where the kernel has none, nothing happens: what reads the files is no less careful.
package struct Confinement: Sendable, Hashable {
    /// The files and folders that may be written, with everything in them.
    package private(set) var writable: Set<String> = ["/dev/null", "/dev/tty"]
    /// The programs, and folders of programs, that may be run.
    package private(set) var executable: Set<String> = []
    /// Whether addresses of TCP may be called and listened at.
    package private(set) var allowsNetwork = false
    /// The folders that were made, the innermost last.
    private var made: [String] = []
    /// The confinement of this process, which knows the folders that were made for it.
    private static let applied = Locked<Confinement?>(nil)

    /// The version of Landlock that the kernel has; 0 where it cannot confine a process.
    package static var version: Int { Int(tincture_confinement_version()) }

    /// Allows nothing but the devices that everyone may write.
    package init() {}

    /// Allows a folder, which is made where it is not there: else all that is beside it would have to be allowed.
    package mutating func allow(folder: String) {
        for path in Self.missing(folder).reversed() where mkdir(path, 0o777) == 0 { made.append(path) }
        allow(folder)
    }

    /// Allows what writing at a path needs: a folder itself, a device itself, and for a file the nearest folder above
    /// it that is there.
    package mutating func allow(_ path: String) {
        switch try? WriteTarget(path) {
        case .file(let file): writable.insert(FilePath.folder(of: Self.missing(file).last ?? file))
        case .stream(let stream): writable.insert(stream)
        case .descriptor: break
        case nil: writable.insert(path)
        }
    }

    /// A path, and those above it, as far as they are not there.
    private static func missing(_ path: String) -> [String] {
        if FileStamp(of: path).exists || FilePath.folder(of: path) == path { return [] }
        return [path] + missing(FilePath.folder(of: path))
    }

    /// Allows a program, and what the kernel needs to start it.
    ///
    /// - Parameter environment: its `PATH` says where a program without a slash is.
    package mutating func allow(program: String, environment: [String: String]) {
        let folders = program.contains("/") ? [""] : (environment["PATH"] ?? "/bin:/usr/bin").split(separator: ":")
        let path = folders.lazy.map { FilePath.join(String($0), program) }.first { access($0, X_OK) == 0 }
        guard let file = path.flatMap(SymbolicLink.resolved), executable.insert(file).inserted else { return }
        executable.formUnion(Self.starters)
        // A script is started by the program in its first line.
        let line = ((try? RegularFile.bytes(of: file)) ?? []).prefix { $0 != 10 }
        guard line.starts(with: "#!".utf8), let word = line.dropFirst(2).split(separator: 32).first else { return }
        allow(program: String(decoding: word, as: UTF8.self), environment: environment)
    }

    /// The loaders of libraries, and the folders in which distributions keep each program in a folder of its own.
    private static let starters =
        ["/nix/store", "/gnu/store"]
        + ["/lib64", "/lib"].flatMap { folder in
            ((try? Folder.names(in: folder)) ?? []).filter { $0.hasPrefix("ld-") }.map { FilePath.join(folder, $0) }
        }

    /// Allows what git does and runs: its helpers, Git LFS, the filters and credential helpers of the user's own
    /// configuration, and what they call and fetch by.
    package mutating func allowGit(environment: [String: String]) {
        allowsNetwork = true
        let git = try? GitProgram(environment: environment)
        func lines(_ arguments: String...) -> [String] { (try? git?.answer(arguments))?.lines ?? [] }
        executable.formUnion(lines("--exec-path"))
        let own = (git?.ownPrograms ?? []).flatMap { [$0, "git-credential-\($0)"] }
        for program in ["git", "git-lfs", "/bin/sh", "ssh"] + own { allow(program: program, environment: environment) }
        // Git LFS keeps there what it fetches, and git what a partial clone lacks.
        let stores = lines("rev-parse", "--git-common-dir").flatMap { ["\($0)/lfs", "\($0)/objects"] }
        writable.formUnion(stores.filter { !SymbolicLink.isLink($0) })
    }

    /// Confines the calling thread, and all that it starts from now on.
    ///
    /// The folders that were made and stay empty are removed when the process exits.
    package func apply() {
        let lists = [writable, Set(made.map(FilePath.folder)), executable].map { ProgramRun.CStrings($0.sorted()) }
        defer { for list in lists { list.free() } }
        _ = tincture_confine(lists[0].pointers, lists[1].pointers, lists[2].pointers, allowsNetwork)
        Self.applied.withLock { $0 = self }
        atexit { Confinement.applied.withLock { $0 }?.removeUnused() }
    }

    /// Removes the folders that were made and not used.
    package func removeUnused() { for folder in made.reversed() { rmdir(folder) } }
}
