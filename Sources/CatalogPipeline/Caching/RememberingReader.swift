internal import FileAccess

/// What earlier runs know of pictures: which content a path had at which stamp, and what was found in which content.
struct PictureMemory: Sendable {
    /// The content of files by path, as long as they have the stamp.
    var digests: [String: (stamp: FileStamp, hash: ContentHash)] = [:]
    /// Where what was found is kept; nil for nowhere.
    var cache: BuildCache?
}

/// Reads pictures of which nothing is known, and remembers the others.
struct RememberingReader: Sendable {
    private let reader: PictureReader
    private let digests: [String: (stamp: FileStamp, hash: ContentHash)]
    private let store: PictureStore?

    init(_ reader: PictureReader, _ memory: PictureMemory) {
        self.reader = reader
        digests = memory.digests
        // Nothing depends on what the cache holds.
        store = FileTrace.untraced {
            memory.cache.map { PictureStore($0.folder, settings: reader.settings(tool: $0.tool)) }
        }
    }

    /// Writes what is new to where it is kept.
    func finish() { FileTrace.untraced { store?.finish() } }

    /// The facts of a picture, the digest of the content that they are surely of, and where they come from.
    func facts(of path: String) -> (facts: PictureFacts, digest: ContentHash?, origin: PictureOrigin) {
        guard let store else { return (reader.facts(of: path), nil, .decoded) }
        if let known = digests[path], FileStamp(of: path) == known.stamp, let facts = store.facts(of: known.hash) {
            FileTrace.noteContent(path, known.stamp)
            return (complete(facts, path, known.hash, Int(known.stamp.size)), known.hash, .remembered)
        }
        let start = FileStamp.now
        let digest: (hash: ContentHash, byteCount: Int, stamp: FileStamp)
        do {
            digest = try ContentDigest.of(path)
        } catch {
            var facts = PictureFacts()
            facts.add(error)
            return (facts, nil, .decoded)
        }
        let (hash, byteCount, stamp) = digest
        if let facts = store.facts(of: hash) { return (complete(facts, path, hash, byteCount), hash, .recognized) }
        let (facts, isOfContent) = reader.contentFacts(of: path)
        let completed = complete(facts, path, hash, byteCount)
        // The file was opened more than once: what was found is of that digest only if it has stayed the same.
        guard isOfContent, FileStamp(of: path) == stamp,
            stamp.isSettled(at: start) || (try? ContentDigest.of(path).hash) == hash
        else { return (completed, nil, .decoded) }
        FileTrace.untraced { store.add(facts, of: hash) }
        return (completed, hash, .decoded)
    }

    /// Adds to the facts of a content what is so of a file.
    private func complete(_ facts: PictureFacts, _ path: String, _ hash: ContentHash, _ byteCount: Int) -> PictureFacts
    {
        var facts = facts
        facts.sha256 = hash.hex
        facts.byteCount = byteCount
        reader.checkName(of: path, findings: &facts.findings, header: facts.header)
        return facts
    }
}
