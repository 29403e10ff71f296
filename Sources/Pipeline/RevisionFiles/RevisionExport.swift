internal import AssetCatalog
internal import CatalogConfiguration
internal import Diagnostics
package import FileAccess

/// The limits for writing a revision into a folder: the number of files, and their total size in bytes.
package struct RevisionLimits: Sendable {
    package let files: Int
    package let bytes: Int

    package init(files: Int, bytes: Int) { (self.files, self.bytes) = (files, bytes) }

    /// The default limits; without them, a few git objects that describe millions of files could fill the disk.
    package static let standard = RevisionLimits(files: 100_000, bytes: 2 << 30)
}

/// A folder into which the files of a revision are written, as far as a comparison needs them.
package struct RevisionExport {
    private let repository: GitRepository
    private let label: String
    private let target: String
    private let limits: RevisionLimits
    private let entries: [GitRepository.Entry]
    private let paths: [String]
    private var isWritten: [Bool]
    /// All requested paths, from the top of the tree.
    private var wanted: Set<String> = []
    private var links: [String] = []
    private var (files, bytes) = (0, 0)

    package let folder: String
    /// The full hash of the revision's commit; nil for a revision that isn't a commit, such as a tree.
    package let commit: String?

    /// Creates an export of a revision, without any files yet.
    ///
    /// - Parameters:
    ///   - label: the name of the revision in error messages.
    ///   - target: the folder to write into, as an absolute path.
    package init(
        of revision: String, labeled label: String, in repository: GitRepository, to target: String,
        limits: RevisionLimits
    ) throws {
        let tree = try repository.resolved(revision)
        commit = try repository.commit(revision)
        (self.repository, self.label, self.target, self.limits) = (repository, label, target, limits)
        entries = try repository.entries(of: tree)
        paths = entries.map { String(decoding: $0.bytes, as: UTF8.self) }
        isWritten = Array(repeating: false, count: entries.count)
        folder = FilePath.trimmed(FilePath.join(target, repository.prefix))
        try FileTree.makeFolder(target)
        // A path such as `../tincture.yml` leads through this folder.
        if isFolder(".") { try FileTree.makeFolder(folder) }
        try repository.makeIndex(target + ".index", of: tree)
    }

    /// Whether the revision contains a file or folder at a path from the current folder.
    package func has(_ path: String) -> Bool {
        guard let path = fromTop(path) else { return false }
        return !indices(of: path).isEmpty
    }

    /// The paths of the revision's `tincture.yml` files below the current folder, down to the depth that
    /// ``NearbyConfigurations`` searches, except in hidden folders.
    package var configurationsBelow: [String] {
        let ending = "/" + ConfigurationReader.fileName
        return paths.filter { $0.hasPrefix(repository.prefix) && $0.hasSuffix(ending) }
            .map { String($0.dropFirst(repository.prefix.count)) }
            .map { (path: $0, depth: $0.count { $0 == "/" }) }
            .filter { !("/" + $0.path).contains("/.") && $0.depth <= NearbyConfigurations.mostLevels }
            .sorted { ($0.depth, $0.path) < ($1.depth, $1.path) }.map(\.path)
    }

    private func isFolder(_ path: String) -> Bool {
        fromTop(path).map { $0 == "." || firstIndex($0 + "/") < firstIndex($0 + "0") } ?? false
    }

    package func root(except folders: [String]) throws(FileFailure) -> FileRoot {
        try FileRoot(target, currentFolder: folder, except: folders)
    }

    /// Writes the files and folders at paths from the current folder, with the targets of symbolic links.
    package mutating func write(_ paths: some Sequence<String>) throws { try write(fromTop: paths.compactMap(fromTop)) }

    /// Writes those files of the revision that are needed to compile and check its catalog.
    ///
    /// - Parameters:
    ///   - configuration: the path of the configuration from the current folder; nil if everything in it is needed.
    ///   - text: the content of the configuration if the revision doesn't contain it.
    package mutating func writeNeeded(by configuration: String?, text: String?) throws {
        try write(fromTop: paths.filter(Self.describesTargets))
        guard let configuration else { return try write(["."]) }
        // A file that the configuration names may in turn name other files, so this repeats until nothing is missing.
        let root = try root(except: [])
        while true {
            let before = self.files
            let trace = FileTrace()
            let read = FileRoot.$current.withValue(root) {
                FileTrace.$current.withValue(trace) {
                    let configuration = ConfigurationReader.read(FilePath.join(folder, configuration), text: text).value
                    // A token file may name other token files.
                    _ = SourceReader.read(configuration.sources.filter { SourceReader.isTokenFile($0.path) })
                    return configuration
                }
            }
            // If a file is missing, its folder is searched for a similar name. That folder isn't needed.
            let files = trace.looks.map(\.path).filter { !isFolder(FilePath.relative($0, to: folder)) }
            let named = read.sources.map(\.path) + read.checks.code.map(\.path) + files
            try write(named.map { FilePath.relative($0, to: folder) })
            if self.files == before { return }
        }
    }

    /// Whether a file, by its name, may define the targets of an app.
    private static func describesTargets(_ path: String) -> Bool {
        [".pbxproj", ".xcconfig", ".plist", ".yml", ".yaml", "Package.swift", "Project.swift"].contains(
            where: path.hasSuffix)
    }

    /// Converts a path from the current folder to one from the top of the tree (`.`); nil for a path outside.
    private func fromTop(_ path: String) -> String? {
        let path = FilePath.normalized(FilePath.join(repository.prefix, path))
        return path.hasPrefix("/") || path == ".." || path.hasPrefix("../") ? nil : path
    }

    private mutating func write(fromTop paths: [String]) throws {
        var pending = Set(paths).subtracting(wanted)
        // The loop follows links that lead to links. Linux follows at most 40 in one path.
        for _ in 0..<40 where !pending.isEmpty {
            wanted.formUnion(pending)
            let chosen = Set(pending.flatMap(indices)).filter { !isWritten[$0] }.sorted()
            if !chosen.isEmpty {
                try writeWithinLimits(chosen)
                links += chosen.filter { entries[$0].isLink }.map { self.paths[$0] }
            }
            pending = Set(links.flatMap(targets)).subtracting(wanted)
        }
    }

    /// Returns the entries at a path and inside it, and the links on the way to it.
    private func indices(of path: String) -> [Int] {
        if path == "." { return Array(entries.indices) }
        var found = Array(firstIndex(path + "/")..<firstIndex(path + "0"))
        if let index = index(of: path) { found.append(index) }
        for folder in FilePath.ancestry(of: path).dropFirst() {
            if let index = index(of: folder), entries[index].isLink { found.append(index) }
        }
        return found
    }

    private func index(of path: String) -> Int? {
        let index = firstIndex(path)
        return index < entries.count && entries[index].bytes.elementsEqual(path.utf8) ? index : nil
    }

    /// Returns the number of entries whose paths are before a path, in git's order by bytes.
    private func firstIndex(_ path: String) -> Int {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].bytes.lexicographicallyPrecedes(path.utf8) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the paths that are needed because of a link: its target, and requested paths that go through the link.
    private func targets(of link: String) -> [String] {
        guard let text = try? SymbolicLink.target(of: FilePath.join(target, link)), !text.hasPrefix("/") else {
            return []
        }
        let path = FilePath.normalized(FilePath.join(FilePath.folder(of: link), text))
        if path == ".." || path.hasPrefix("../") { return [] }
        let through = wanted.filter { FilePath.isInside($0, folder: link) }.map { $0.dropFirst(link.count) }
        // If a requested path goes through the link, the same path below the link's target is needed.
        let isWanted = FilePath.ancestry(of: link).contains(where: wanted.contains)
        return (isWanted ? [path] : []) + through.map { FilePath.normalized(path + $0) }
    }

    /// Writes entries within the limits.
    ///
    /// Attributes such as `ident` and `working-tree-encoding`, and filters, can make a file larger than in the
    /// repository. So the entries are written in parts, and each part is measured before the next.
    private mutating func writeWithinLimits(_ chosen: [Int]) throws {
        files += chosen.count
        guard files <= limits.files else {
            throw tooLarge("\(files) files", "\(limits.files) (--max-files)", raise: "--max-files")
        }
        let sizes = try repository.sizes(of: chosen.map { entries[$0] })
        try count(sizes.reduce(0, +))
        var part: [Int] = []
        var size = 0
        for (index, own) in zip(chosen, sizes) {
            part.append(index)
            size += own
            guard size >= Self.partBytes || part.count == Self.partFiles || index == chosen.last else { continue }
            try repository.write(part.map { entries[$0] }, of: target + ".index", to: target)
            try count(part.reduce(0) { $0 + writtenSize(of: entries[$1]) } - size)
            for index in part { isWritten[index] = true }
            (part, size) = ([], 0)
        }
    }

    /// The number of bytes or files after which a part is written.
    private static let (partBytes, partFiles) = (64 << 20, 10_000)

    private func writtenSize(of entry: GitRepository.Entry) -> Int {
        let stamp = FileStamp(ofLink: Array("\(target)/".utf8) + entry.bytes)
        return stamp.exists ? Int(stamp.size) : 0
    }

    private mutating func count(_ more: Int) throws {
        bytes += more
        guard bytes <= limits.bytes else {
            throw tooLarge(
                ByteCount.words(bytes), "\(ByteCount.words(limits.bytes)) (--max-size)", raise: "--max-size")
        }
    }

    private func tooLarge(_ amount: String, _ limit: String, raise option: String) -> RevisionFailure {
        RevisionFailure(
            "comparing \(TerminalText.escaped(label)) needs to read \(amount); the limit is \(limit). "
                + "Name fewer folders under \"sources\" and \"code\", or raise \(option)")
    }
}
