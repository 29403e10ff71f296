extension JSONNode {
    package static func text(_ text: String) -> JSONNode { JSONNode(.string(text)) }

    package static func flag(_ flag: Bool) -> JSONNode { JSONNode(.bool(flag)) }

    package static func integer(_ number: Int) -> JSONNode { JSONNode(.number("\(number)")) }

    /// Creates a number, written without a fraction if it is whole.
    package static func number(_ number: Double) -> JSONNode {
        JSONNode(.number(Int(exactly: number).map { "\($0)" } ?? "\(number)"))
    }

    package static func list(_ elements: [JSONNode]) -> JSONNode { JSONNode(.array(elements)) }

    package static func words(_ words: [String]) -> JSONNode { list(words.map { text($0) }) }

    package static func object(_ members: [(String, JSONNode)]) -> JSONNode {
        JSONNode(.object(members.map { Member(name: $0.0, value: $0.1) }))
    }

    /// Returns an object with additional members at its end; any other value is returned unchanged.
    package func with(_ more: [(String, JSONNode)]) -> JSONNode {
        members.map { JSONNode(.object($0 + more.map { Member(name: $0.0, value: $0.1) })) } ?? self
    }
}

extension JSONNode: ExpressibleByDictionaryLiteral, ExpressibleByStringLiteral {
    package init(dictionaryLiteral members: (String, JSONNode)...) { self = .object(members) }

    package init(stringLiteral text: String) { self = .text(text) }
}
