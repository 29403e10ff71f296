internal import ImageDecoding
internal import PaletteExtraction

/// What is known of every picture of a run, packed: as values the facts of a picture take 2 KB, packed a third.
struct PictureTable: Sendable {
    /// One picture.
    struct Row: Sendable {
        /// The size of the upright picture in pixels; nil where it is not known.
        let pixelSize: (width: Int, height: Int)?
        /// Whether the picture can be used at all.
        let isUsable: Bool
        let hasPalette: Bool
        let hasFindings: Bool
        /// Whether the facts are surely those of the content that has the digest.
        let isSure: Bool
        private let bytes: [UInt8]

        init(_ facts: PictureFacts, isSure: Bool) {
            pixelSize = facts.header.flatMap { header in
                header.pixelWidth.flatMap { width in header.pixelHeight.map { (width, $0) } }
            }
            isUsable = facts.header != nil
            hasPalette = facts.palette != nil
            hasFindings = !facts.findings.isEmpty
            self.isSure = isSure
            var writer = BinaryWriter()
            writer.write(facts.sha256)
            writer.write(Int64(facts.byteCount))
            writer.write(raw: facts.cachedForm)
            // Without the room to grow that the writer has kept.
            bytes = Array(writer.bytes[...])
        }

        var facts: PictureFacts {
            var reader = BinaryReader(bytes)
            do {
                let sha256 = try reader.text()
                let byteCount = Int(try reader.number(Int64.self))
                var facts = try PictureFacts(cachedForm: bytes, at: reader.offset)
                (facts.sha256, facts.byteCount) = (sha256, byteCount)
                return facts
            } catch {
                preconditionFailure("these bytes never left the memory")
            }
        }

        /// The digest of the content that the facts are surely of.
        var digest: ContentHash? {
            guard isSure else { return nil }
            var reader = BinaryReader(bytes)
            return (try? reader.text()).flatMap { ContentHash(hex: $0) }
        }
    }

    private var rows: [String: Row] = [:]

    /// The row of a file; nil for one that was not read.
    subscript(path: String) -> Row? {
        get { rows[path] }
        set { rows[path] = newValue }
    }

    mutating func reserve(_ count: Int) { rows.reserveCapacity(count) }

    /// The headers of the pictures that can be used.
    var headers: [String: ImageHeader] { rows.compactMapValues { $0.isUsable ? $0.facts.header : nil } }
}
