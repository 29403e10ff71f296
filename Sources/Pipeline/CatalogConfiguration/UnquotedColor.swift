internal import Diagnostics

/// Finds a color code without quotes, which YAML treats as a comment.
enum UnquotedColor {
    /// Returns the first color code, such as `#C98B5A`, that begins a comment after other text on its line.
    ///
    /// - Parameter end: the position of the syntax error, where the search ends.
    static func find(in text: [UInt8], before end: TextPosition) -> (code: String, position: TextPosition)? {
        let lines = text.split(separator: UInt8(ascii: "\n"), maxSplits: end.line, omittingEmptySubsequences: false)
        for (number, line) in lines.prefix(end.line).enumerated() {
            guard let start = commentStart(in: line) else { continue }
            let digits = line[(start + 1)...].prefix { Character(UnicodeScalar($0)).isHexDigit }
            // A code at the beginning of a line may be an intended comment, because a value follows its key.
            let isFirst = line[..<start].allSatisfy { $0 == UInt8(ascii: " ") }
            guard !isFirst, [3, 4, 6, 8].contains(digits.count) else { continue }
            let position = TextPosition(line: number + 1, column: start - line.startIndex + 1)
            return ("#" + String(decoding: digits, as: UTF8.self), position)
        }
        return nil
    }

    private static func commentStart(in line: ArraySlice<UInt8>) -> Int? {
        var quote: UInt8?
        for index in line.indices {
            let byte = line[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "#"), index > line.startIndex, line[index - 1] == UInt8(ascii: " ") {
                return index
            }
        }
        return nil
    }
}
