internal import FileAccess
internal import PictureAnalysis

/// Reads new and changed files of code, and takes the facts about unchanged files from the cache, if there is one.
///
/// The cache stores the facts under the digest of the file's content. It stores the digest under the file's path and
/// stamp (size, dates and inode). If the path and the stamp are unchanged, the file isn't even read.
struct RememberedCode: Sendable {
    private let store: SegmentStore?
    private let clock: FileClock
    private let limit: Int
    private let accessors: Set<String>
    private let currentFolder: String

    init(_ cache: FactCache?, limit: Int, accessors: Set<String> = [], currentFolder: String) {
        self.limit = limit
        self.accessors = accessors
        clock = cache?.clock ?? .system
        self.currentFolder = currentFolder
        // `FileTrace` records the files that a result depends on. The result never depends on the cache.
        store = FileTrace.untraced {
            cache.map { cache in
                var writer = BinaryWriter()
                writer.write(cache.tool)
                writer.write(Int64(limit))
                for name in accessors.sorted() { writer.write(name) }
                return SegmentStore(cache.folder, .code, settings: ContentDigest.of(writer.bytes))
            }
        }
    }

    /// Whether facts are new, known of the same content, or known of the same stamp, so that the file isn't even read.
    enum Origin { case found, recognized, remembered }

    func facts(ofFile path: String) throws(FileFailure) -> (facts: CodeFacts, origin: Origin) {
        let name = FilePath.name(of: path)
        let kind = CodeKind(of: name) ?? .script
        guard let store else {
            return (kind.facts(of: try RegularFile.bytes(of: path), limit: limit, accessors), .found)
        }
        let start = clock.now
        let stamp = FileStamp(of: path)
        let key = key(of: path, stamp)
        let known: CodeFacts? = FileTrace.untraced {
            let hash = store.value(of: key) { (bytes) throws(DamagedCache) in
                var reader = BinaryReader(bytes)
                return try reader.hash()
            }
            return hash.flatMap { hash in store.value(of: hash) { try CodeFacts(cachedForm: $0) } }
        }
        if let known {
            FileTrace.noteContent(path, stamp)
            return (known, .remembered)
        }
        let bytes = try RegularFile.bytes(of: path)
        let hash = hash(of: bytes, kind)
        return FileTrace.untraced {
            // If the file may be written again within the same clock tick, the stamp doesn't identify the content.
            if stamp.isSettled(at: start), FileStamp(of: path) == stamp {
                store.add(hash.withBytes { Array($0) }, of: key)
            }
            if let known = store.value(of: hash, { try CodeFacts(cachedForm: $0) }) { return (known, .recognized) }
            let facts = kind.facts(of: bytes, limit: limit, accessors)
            store.add(facts.cachedForm, of: hash)
            return (facts, .found)
        }
    }

    func finish() { FileTrace.untraced { store?.finish() } }

    private func hash(of bytes: [UInt8], _ kind: CodeKind) -> ContentHash {
        var writer = BinaryWriter()
        writer.write(kind.rawValue)
        writer.write(ContentDigest.of(bytes))
        return ContentDigest.of(writer.bytes)
    }

    private func key(of path: String, _ stamp: FileStamp) -> ContentHash {
        var writer = BinaryWriter()
        writer.write(FilePath.join(currentFolder, path))
        writer.write(stamp.kind)
        writer.write(stamp.inode)
        for number in [stamp.size, stamp.modified, stamp.changed] { writer.write(number) }
        return ContentDigest.of(writer.bytes)
    }
}
