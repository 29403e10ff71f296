/// A line and column of a text, both from 1.
///
/// Columns count UTF-8 bytes, as in compilers.
package struct TextPosition: Codable, Sendable, Hashable {
    // 32 bits each, because a catalog has several positions for every variant.
    private let storedLine: UInt32
    private let storedColumn: UInt32

    /// The line, from 1.
    package var line: Int { Int(storedLine) }
    /// The column in UTF-8 bytes, from 1.
    package var column: Int { Int(storedColumn) }

    package init(line: Int, column: Int) {
        storedLine = UInt32(clamping: line)
        storedColumn = UInt32(clamping: column)
    }

    /// The start of a text, also used for values that weren't read from text.
    package static let start = TextPosition(line: 1, column: 1)
}
