/// Properties with their values, a line each, as bytes: a catalog has a hundred thousand of them.
struct PropertyLines {
    /// So many blanks are in front of each line, unless more are wanted.
    private static let indent = "  "
    private var lines = TextBytes()
    /// Where each line ends.
    private var ends: [Int] = []

    var isEmpty: Bool { ends.isEmpty }

    /// Makes room for so many lines more of a usual length: a text that grows is copied again and again.
    mutating func reserve(_ count: Int) {
        lines.reserve(64 * count)
        ends.reserveCapacity(ends.count + count)
    }

    mutating func add(_ property: String, _ value: String) {
        add {
            $0 += property
            $0 += ": "
            $0 += value
        }
    }

    mutating func add(_ write: (inout TextBytes) -> Void) {
        lines += Self.indent
        write(&lines)
        lines += ";\n"
        ends.append(lines.bytes.count)
    }

    /// How many bytes the lines have, each with so many blanks more.
    func size(indentedBy more: Int = 0) -> Int { lines.bytes.count + ends.count * more }

    /// Adds the lines to a text.
    ///
    /// - Parameter more: what stands in front of each line beside two blanks.
    func write(to text: inout TextBytes, indentedBy more: String = "") {
        guard !more.isEmpty else {
            text += lines
            return
        }
        var start = 0
        for end in ends {
            text += more
            text.add(lines.bytes[start..<end])
            start = end
        }
    }

    func text(indentedBy more: String = "") -> [UInt8] {
        var text = TextBytes()
        text.reserve(size(indentedBy: more.utf8.count))
        write(to: &text, indentedBy: more)
        return text.bytes
    }
}
