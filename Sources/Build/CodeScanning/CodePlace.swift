package import Diagnostics

/// A place in a file of code: a line and a column in UTF-8 bytes, both from 1.
package struct CodePlace: Sendable, Hashable {
    package var line: UInt32
    var column: UInt32

    static let start = CodePlace(line: 1, column: 1)

    /// The place in a file.
    package func location(in path: String) -> SourceLocation {
        SourceLocation(path: path, line: Int(line), column: Int(column))
    }
}

/// Turns offsets that never go back into places, in one pass over the bytes.
struct PlaceCursor: Sendable {
    private var offset = 0
    private var line = 1
    private var lineStart = 0

    /// The place of an offset; no offset before the last one may be asked for.
    mutating func place(of wanted: Int, in bytes: [UInt8]) -> CodePlace {
        while offset < wanted {
            if bytes[offset] == 10 {
                line += 1
                lineStart = offset + 1
            }
            offset += 1
        }
        return CodePlace(line: UInt32(clamping: line), column: UInt32(clamping: wanted - lineStart + 1))
    }
}
