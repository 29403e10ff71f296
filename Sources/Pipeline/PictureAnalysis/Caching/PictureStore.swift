internal import FileAccess
internal import ImageDecoding

/// What earlier runs found in pictures, by the digest of their content, and what this one adds.
struct PictureStore: Sendable {
    private let segments: SegmentStore

    init(_ folder: CacheFolder, settings: ContentHash) {
        segments = SegmentStore(folder, .pictures, settings: settings)
    }

    /// What is known of a picture; nil where nothing is.
    func facts(of hash: ContentHash) -> PictureFacts? {
        segments.value(of: hash) { try PictureFacts(cachedForm: $0) }
    }

    /// Keeps what was found in a picture.
    func add(_ facts: PictureFacts, of hash: ContentHash) { segments.add(facts.cachedForm, of: hash) }

    /// Writes what has not been written yet.
    func finish() { segments.finish() }
}

extension PictureReader {
    /// What the facts of a picture depend on beside its content.
    func settings(tool: String) -> ContentHash {
        var writer = BinaryWriter()
        writer.write(tool)
        writer.write(Int64(count))
        writer.write(Int64(limits.maximumPixels))
        writer.write(Int64(limits.maximumBytes))
        writer.write("\(detail)")
        writer.write(UInt8(wantsPlaceholders ? 1 : 0))
        return ContentDigest.of(writer.bytes)
    }
}
