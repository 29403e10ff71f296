/// Writes JSON in one fixed layout, so that equal values are equal bytes and a change is a small difference.
package enum JSONWriter {
    /// How the text is laid out.
    package enum Layout: Sendable {
        /// Everything on one line, with a space behind `:` and `,`.
        case line
        /// Two spaces a level; an array or object of plain values stays on one line while it fits ``lineWidth``,
        /// a longer array is filled line by line.
        case indented
    }

    /// The column at which ``Layout/indented`` breaks a line.
    package static let lineWidth = 110

    /// The text of a value, without a line end.
    package static func text(_ node: JSONNode, layout: Layout) -> String {
        var tape = JSONTape()
        tape.add(node)
        var text: [UInt8] = []
        write(tape, layout: layout, indent: 0, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// The text of a file: indented, with a line end.
    package static func document(_ node: JSONNode) -> String { text(node, layout: .indented) + "\n" }

    /// Adds the text on a tape in a layout.
    static func write(_ tape: JSONTape, layout: Layout, indent: Int, to text: inout [UInt8]) {
        switch layout {
        case .line: text += tape.bytes
        case .indented:
            tape.bytes.withUnsafeBufferPointer { line in
                tape.values.withUnsafeBufferPointer { values in
                    IndentedLayout(line: line, values: values).write(0, indent: indent, to: &text)
                }
            }
        }
    }
}

/// Lays the line of a tape out in ``JSONWriter/Layout/indented``.
private struct IndentedLayout {
    let line: UnsafeBufferPointer<UInt8>
    let values: UnsafeBufferPointer<JSONTape.Value>

    func write(_ number: Int, indent: Int, to text: inout [UInt8]) {
        let value = values[number]
        let holdsOthers = value.next > number + 1
        if !holdsOthers || (value.isSimple && indent + value.end - value.start <= JSONWriter.lineWidth) {
            text += line[value.start..<value.end]
        } else if value.kind == .array && value.isFlat {
            fill(number, indent: indent, to: &text)
        } else {
            text.append(line[value.start])
            for part in parts(of: number) {
                if part != number + 1 { text.append(UInt8(ascii: ",")) }
                breakLine(indent: indent + 2, in: &text)
                text += line[values[part].nameStart..<values[part].start]
                write(part, indent: indent + 2, to: &text)
            }
            breakLine(indent: indent, in: &text)
            text.append(line[value.end - 1])
        }
    }

    /// Writes an array line by line.
    private func fill(_ number: Int, indent: Int, to text: inout [UInt8]) {
        text.append(UInt8(ascii: "["))
        var column = JSONWriter.lineWidth
        for part in parts(of: number) {
            let word = line[values[part].start..<values[part].end]
            if part != number + 1 { text.append(UInt8(ascii: ",")) }
            if column + word.count + 2 > JSONWriter.lineWidth {
                breakLine(indent: indent + 2, in: &text)
                column = indent + 2
            } else {
                text.append(UInt8(ascii: " "))
                column += 1
            }
            text += word
            column += word.count + 1
        }
        breakLine(indent: indent, in: &text)
        text.append(UInt8(ascii: "]"))
    }

    /// The numbers of the values that a value holds.
    private func parts(of number: Int) -> some Sequence<Int> {
        sequence(state: number + 1) { part in
            guard part < values[number].next else { return nil }
            defer { part = values[part].next }
            return part
        }
    }

    private func breakLine(indent: Int, in text: inout [UInt8]) {
        text.append(UInt8(ascii: "\n"))
        text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
    }
}
