/// Writes JSON in one fixed layout, so that equal values are equal bytes and a change is a small difference.
public enum JSONWriter {
    /// How the text is laid out.
    public enum Layout: Sendable {
        /// Everything on one line, with a space behind `:` and `,`.
        case line
        /// Two spaces a level; an array or object of plain values stays on one line while it fits ``lineWidth``,
        /// a longer array is filled line by line.
        case pages
    }

    /// The column at which ``Layout/pages`` breaks a line.
    public static let lineWidth = 110

    /// The text of a value, without a line end.
    public static func text(_ node: JSONNode, layout: Layout) -> String {
        var text = ""
        write(node, layout: layout, indent: 0, to: &text)
        return text
    }

    static func write(_ node: JSONNode, layout: Layout, indent: Int, to text: inout String) {
        guard layout == .pages else { return writeLine(node, to: &text) }
        let values = node.elements ?? node.members?.map(\.value) ?? []
        if values.isEmpty { return writeLine(node, to: &text) }
        if let line = shortLine(node, of: values, indent: indent) {
            text += line
            return
        }
        switch node.content {
        case .array(let elements) where elements.allSatisfy(\.isPlain):
            fill(elements, indent: indent, to: &text)
        case .object(let members):
            block(members, "{", "}", indent: indent, to: &text) { member, text in
                quote(member.name, to: &text)
                text += ": "
                write(member.value, layout: layout, indent: indent + 2, to: &text)
            }
        default:
            block(values, "[", "]", indent: indent, to: &text) { element, text in
                write(element, layout: layout, indent: indent + 2, to: &text)
            }
        }
    }

    private static func writeLine(_ node: JSONNode, to text: inout String) {
        switch node.content {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let digits): text += digits
        case .string(let string): quote(string, to: &text)
        case .array(let elements):
            text += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { text += ", " }
                writeLine(element, to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += ", " }
                quote(member.name, to: &text)
                text += ": "
                writeLine(member.value, to: &text)
            }
            text += "}"
        }
    }

    private static func block<Element>(
        _ elements: [Element], _ open: String, _ close: String, indent: Int, to text: inout String,
        write: (Element, inout String) -> Void
    ) {
        let space = String(repeating: " ", count: indent)
        text += open
        for (index, element) in elements.enumerated() {
            text += index == 0 ? "\n" : ",\n"
            text += space + "  "
            write(element, &text)
        }
        text += "\n" + space + close
    }

    private static func fill(_ elements: [JSONNode], indent: Int, to text: inout String) {
        let space = String(repeating: " ", count: indent)
        text += "["
        var column = lineWidth
        for (index, element) in elements.enumerated() {
            var word = ""
            writeLine(element, to: &word)
            if index > 0 { text += "," }
            if column + word.utf8.count + 2 > lineWidth {
                text += "\n" + space + "  "
                column = indent + 2
            } else {
                text += " "
                column += 1
            }
            text += word
            column += word.utf8.count + 1
        }
        text += "\n" + space + "]"
    }

    /// The line of a value that holds others, where they are simple enough for one and it is short enough.
    private static func shortLine(_ node: JSONNode, of values: [JSONNode], indent: Int) -> String? {
        guard values.allSatisfy({ $0.isPlain || $0.elements.map { $0.allSatisfy(\.isPlain) } ?? false }) else {
            return nil
        }
        var line = ""
        writeLine(node, to: &line)
        return indent + line.utf8.count <= lineWidth ? line : nil
    }

    /// Writes a string literal; control characters, and the two line separators that JavaScript stumbles over, escaped.
    private static func quote(_ string: String, to text: inout String) {
        text += "\""
        // Nearly every string is written as it is; 0xE2 begins the two separators, and more that do no harm.
        if string.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F && $0 != 0xE2 }) {
            text += string
            text += "\""
            return
        }
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16, uppercase: true)
                text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}

extension JSONNode {
    /// True for a value that holds no other value.
    fileprivate var isPlain: Bool {
        switch content {
        case .array, .object: false
        default: true
        }
    }
}
