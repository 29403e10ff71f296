extension JSONWriter {
    /// Returns the text of a `Contents.json` as Xcode 10 and newer write it, with a line break at the end.
    ///
    /// The layout has two spaces per level, and a space before and after each colon. The members of every object are
    /// sorted by name. An empty array or object contains an empty line. Only the characters that JSON forbids in
    /// strings are escaped.
    ///
    /// - Complexity: O(*n* log *n*) for *n* members.
    package static func xcodeText(_ node: JSONNode) -> String {
        var text = ""
        writeXcode(node, indent: 0, to: &text)
        return text + "\n"
    }

    private static func writeXcode(_ node: JSONNode, indent: Int, to text: inout String) {
        switch node.content {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let digits): text += digits
        case .string(let string): quoteXcode(string, to: &text)
        case .array(let elements):
            blockXcode(elements, "[", "]", indent: indent, to: &text) { element, text in
                writeXcode(element, indent: indent + 2, to: &text)
            }
        case .object(let members):
            blockXcode(members.sortedByName(), "{", "}", indent: indent, to: &text) { member, text in
                quoteXcode(member.name, to: &text)
                text += " : "
                writeXcode(member.value, indent: indent + 2, to: &text)
            }
        }
    }

    private static func blockXcode<Element>(
        _ elements: [Element], _ open: String, _ close: String, indent: Int, to text: inout String,
        write: (Element, inout String) -> Void
    ) {
        let space = String(repeating: " ", count: indent)
        text += open + "\n"
        for (index, element) in elements.enumerated() {
            if index > 0 { text += ",\n" }
            text += space + "  "
            write(element, &text)
        }
        text += "\n" + space + close
    }

    private static func quoteXcode(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{8}": text += "\\b"
            case "\u{C}": text += "\\f"
            case "\u{0}"..."\u{1F}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}

extension [JSONNode.Member] {
    /// Returns the members sorted by the Unicode scalars of their names; equal names keep their order.
    package func sortedByName() -> [JSONNode.Member] {
        enumerated().sorted { left, right in
            if left.element.name == right.element.name { return left.offset < right.offset }
            return left.element.name.unicodeScalars.lexicographicallyPrecedes(right.element.name.unicodeScalars)
        }.map(\.element)
    }
}
