import OrderedJSON
import TestNumbers
import Testing

@Suite("Encoding values as JSON")
struct JSONTextEncoderTests {
    /// A value that encodes itself as a test says.
    private struct Custom: Encodable {
        let body: (any Encoder) throws -> Void

        func encode(to encoder: any Encoder) throws { try body(encoder) }
    }

    private enum Key: String, CodingKey { case a, b, c }

    private func line(_ body: @escaping (any Encoder) throws -> Void) throws -> String {
        try JSONTextEncoder.text(Custom(body: body), layout: .line)
    }

    @Test("What follows a nested container ends it")
    func nestedContainers() throws {
        let text = try line { encoder in
            var members = encoder.container(keyedBy: Key.self)
            var list = members.nestedUnkeyedContainer(forKey: .a)
            try list.encode(1)
            var inner = list.nestedContainer(keyedBy: Key.self)
            try inner.encodeNil(forKey: .c)
            try list.encode("x")
            #expect(list.count == 3)
            try members.encode(true, forKey: .b)
        }
        #expect(text == #"{"a": [1, {"c": null}, "x"], "b": true}"#)
    }

    @Test("Two containers for one value are one, as where a type writes another's members beside its own")
    func sharedObject() throws {
        let text = try line { encoder in
            var first = encoder.container(keyedBy: Key.self)
            try first.encode([2.5], forKey: .a)
            var second = encoder.container(keyedBy: Key.self)
            try second.encode(UInt8(3), forKey: .b)
        }
        #expect(text == #"{"a": [2.5], "b": 3}"#)
    }

    @Test("What encodes nothing is an empty object, in every place")
    func nothing() throws {
        #expect(try line { _ in } == "{}")
        let text = try line { encoder in
            var members = encoder.container(keyedBy: Key.self)
            try members.encode([Custom { _ in }, Custom { _ in }], forKey: .a)
            _ = members.superEncoder(forKey: .b)
            _ = members.nestedUnkeyedContainer(forKey: .c)
        }
        #expect(text == #"{"a": [{}, {}], "b": {}, "c": []}"#)
    }

    @Test("An error says where the number stands, and writes nothing")
    func errors() throws {
        var text: [UInt8] = []
        let error = #expect(throws: EncodingError.self) {
            try JSONTextEncoder.write(["a": [[1], [2, Double.infinity]]], layout: .line, to: &text)
        }
        guard case .invalidValue(_, let context) = error else { throw try #require(error) }
        #expect(context.codingPath.map(\.stringValue) == ["a", "1", "1"])
        #expect(text.isEmpty)
    }

    /// Says a node by the containers of an encoder.
    private struct Encoded: Encodable {
        let node: JSONNode

        private struct Name: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        func encode(to encoder: any Encoder) throws {
            var single: any SingleValueEncodingContainer { encoder.singleValueContainer() }
            switch node.content {
            case .null:
                var container = single
                try container.encodeNil()
            case .bool(let value):
                var container = single
                try container.encode(value)
            case .number(let digits):
                var container = single
                try container.encode(try #require(Double(digits)))
            case .string(let text):
                var container = single
                try container.encode(text)
            case .array(let elements):
                var container = encoder.unkeyedContainer()
                for element in elements { try container.encode(Encoded(node: element)) }
            case .object(let members):
                var container = encoder.container(keyedBy: Name.self)
                for member in members {
                    try container.encode(Encoded(node: member.value), forKey: Name(stringValue: member.name))
                }
            }
        }
    }

    private func randomNode(_ depth: Int, _ numbers: inout some RandomNumberGenerator) -> JSONNode {
        let words = ["", "a", "é\u{2028}", "\"\\\n\u{7F}", String(repeating: "word ", count: 9), "#C0C0C0"]
        let count = Int.random(in: 0...(depth > 0 ? 12 : 0), using: &numbers)
        switch Int.random(in: 0..<(depth > 0 ? 7 : 4), using: &numbers) {
        case 0: return JSONNode(.null)
        case 1: return JSONNode(.bool(.random(using: &numbers)))
        case 2: return JSONNode(.number("\(Int.random(in: -9...1_000_000, using: &numbers))"))
        case 3: return JSONNode(.string(words.randomElement(using: &numbers) ?? ""))
        case 4, 5: return JSONNode(.array((0..<count).map { _ in randomNode(depth - 1, &numbers) }))
        default:
            return JSONNode(
                .object(
                    (0..<count).map { index in
                        JSONNode.Member(
                            name: "\(index)" + (words.randomElement(using: &numbers) ?? ""),
                            value: randomNode(depth - 1, &numbers))
                    }))
        }
    }

    /// The indented layout by its rule: from the value, not from its line.
    private func indented(_ node: JSONNode, indent: Int) -> String {
        func line(_ node: JSONNode) -> String { JSONWriter.text(node, layout: .line) }
        func holdsPlain(_ node: JSONNode) -> Bool {
            (node.elements ?? []).allSatisfy { $0.elements == nil && $0.members == nil }
        }
        let values = node.elements ?? node.members?.map(\.value) ?? []
        let isSimple = values.allSatisfy { $0.members == nil && holdsPlain($0) }
        if values.isEmpty || (isSimple && indent + line(node).utf8.count <= 110) { return line(node) }
        let space = "\n" + String(repeating: " ", count: indent)
        if node.elements != nil, holdsPlain(node) {
            var (text, column) = ("[", 110)
            for (index, word) in values.map(line).enumerated() {
                let isFull = column + word.utf8.count + 2 > 110
                text += (index > 0 ? "," : "") + (isFull ? space + "  " : " ") + word
                column = (isFull ? indent + 2 : column + 1) + word.utf8.count + 1
            }
            return text + space + "]"
        }
        let names = node.members?.map { line(JSONNode(.string($0.name))) + ": " }
        let parts = values.enumerated().map { (names?[$0] ?? "") + indented($1, indent: indent + 2) }
        let (opening, closing) = names == nil ? ("[", "]") : ("{", "}")
        return opening + parts.map { space + "  " + $0 }.joined(separator: ",") + space + closing
    }

    @Test("Random values read back as they were, by way of nodes and of encoding")
    func randomValues() throws {
        var numbers = SeededNumbers(seed: 7)
        for _ in 0..<300 {
            let node = randomNode(4, &numbers)
            for layout in [JSONWriter.Layout.line, .indented] {
                let text = JSONWriter.text(node, layout: layout)
                #expect(try JSONParser.parse(Array(text.utf8)) == node)
                var encoded: [UInt8] = []
                try JSONTextEncoder.write(Encoded(node: node), layout: layout, to: &encoded)
                #expect(String(decoding: encoded, as: UTF8.self) == text)
                if layout == .indented { #expect(text == indented(node, indent: 0)) }
            }
        }
    }
}
