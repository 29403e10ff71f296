internal import OrderedJSON

/// The JSON of reports and baselines.
enum SafeJSON {
    /// The text of a value with a line end.
    static func text(_ node: JSONNode) -> String { JSONWriter.text(node, layout: .indented) + "\n" }
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
