/// Lines of CSS properties with their values.
///
/// The lines are stored as bytes instead of strings, because a catalog may have a hundred thousand lines.
struct PropertyLines {
    private static let indent = "  "
    private var lines = TextBytes()
    /// The byte offset at which each line ends.
    private var ends: [Int] = []

    var isEmpty: Bool { ends.isEmpty }

    /// Reserves memory for additional lines, which would be copied each time that they outgrow it.
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

    /// Returns the size of all lines with additional indentation, in bytes.
    func size(indentedBy more: Int = 0) -> Int { lines.bytes.count + ends.count * more }

    /// Adds the lines to a text, each with additional indentation.
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
