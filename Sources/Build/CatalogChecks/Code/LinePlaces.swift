internal import Diagnostics

/// Turns offsets into lines and columns.
///
/// Only every 4,096th offset has its line kept, so that a text of nothing but line ends costs no more than another.
struct LinePlaces {
    private static let blockSize = 4096

    private let bytes: [UInt8]
    /// Of the beginning of each block: how many lines end before it, and where its line begins.
    private let blocks: [(lines: Int, start: Int)]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var blocks: [(lines: Int, start: Int)] = []
        var current = (lines: 0, start: 0)
        for block in stride(from: 0, through: bytes.count, by: Self.blockSize) {
            blocks.append(current)
            Self.advance(&current, bytes[block..<min(block + Self.blockSize, bytes.count)])
        }
        self.blocks = blocks
    }

    func origin(of offset: Int, in path: String) -> SourceLocation {
        let block = offset / Self.blockSize
        var place = blocks[block]
        Self.advance(&place, bytes[block * Self.blockSize..<offset])
        return SourceLocation(path: path, line: place.lines + 1, column: offset - place.start + 1)
    }

    private static func advance(_ place: inout (lines: Int, start: Int), _ bytes: ArraySlice<UInt8>) {
        for (offset, byte) in zip(bytes.indices, bytes) where byte == 10 {
            place.lines += 1
            place.start = offset + 1
        }
    }
}
