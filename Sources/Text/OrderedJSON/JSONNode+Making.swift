extension JSONNode {
    package static func text(_ text: String) -> JSONNode { JSONNode(.string(text)) }

    package static func flag(_ flag: Bool) -> JSONNode { JSONNode(.bool(flag)) }

    package static func integer(_ number: Int) -> JSONNode { JSONNode(.number("\(number)")) }

    /// A number, written without a fraction where it has none.
    package static func number(_ number: Double) -> JSONNode {
        JSONNode(.number(Int(exactly: number).map { "\($0)" } ?? "\(number)"))
    }

    package static func list(_ elements: [JSONNode]) -> JSONNode { JSONNode(.array(elements)) }

    package static func words(_ words: [String]) -> JSONNode { list(words.map { text($0) }) }

    /// An object whose members keep their order.
    package static func object(_ members: [(String, JSONNode)]) -> JSONNode {
        JSONNode(.object(members.map { Member(name: $0.0, value: $0.1) }))
    }

    /// An object with more members behind its own; anything else as it is.
    package func with(_ more: [(String, JSONNode)]) -> JSONNode {
        members.map { JSONNode(.object($0 + more.map { Member(name: $0.0, value: $0.1) })) } ?? self
    }
}

extension JSONNode: ExpressibleByDictionaryLiteral, ExpressibleByStringLiteral {
    /// An object whose members keep their order.
    package init(dictionaryLiteral members: (String, JSONNode)...) { self = .object(members) }

    package init(stringLiteral text: String) { self = .text(text) }
}
