/// Properties with their values, one per line, as bytes.
///
/// A catalog has a hundred thousand of them.
struct PropertyLines {
    /// The indentation of each line, unless more is requested.
    private static let indent = "  "
    private var lines = TextBytes()
    /// The end of each line.
    private var ends: [Int] = []

    var isEmpty: Bool { ends.isEmpty }

    /// Reserves memory for a number of further lines of typical length, because a growing text is copied repeatedly.
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

    /// Returns the number of bytes of the lines with additional indentation.
    func size(indentedBy more: Int = 0) -> Int { lines.bytes.count + ends.count * more }

    /// Adds the lines to a text.
    ///
    /// - Parameter more: the additional indentation of each line.
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
