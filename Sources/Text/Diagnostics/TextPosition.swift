/// A line and a column in a text, both from 1.
///
/// Columns count UTF-8 bytes, as in compilers.
package struct TextPosition: Codable, Sendable, Hashable {
    // The numbers have 32 bits, because a catalog stores several positions for every variant.
    private let storedLine: UInt32
    private let storedColumn: UInt32

    package var line: Int { Int(storedLine) }
    /// The column in UTF-8 bytes, from 1.
    package var column: Int { Int(storedColumn) }

    package init(line: Int, column: Int) {
        storedLine = UInt32(clamping: line)
        storedColumn = UInt32(clamping: column)
    }

    /// The start of a text, also used as the position of values that weren't read from a text.
    package static let start = TextPosition(line: 1, column: 1)
}
