package import FileAccess
package import ImageDecoding
package import PaletteExtraction
package import PictureText

/// A compact table with the facts about every picture file of a run.
///
/// A picture takes about 200 bytes in this table, a tenth of a ``PictureFacts``. The table consists of a few large
/// blocks of memory, because a hundred thousand small allocations would fragment the memory.
package struct PictureTable: Sendable {
    package typealias Header = ImageHeader

    package struct Picture {
        /// All facts about the picture except the palette and the cells.
        package let outline: PictureFacts
        /// Whether the file's digest is known, and the file certainly didn't change between hashing and decoding.
        package let isVerified: Bool
        package var hasFindings: Bool { !outline.diagnostics.isEmpty }
        package let hasPalette: Bool
        /// A reader at the start of the palette's bytes, which are only decoded on demand.
        private let reader: BinaryReader

        package var pixelSize: (width: Int, height: Int)? {
            guard let width = outline.header?.pixelWidth, let height = outline.header?.pixelHeight else { return nil }
            return (width, height)
        }

        package var isUsable: Bool { outline.header != nil }

        /// The digest of the file's content; nil if it is unknown, or ``outline`` may describe other content.
        package var digest: ContentHash? { isVerified ? outline.hash : nil }

        /// The colors of the picture; nil if not requested, or if it can't be decoded or has no opaque pixels.
        package var palette: Palette? {
            var reader = reader
            return hasPalette ? try? reader.palette() : nil
        }

        fileprivate init(_ bytes: [UInt8], at offset: Int) throws(DamagedCache) {
            var reader = BinaryReader(bytes, at: offset)
            let byteCount = Int(try reader.number(Int64.self))
            let hash = try reader.optional { (reader) throws(DamagedCache) in try reader.hash() }
            isVerified = try reader.number(UInt8.self) == 1
            var facts = try reader.outline()
            (facts.byteCount, facts.hash) = (byteCount, hash)
            hasPalette = try reader.number(UInt8.self) == 1
            (outline, self.reader) = (facts, reader)
        }
    }

    private let blockSize: Int
    private var locations: [(block: UInt32, offset: UInt32)]
    private var blocks: [[UInt8]] = []
    private var numbers: [String: Int]
    /// The cells by the index of the file, outside of the blocks, because those of one picture take up to 64 KiB.
    private var cells: [Int: PictureCells] = [:]

    /// Creates an empty table for files with unique paths.
    ///
    /// - Parameter blockSize: the size of a block of memory in bytes; a picture that needs more has a block of its own.
    package init(_ files: [String] = [], blockSize: Int = 1 << 20) {
        self.blockSize = blockSize
        locations = Array(repeating: (0, 0), count: files.count)
        numbers = Dictionary(uniqueKeysWithValues: zip(files, 0...))
    }

    package var count: Int { locations.count }

    package func number(of path: String) -> Int? { numbers[path] }

    package func cells(of number: Int) -> PictureCells? { cells[number] }

    package subscript(path: String) -> Picture? { number(of: path).map { self[$0] } }

    package subscript(number: Int) -> Picture {
        let (block, offset) = locations[number]
        do {
            return try Picture(blocks[Int(block)], at: Int(offset))
        } catch {
            preconditionFailure("these bytes never left the memory")
        }
    }

    /// Stores the facts about the file at an index (see ``Picture/isVerified``).
    package mutating func put(_ facts: PictureFacts, isVerified: Bool, at number: Int) {
        cells[number] = facts.cells
        var facts = facts
        facts.cells = nil
        var writer = BinaryWriter()
        writer.reserve(256)
        writer.write(Int64(facts.byteCount))
        writer.write(facts.hash) { $0.write($1) }
        writer.write(UInt8(isVerified ? 1 : 0))
        writer.write(facts)
        let size = writer.bytes.count
        if blocks.isEmpty || blocks[blocks.count - 1].count + size > blockSize {
            blocks.append([])
            blocks[blocks.count - 1].reserveCapacity(max(blockSize, size))
        }
        let last = blocks.count - 1
        locations[number] = (UInt32(last), UInt32(blocks[last].count))
        blocks[last] += writer.bytes
    }

    package var headers: [String: ImageHeader] { numbers.compactMapValues { self[$0].outline.header } }
}
