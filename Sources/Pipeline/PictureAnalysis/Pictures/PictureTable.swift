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
        /// All facts about the picture except the palette, the findings, and the grid of colors.
        package let outline: PictureFacts
        /// Whether the file's digest is known, and the file certainly didn't change between hashing and decoding.
        package let isVerified: Bool
        package let hasFindings: Bool
        package let hasPalette: Bool
        /// A reader at the start of the palette's bytes, which are only decoded on demand.
        private let reader: BinaryReader

        /// The size of the upright picture in pixels; nil if unknown.
        package var pixelSize: (width: Int, height: Int)? {
            guard let width = outline.header?.pixelWidth, let height = outline.header?.pixelHeight else { return nil }
            return (width, height)
        }

        package var isUsable: Bool { outline.header != nil }

        /// The digest of the file's content; nil if it is unknown, or ``outline`` may describe other content.
        package var digest: ContentHash? { isVerified ? outline.hash : nil }

        /// The colors of the picture; nil if they weren't requested, or if the picture can't be decoded or has no
        /// opaque pixels.
        package var palette: Palette? {
            var reader = reader
            return hasPalette ? try? reader.palette() : nil
        }

        fileprivate init(_ bytes: [UInt8], at offset: Int) throws(DamagedCache) {
            var reader = BinaryReader(bytes, at: offset)
            var facts = PictureFacts()
            facts.byteCount = Int(try reader.number(Int64.self))
            facts.hash = try reader.optional { (reader) throws(DamagedCache) in try reader.hash() }
            isVerified = try reader.number(UInt8.self) == 1
            hasFindings = try reader.number(UInt8.self) == 1
            hasPalette = try reader.number(UInt8.self) == 1
            facts.header = try reader.optional { (reader) throws(DamagedCache) in try reader.header() }
            facts.placeholder = try reader.optional { (reader) throws(DamagedCache) in try reader.byteList() }
            facts.points = try reader.points()
            (outline, self.reader) = (facts, reader)
        }
    }

    private let blockSize: Int
    private var locations: [(block: UInt32, offset: UInt32)]
    private var blocks: [[UInt8]] = []
    private var numbers: [String: Int]
    /// The grids of colors on which the contrast of text is measured, by the index of the file.
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

    /// Returns the index of a file in the list that the table was created with; nil for any other file.
    package func number(of path: String) -> Int? { numbers[path] }

    /// The facts about the picture file at a path; nil for a file that isn't in the table.
    package subscript(path: String) -> Picture? { number(of: path).map { self[$0] } }

    package subscript(number: Int) -> Picture {
        let (block, offset) = locations[number]
        do {
            return try Picture(blocks[Int(block)], at: Int(offset))
        } catch {
            preconditionFailure("these bytes never left the memory")
        }
    }

    /// Returns the picture at an index as a grid of colors, for measuring the contrast of text; nil if not requested.
    package func cells(of number: Int) -> PictureCells? { cells[number] }

    /// Stores the facts about the file at an index (see ``Picture/isVerified``).
    package mutating func put(_ facts: PictureFacts, isVerified: Bool, at number: Int) {
        var writer = BinaryWriter()
        writer.reserve(256)
        writer.write(Int64(facts.byteCount))
        writer.write(facts.hash) { $0.write($1) }
        for flag in [isVerified, !facts.diagnostics.isEmpty, facts.palette != nil] { writer.write(UInt8(flag ? 1 : 0)) }
        writer.write(facts.header) { $0.write($1) }
        writer.write(facts.placeholder) { $0.write(list: $1) { $0.write($1) } }
        writer.write(facts.points)
        if let palette = facts.palette { writer.write(palette) }
        let size = writer.bytes.count
        if blocks.isEmpty || blocks[blocks.count - 1].count + size > blockSize {
            blocks.append([])
            blocks[blocks.count - 1].reserveCapacity(max(blockSize, size))
        }
        let last = blocks.count - 1
        cells[number] = facts.cells
        locations[number] = (UInt32(last), UInt32(blocks[last].count))
        blocks[last] += writer.bytes
    }

    package var headers: [String: ImageHeader] { numbers.compactMapValues { self[$0].outline.header } }
}
