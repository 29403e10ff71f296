/// A text file with replacements at a few locations; all other bytes stay the same.
package struct TextChange: Sendable {
    package let bytes: [UInt8]
    private let lines: [Int]
    private var replacements: [(range: Range<Int>, bytes: [UInt8])] = []

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        lines = [start] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// Returns the byte offset of a position; nil if the text has no such position.
    package func offset(of position: TextPosition) -> Int? {
        guard lines.indices.contains(position.line - 1) else { return nil }
        let offset = lines[position.line - 1] + position.column - 1
        return offset <= bytes.count ? offset : nil
    }

    /// Returns the byte offset of the start of a position's line; nil if the text has no such line.
    package func lineStart(of position: TextPosition) -> Int? {
        lines.indices.contains(position.line - 1) ? lines[position.line - 1] : nil
    }

    /// Returns the byte offset of the end of the line that contains an offset, before the line break.
    package func lineEnd(of offset: Int) -> Int {
        let feed = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        return feed > offset && bytes[feed - 1] == UInt8(ascii: "\r") ? feed - 1 : feed
    }

    /// The line break that the text uses, judged by its first line: `\n` or `\r\n`.
    package var lineBreak: String {
        guard let feed = bytes.firstIndex(of: UInt8(ascii: "\n")), feed > 0 else { return "\n" }
        return bytes[feed - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    package subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Replaces a byte range of the original text.
    ///
    /// - Precondition: the ranges of two replacements don't overlap.
    package mutating func replace(_ range: Range<Int>, with text: String) {
        replacements.append((range, Array(text.utf8)))
    }

    package var result: [UInt8] {
        var result = bytes
        for change in replacements.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(change.range, with: change.bytes)
        }
        return result
    }
}
