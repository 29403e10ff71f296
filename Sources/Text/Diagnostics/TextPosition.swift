/// A line and a column, in UTF-8 bytes as in compilers, both from 1.
package struct TextPosition: Codable, Sendable, Hashable {
    // The numbers have 32 bits, because a catalog stores several positions for every variant.
    private let storedLine: UInt32
    private let storedColumn: UInt32

    package var line: Int { Int(storedLine) }
    package var column: Int { Int(storedColumn) }

    package init(line: Int, column: Int) {
        storedLine = UInt32(clamping: line)
        storedColumn = UInt32(clamping: column)
    }

    /// The start of a text, also used for values that weren't read from a text.
    package static let start = TextPosition(line: 1, column: 1)
}
