package import FileAccess
package import ImageDecoding
package import PaletteExtraction

/// What is known of every picture of a run, packed: as values the facts of a picture take 2 KB, packed a tenth of that.
///
/// They are in a few large blocks: a hundred thousand small ones, among all that comes and goes, would leave the free
/// memory in pieces. Findings are not among them: the reader of the pictures reports them.
package struct PictureTable: Sendable {
    /// What the beginning of a picture's file says.
    package typealias Header = ImageHeader

    /// What the table keeps of a picture, before it has a place there.
    package struct Packed: Sendable {
        fileprivate let row: Row
        /// Byte count, digest, header, palette.
        fileprivate let bytes: [UInt8]

        package init(_ facts: PictureFacts, isVerified: Bool) {
            var writer = BinaryWriter()
            writer.reserve(256)
            writer.write(Int64(facts.byteCount))
            (facts.hash ?? ContentHash(number: 0)).withBytes { writer.write(raw: $0) }
            writer.write(facts.header) { $0.write($1) }
            writer.write(facts.placeholder) { $0.write(list: $1) { $0.write($1) } }
            writer.write(facts.points)
            row = Row(facts, isVerified: isVerified, paletteOffset: writer.bytes.count)
            if let palette = facts.palette { writer.write(palette) }
            bytes = writer.bytes
        }
    }

    /// The row of one picture.
    fileprivate struct Row: Sendable {
        struct Flags: OptionSet {
            let rawValue: UInt8
            static let isUsable = Flags(rawValue: 1)
            static let hasPixelSize = Flags(rawValue: 2)
            static let hasPalette = Flags(rawValue: 4)
            static let hasFindings = Flags(rawValue: 8)
            static let hasHash = Flags(rawValue: 16)
            static let isVerified = Flags(rawValue: 32)
        }

        var flags: Flags = []
        var pixelWidth = 0
        var pixelHeight = 0
        /// Where the bytes are: the number of the block, and the place in there.
        var block: UInt32 = 0
        var offset: UInt32 = 0
        /// How far behind that the palette begins.
        var paletteOffset: UInt32 = 0

        /// The row of a picture that was not read.
        init() {}

        init(_ facts: PictureFacts, isVerified: Bool, paletteOffset: Int) {
            if let header = facts.header {
                flags.insert(.isUsable)
                if let width = header.pixelWidth, let height = header.pixelHeight {
                    flags.insert(.hasPixelSize)
                    (pixelWidth, pixelHeight) = (width, height)
                }
            }
            if facts.palette != nil { flags.insert(.hasPalette) }
            if !facts.diagnostics.isEmpty { flags.insert(.hasFindings) }
            if facts.hash != nil { flags.insert(.hasHash) }
            if isVerified { flags.insert(.isVerified) }
            self.paletteOffset = UInt32(paletteOffset)
        }
    }

    /// What the table holds of one picture.
    package struct Picture {
        fileprivate let row: Row
        /// The block that the bytes are in.
        fileprivate let bytes: [UInt8]

        /// The size of the upright picture in pixels; nil where it is not known.
        package var pixelSize: (width: Int, height: Int)? {
            row.flags.contains(.hasPixelSize) ? (row.pixelWidth, row.pixelHeight) : nil
        }

        /// Whether the picture can be used at all.
        package var isUsable: Bool { row.flags.contains(.isUsable) }
        package var hasPalette: Bool { row.flags.contains(.hasPalette) }
        package var hasFindings: Bool { row.flags.contains(.hasFindings) }
        /// Whether the facts are surely those of the content that has the digest.
        package var isVerified: Bool { row.flags.contains(.isVerified) }

        /// The digest of the content that the facts are surely of.
        package var digest: ContentHash? { isVerified ? hash : nil }

        /// The facts without palette and findings.
        package var outline: PictureFacts {
            unpacked(at: 0) { (reader) throws(DamagedCache) in
                var facts = PictureFacts()
                facts.byteCount = Int(try reader.number(Int64.self))
                _ = try reader.skip(32)
                facts.hash = hash
                facts.header = try reader.optional { (reader) throws(DamagedCache) in try reader.header() }
                facts.placeholder = try reader.optional { (reader) throws(DamagedCache) in try reader.byteList() }
                facts.points = try reader.points()
                return facts
            }
        }

        /// The colors; nil for a picture that has none.
        package var palette: Palette? {
            guard hasPalette else { return nil }
            return unpacked(at: Int(row.paletteOffset)) { (reader) throws(DamagedCache) in try reader.palette() }
        }

        private var hash: ContentHash? {
            guard row.flags.contains(.hasHash) else { return nil }
            return bytes.withUnsafeBytes { ContentHash(UnsafeRawBufferPointer(rebasing: $0[(Int(row.offset) + 8)...])) }
        }

        private func unpacked<Value>(
            at offset: Int, _ read: (inout BinaryReader) throws(DamagedCache) -> Value
        ) -> Value {
            var reader = BinaryReader(bytes, at: Int(row.offset) + offset)
            do {
                return try read(&reader)
            } catch {
                preconditionFailure("these bytes never left the memory")
            }
        }
    }

    private let blockSize: Int
    private var rows: [Row]
    private var blocks: [[UInt8]] = []
    private var numbers: [String: Int32]

    /// A table for files, none of them read yet.
    ///
    /// - Parameters:
    ///   - files: each once.
    ///   - blockSize: how many bytes a block has, if no picture takes more.
    package init(_ files: [String] = [], blockSize: Int = 1 << 20) {
        self.blockSize = blockSize
        rows = [Row](repeating: Row(), count: files.count)
        numbers = Dictionary(minimumCapacity: files.count)
        for (number, file) in files.enumerated() { numbers[file] = Int32(number) }
    }

    /// How many files there are.
    package var count: Int { rows.count }

    /// The number of a file in the order in which the files were given; nil for another file.
    package func number(of path: String) -> Int? { numbers[path].map(Int.init) }

    /// What is known of a file; nil for another.
    package subscript(path: String) -> Picture? { number(of: path).map { self[$0] } }

    /// What is known of a file by its number.
    package subscript(number: Int) -> Picture {
        let row = rows[number]
        return Picture(row: row, bytes: blocks[Int(row.block)])
    }

    /// Puts a picture into its row, which has none yet.
    package mutating func put(_ packed: Packed, at number: Int) {
        let size = packed.bytes.count
        if blocks.isEmpty || blocks[blocks.count - 1].count + size > blockSize {
            blocks.append([])
            blocks[blocks.count - 1].reserveCapacity(max(blockSize, size))
        }
        let last = blocks.count - 1
        rows[number] = packed.row
        rows[number].block = UInt32(last)
        rows[number].offset = UInt32(blocks[last].count)
        blocks[last] += packed.bytes
    }

    /// The headers of the pictures that can be used.
    package var headers: [String: ImageHeader] { numbers.compactMapValues { self[Int($0)].outline.header } }
}
