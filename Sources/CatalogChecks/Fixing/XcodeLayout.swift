internal import OrderedJSON

/// Writes JSON as Xcode writes a `Contents.json`: keys in the order of the alphabet, a space on either side of the colon, a
/// line a member and an element.
enum XcodeLayout {
    /// The text of a value, with a line end.
    static func text(_ node: JSONNode) -> String {
        var text = ""
        write(node, indent: "", to: &text)
        return text + "\n"
    }

    private static func write(_ node: JSONNode, indent: String, to text: inout String) {
        if let members = node.members {
            let sorted = members.sorted { $0.name < $1.name }
            block("{", "}", count: sorted.count, indent: indent, to: &text) { index, inner, text in
                text += JSONWriter.text(JSONNode(.string(sorted[index].name)), layout: .line) + " : "
                write(sorted[index].value, indent: inner, to: &text)
            }
        } else if let elements = node.elements {
            block("[", "]", count: elements.count, indent: indent, to: &text) { index, inner, text in
                write(elements[index], indent: inner, to: &text)
            }
        } else {
            text += JSONWriter.text(node, layout: .line)
        }
    }

    private static func block(
        _ open: String, _ close: String, count: Int, indent: String, to text: inout String,
        write: (Int, String, inout String) -> Void
    ) {
        text += open + "\n"
        // Of an empty list Xcode writes the brackets with an empty line between them.
        if count == 0 { text += "\n" }
        for index in 0..<count {
            text += indent + "  "
            write(index, indent + "  ", &text)
            text += index == count - 1 ? "\n" : ",\n"
        }
        text += indent + close
    }
}
