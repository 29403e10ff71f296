internal import CFileSystem
internal import PlatformC

/// What this process may still change after it has read files of others; the kernel refuses everything else.
///
///     var confinement = Confinement()
///     confinement.allow(folder: output)
///     confinement.apply()  // on the only thread that there is
///
/// It is Landlock of Linux. Where the kernel has none, nothing happens: what reads the files is no less careful.
package struct Confinement: Sendable, Hashable {
    /// The files and folders that may be written, with everything in them.
    package private(set) var writable: Set<String> = []
    /// The programs, and folders of programs, that may be run.
    package private(set) var executable: Set<String> = []
    /// Whether addresses of TCP may be called and listened at.
    package var allowsNetwork = false
    /// The folders that were made, the innermost last.
    private var made: [String] = []

    /// The version of Landlock that the kernel has; 0 where it cannot confine a process.
    package static var version: Int { Int(tincture_confinement_version()) }

    /// Allows nothing but the devices that everyone may write.
    package init() {
        for device in ["/dev/null", "/dev/tty"] {
            if case .stream(let stream)? = try? WriteTarget(device) { writable.insert(stream) }
        }
    }

    /// Allows a folder, which is made where it is not there: else all that is beside it would have to be allowed.
    package mutating func allow(folder: String) {
        let missing = Self.missing(folder)
        for path in missing.reversed() where mkdir(path, 0o777) == 0 { made.append(path) }
        allow(existing: folder)
    }

    /// Allows a folder, or the nearest one above it that is there.
    package mutating func allow(existing folder: String) {
        writable.insert(Self.missing(folder).last.map(FilePath.folder) ?? folder)
    }

    /// A path, and those above it, as far as they are not there.
    private static func missing(_ path: String) -> [String] {
        var missing: [String] = []
        var path = path
        while !FileStamp(of: path).exists, FilePath.folder(of: path) != path {
            missing.append(path)
            path = FilePath.folder(of: path)
        }
        return missing
    }

    /// Allows what writing a file needs: the folder that it is in, or the device that it is.
    package mutating func allow(file: String) {
        switch try? WriteTarget(file) {
        case .file(let file): allow(existing: FilePath.folder(of: file))
        case .stream(let stream): writable.insert(stream)
        case .descriptor, nil: break
        }
    }

    /// Allows a program, and what the kernel needs to start it.
    ///
    /// - Parameter environment: its `PATH` says where a program without a slash is.
    package mutating func allow(program: String, environment: [String: String]) {
        let folders = program.contains("/") ? [""] : (environment["PATH"] ?? "/bin:/usr/bin").split(separator: ":")
        let paths = folders.lazy.map { FilePath.join(String($0), program) }
        guard let path = paths.first(where: { access($0, X_OK) == 0 }), let file = SymbolicLink.resolved(path),
            executable.insert(file).inserted
        else { return }
        // Where distributions keep each program in a folder of its own, nobody writes.
        executable.formUnion(["/nix/store", "/gnu/store"].filter { FileStamp(of: $0).isFolder })
        // The loader of libraries has one of these names.
        for folder in ["/lib64", "/lib"] {
            for name in (try? Folder.names(in: folder)) ?? [] where name.hasPrefix("ld-") {
                executable.insert(FilePath.join(folder, name))
            }
        }
        // A script is started by the program in its first line.
        let line = ((try? RegularFile.bytes(of: file)) ?? []).prefix { $0 != 10 }
        guard line.starts(with: Array("#!".utf8)), let word = line.dropFirst(2).split(separator: 32).first else {
            return
        }
        allow(program: String(decoding: word, as: UTF8.self), environment: environment)
    }

    /// Allows what git does and runs: its helpers, Git LFS, the filters and credential helpers of the user's own
    /// configuration, and what they call and fetch by.
    package mutating func allowGit(environment: [String: String]) {
        let git = try? GitProgram(environment: environment)
        func lines(_ arguments: String...) -> [String] {
            (try? git?.answer(arguments))?.lines ?? []
        }
        allowsNetwork = true
        executable.formUnion(lines("--exec-path").filter { FileStamp(of: $0).isFolder })
        let keys = #"^(filter\..*\.(clean|smudge|process)|credential\.(.*\.)?helper)$"#
        let own = ["--system", "--global"].flatMap { lines("config", $0, "--get-regexp", keys) }
            .compactMap { $0.split(separator: " ").dropFirst().first?.drop { $0 == "!" } }
            .flatMap { [String($0), "git-credential-\($0)"] }
        for program in ["git", "git-lfs", "/bin/sh", "ssh"] + own { allow(program: program, environment: environment) }
        // Git LFS keeps there what it fetches, and git what a partial clone lacks.
        for store in lines("rev-parse", "--git-common-dir").flatMap({ ["\($0)/lfs", "\($0)/objects"] })
        where FileStamp(of: store).isFolder && !SymbolicLink.isLink(store) { writable.insert(store) }
    }

    /// Confines the calling thread, and all that it starts from now on.
    package func apply() {
        let lists = [writable, Set(made.map(FilePath.folder)), executable].map { ProgramRun.CStrings($0.sorted()) }
        defer { for list in lists { list.free() } }
        _ = tincture_confine(lists[0].pointers, lists[1].pointers, lists[2].pointers, allowsNetwork)
    }

    /// Removes the folders that were made and not used.
    package func removeUnused() { for folder in made.reversed() { rmdir(folder) } }
}
