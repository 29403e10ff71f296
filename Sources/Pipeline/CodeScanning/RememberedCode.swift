internal import FileAccess
package import PictureAnalysis

/// What earlier runs know of code: which content a path had at which stamp, and what was found in which content.
package struct CodeMemory: Sendable {
    /// Where what was found is kept; nil for nowhere.
    let cache: FactCache?

    /// A memory of what a cache holds.
    package init(cache: FactCache? = nil) { self.cache = cache }
}

/// Reads files of code of which nothing is known, and remembers what was found in the others.
///
/// Under the digest of a content the cache keeps what was found in it; under the digest of a path and a stamp, which
/// content a file had at that stamp, so that an unchanged file need not even be read.
struct RememberedCode: Sendable {
    private let store: SegmentStore?
    private let clock: FileClock
    private let limit: Int
    private let currentFolder: String

    /// - Parameters:
    ///   - memory: what earlier runs have found.
    ///   - limit: how many words and marks, or values, of a file are read.
    init(_ memory: CodeMemory, limit: Int, currentFolder: String) {
        self.limit = limit
        clock = memory.cache?.clock ?? .system
        self.currentFolder = currentFolder
        // Nothing depends on what the cache holds.
        store = FileTrace.untraced {
            memory.cache.map { cache in
                var writer = BinaryWriter()
                writer.write(cache.tool)
                writer.write(Int64(limit))
                return SegmentStore(cache.folder, .code, settings: ContentDigest.of(writer.bytes))
            }
        }
    }

    /// Where what a file says comes from.
    enum Origin {
        /// It was read, and looked through.
        case found
        /// It was read, and an earlier run had looked through the same content.
        case recognized
        /// It was not even read: its stamp is that of a content that an earlier run had looked through.
        case remembered
    }

    /// What a file says, and where that comes from.
    func facts(ofFile path: String) throws(FileFailure) -> (facts: CodeFacts, origin: Origin) {
        let name = FilePath.name(of: path)
        guard let store, let kind = CodeKind(of: name) ?? (CodeKind.isScript(name) ? .script : nil) else {
            return (try CodeKind.facts(ofFile: path, limit: limit), .found)
        }
        let start = clock.now
        let stamp = FileStamp(of: path)
        let key = key(of: path, stamp)
        let known: CodeFacts? = FileTrace.untraced {
            let hash = store.value(of: key) { try ContentHash(cachedForm: $0) }
            return hash.flatMap { hash in store.value(of: hash) { try CodeFacts(cachedForm: $0) } }
        }
        if let known {
            FileTrace.noteContent(path, stamp)
            return (known, .remembered)
        }
        let bytes = try RegularFile.bytes(of: path)
        let hash = hash(of: bytes, kind)
        return FileTrace.untraced {
            // A content that another write might follow within one tick of the clock is not the stamp's.
            if stamp.isSettled(at: start), FileStamp(of: path) == stamp {
                store.add(hash.withBytes { Array($0) }, of: key)
            }
            if let known = store.value(of: hash, { try CodeFacts(cachedForm: $0) }) { return (known, .recognized) }
            let facts = kind.facts(of: bytes, limit: limit)
            store.add(facts.cachedForm, of: hash)
            return (facts, .found)
        }
    }

    /// Writes what is new to where it is kept.
    func finish() { FileTrace.untraced { store?.finish() } }

    /// The digest of a content that is read as one kind of code.
    private func hash(of bytes: [UInt8], _ kind: CodeKind) -> ContentHash {
        var writer = BinaryWriter()
        writer.write(kind.rawValue)
        ContentDigest.of(bytes).withBytes { writer.write(raw: $0) }
        return ContentDigest.of(writer.bytes)
    }

    /// The digest of a path, what its name says of the file, and a stamp.
    private func key(of path: String, _ stamp: FileStamp) -> ContentHash {
        var writer = BinaryWriter()
        writer.write(FilePath.join(currentFolder, path))
        writer.write(stamp.kind)
        writer.write(stamp.inode)
        for number in [stamp.size, stamp.modified, stamp.changed] { writer.write(number) }
        return ContentDigest.of(writer.bytes)
    }
}

extension ContentHash {
    /// A digest as the cache keeps it.
    fileprivate init(cachedForm bytes: [UInt8]) throws(DamagedCache) {
        guard bytes.count == 32 else { throw DamagedCache() }
        self = bytes.withUnsafeBytes { ContentHash($0) }
    }
}
