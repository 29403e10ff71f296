package import Diagnostics

/// A converter of ascending byte offsets into lines and columns, which passes over the text only once.
package struct PlaceCursor: Sendable {
    private var offset = 0
    private var line = 1
    private var lineStart = 0

    package init() {}

    /// Returns the line and column of a byte offset.
    ///
    /// - Precondition: the offset isn't less than that of the previous call.
    package mutating func place(of wanted: Int, in bytes: [UInt8]) -> TextPosition {
        while offset < wanted {
            if bytes[offset] == 10 {
                line += 1
                lineStart = offset + 1
            }
            offset += 1
        }
        return TextPosition(line: line, column: wanted - lineStart + 1)
    }
}
