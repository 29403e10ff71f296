internal import FileAccess

/// What a run has written into its output folder: what the next one of the same command does not make any more, and nobody has changed since, is
/// ours to remove.
struct WrittenFiles: Equatable {
    /// The checksum of each file's content by its path in the folder.
    var checksums: [String: UInt64] = [:]

    private static let magic = Array("TNCROUT1".utf8)

    init(_ checksums: [String: UInt64] = [:]) { self.checksums = checksums }

    /// Takes a list from its file's bytes.
    ///
    /// - Throws: ``DamagedCache`` where they are none.
    init(_ bytes: [UInt8]) throws(DamagedCache) {
        var reader = BinaryReader(bytes, at: Self.magic.count)
        guard bytes.starts(with: Self.magic),
            try reader.number(UInt64.self) == Checksum.of(Array(bytes[reader.offset...]))
        else { throw DamagedCache() }
        let files = try reader.list { (reader) throws(DamagedCache) in
            (path: try reader.text(), checksum: try reader.number(UInt64.self))
        }
        checksums = Dictionary(files.map { ($0.path, $0.checksum) }) { first, _ in first }
    }

    var bytes: [UInt8] {
        var body = BinaryWriter()
        body.write(list: checksums.sorted { $0.key < $1.key }) { writer, file in
            writer.write(file.key)
            writer.write(file.value)
        }
        var writer = BinaryWriter()
        writer.write(raw: Self.magic)
        writer.write(Checksum.of(body.bytes))
        writer.write(raw: body.bytes)
        return writer.bytes
    }

    /// The paths of those that are not made any more and lie in the folder as they were written.
    func stale(besides made: [String], in folder: String) -> [String] {
        let made = Set(made)
        return checksums.keys.filter { path in
            !made.contains(path)
                && (try? Checksum.of(file: FilePath.join(folder, path)))?.sum == checksums[path]
        }.sorted()
    }
}

extension BuildCache {
    /// The name of the list of one way of running, whatever the tool: another command may have files in the same folder.
    private static func name(_ way: RunKey) -> String { "written-" + way.hash.hex.prefix(32) }

    /// What the last run of a way has written.
    func written(by way: RunKey) -> WrittenFiles {
        let name = Self.name(way)
        guard let bytes = try? RegularFile.bytes(of: folder.path(name), limit: folder.limit) else {
            return WrittenFiles()
        }
        do {
            return try WrittenFiles(bytes)
        } catch {
            folder.discard(name)
            return WrittenFiles()
        }
    }

    /// Keeps what a run has written.
    func store(_ written: WrittenFiles, by way: RunKey) {
        let (name, bytes) = (Self.name(way), written.bytes)
        if (try? RegularFile.bytes(of: folder.path(name), limit: bytes.count)) != bytes {
            folder.write(bytes, to: name)
        }
    }
}
