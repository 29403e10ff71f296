/// A writer of JSON in a fixed layout, so that equal values give equal bytes and a small change gives a small diff.
package enum JSONWriter {
    package enum Layout: Sendable {
        /// Everything on one line, with a space after `:` and `,`.
        case line
        /// An indentation of two spaces per level.
        ///
        /// An array or object stays on one line if it contains only plain values and arrays of plain values, and fits
        /// ``lineWidth``. A longer array of plain values is wrapped.
        case indented
    }

    /// The maximum width of a line in the layout ``Layout/indented``, in columns.
    package static let lineWidth = 110

    /// Returns the text of a value, without a line break at the end.
    package static func text(_ node: JSONNode, layout: Layout) -> String {
        var text: [UInt8] = []
        write(node, layout: layout, indent: 0, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Returns the text of a JSON file: indented, with a line break at the end.
    package static func document(_ node: JSONNode) -> String { text(node, layout: .indented) + "\n" }

    static func write(_ node: JSONNode, layout: Layout, indent: Int, to text: inout [UInt8]) {
        switch layout {
        case .line: writeLine(node, to: &text)
        case .indented: writeLines(node, indent: indent, to: &text)
        }
    }

    private static func writeLine(_ node: JSONNode, to text: inout [UInt8]) {
        switch node.content {
        case .null: text += "null".utf8
        case .bool(let value): text += (value ? "true" : "false").utf8
        case .number(let digits): text += digits.utf8
        case .string(let string): quote(string, to: &text)
        case .array(let elements):
            text.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { text += ", ".utf8 }
                writeLine(element, to: &text)
            }
            text.append(UInt8(ascii: "]"))
        case .object(let members):
            text.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { text += ", ".utf8 }
                quote(member.name, to: &text)
                text += ": ".utf8
                writeLine(member.value, to: &text)
            }
            text.append(UInt8(ascii: "}"))
        }
    }

    private static func writeLines(_ node: JSONNode, indent: Int, to text: inout [UInt8]) {
        let start = text.count
        if node.isSimple {
            writeLine(node, to: &text)
            if node.isEmpty || indent + text.count - start <= lineWidth { return }
            text.removeLast(text.count - start)
        }
        switch node.content {
        case .array(let elements) where node.isFlat: fill(elements, indent: indent, to: &text)
        case .array(let elements):
            text.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                breakLine(indent: indent + 2, isFirst: index == 0, in: &text)
                writeLines(element, indent: indent + 2, to: &text)
            }
            breakLine(indent: indent, in: &text)
            text.append(UInt8(ascii: "]"))
        case .object(let members):
            text.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                breakLine(indent: indent + 2, isFirst: index == 0, in: &text)
                quote(member.name, to: &text)
                text += ": ".utf8
                writeLines(member.value, indent: indent + 2, to: &text)
            }
            breakLine(indent: indent, in: &text)
            text.append(UInt8(ascii: "}"))
        default: break
        }
    }

    /// Writes an array of plain values with as many elements per line as fit.
    private static func fill(_ elements: [JSONNode], indent: Int, to text: inout [UInt8]) {
        text.append(UInt8(ascii: "["))
        var column = lineWidth
        for (index, element) in elements.enumerated() {
            var word: [UInt8] = []
            writeLine(element, to: &word)
            if column + word.count + 2 > lineWidth {
                breakLine(indent: indent + 2, isFirst: index == 0, in: &text)
                column = indent + 2
            } else {
                text += ", ".utf8
                column += 1
            }
            text += word
            column += word.count + 1
        }
        breakLine(indent: indent, in: &text)
        text.append(UInt8(ascii: "]"))
    }

    private static func breakLine(indent: Int, isFirst: Bool = true, in text: inout [UInt8]) {
        if !isFirst { text.append(UInt8(ascii: ",")) }
        text.append(UInt8(ascii: "\n"))
        text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
    }

    /// Appends a string literal, with escapes for control characters and marks that change the writing direction.
    private static func quote(_ string: String, to text: inout [UInt8]) {
        text.append(UInt8(ascii: "\""))
        if string.utf8.contains(where: mayNeedEscape) {
            for scalar in string.unicodeScalars { escape(scalar, to: &text) }
        } else {
            text += string.utf8
        }
        text.append(UInt8(ascii: "\""))
    }

    /// Whether a byte must be escaped, or may begin the UTF-8 form of a character that must be escaped.
    ///
    /// 0xC2 begins the control characters U+0080 to U+009F. 0xD8 begins the Arabic letter mark. 0xE2 begins the line
    /// separators and direction marks in U+2000 to U+2FFF.
    private static func mayNeedEscape(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, 0x22, 0x5C, 0x7F, 0xC2, 0xD8, 0xE2: true
        default: false
        }
    }

    private static func escape(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
        switch scalar {
        case "\"": text += "\\\"".utf8
        case "\\": text += "\\\\".utf8
        case "\n": text += "\\n".utf8
        case "\r": text += "\\r".utf8
        case "\t": text += "\\t".utf8
        // These are control characters, line separators and direction marks (Unicode Standard Annex 9, table 4).
        case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}"..."\u{200F}", "\u{2028}"..."\u{202E}",
            "\u{2066}"..."\u{2069}":
            let digits = String(scalar.value, radix: 16, uppercase: true)
            text += ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8
        default: text += String(scalar).utf8
        }
    }
}

extension JSONNode {
    /// Whether the value is a plain value, an empty array or an empty object.
    fileprivate var isEmpty: Bool { elements?.isEmpty ?? members?.isEmpty ?? true }

    fileprivate var isFlat: Bool {
        elements?.allSatisfy(\.isPlain) ?? members?.allSatisfy { $0.value.isPlain } ?? true
    }

    /// Whether every element or member is a plain value or an array of plain values.
    fileprivate var isSimple: Bool {
        func isSimple(_ node: JSONNode) -> Bool { node.isPlain || node.elements != nil && node.isFlat }
        return elements?.allSatisfy(isSimple) ?? members?.allSatisfy { isSimple($0.value) } ?? true
    }

    private var isPlain: Bool { elements == nil && members == nil }
}
