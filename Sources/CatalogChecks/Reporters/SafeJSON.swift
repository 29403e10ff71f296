internal import OrderedJSON

/// JSON that may be looked at on a terminal.
enum SafeJSON {
    /// The text of a value with a line end, control characters and turns of direction escaped.
    ///
    /// Outside of strings JSON is ASCII, so the escapes can be put into the finished text.
    static func text(_ node: JSONNode) -> String {
        var safe = ""
        for scalar in JSONWriter.text(node, layout: .pages).unicodeScalars {
            switch scalar.value {
            case 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
                let digits = String(scalar.value, radix: 16, uppercase: true)
                safe += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default: safe.unicodeScalars.append(scalar)
            }
        }
        return safe + "\n"
    }
}

extension JSONNode {
    /// An object by its members.
    static func object(_ members: [(String, JSONNode)]) -> JSONNode {
        JSONNode(.object(members.map { JSONNode.Member(name: $0.0, value: $0.1) }))
    }

    /// An array by its elements.
    static func list(_ elements: [JSONNode]) -> JSONNode { JSONNode(.array(elements)) }

    /// A string.
    static func text(_ text: String) -> JSONNode { JSONNode(.string(text)) }

    /// A whole number.
    static func count(_ number: Int) -> JSONNode { JSONNode(.number("\(number)")) }
}
