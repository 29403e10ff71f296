internal import Diagnostics
internal import OrderedJSON

/// A table of the known members of an object in a `Contents.json`, each with a codec that reads and writes its value.
struct FieldTable<Object: ContentsObject>: Sendable {
    let members: [FieldCodec<Object>]
    private let indices: [String: Int]

    init(_ members: [FieldCodec<Object>]) {
        self.members = members
        indices = Dictionary(members.enumerated().map { ($0.element.key, $0.offset) }) { first, _ in first }
    }

    /// Reads the known members of a JSON object, and stores all other members, to write them back unchanged.
    func read(_ nodes: [JSONNode.Member], into object: inout Object, scope: inout ContentsScope) {
        for member in scope.lastOnes(of: nodes) where !scope.isFull {
            guard let index = indices[member.name] else {
                scope.reportUnknownKey(member, in: Object.displayName, members.map(\.key))
                object.unknown.members.append(member)
                continue
            }
            if !members[index].read(member.value, &object, &scope) { object.unknown.members.append(member) }
        }
    }
}

/// The codec for one member of an object: its key, and the functions that read and write its value.
struct FieldCodec<Object: ContentsObject>: Sendable {
    let key: String
    /// Reads the value into the object; returns false if the JSON value must be kept, to write it back unchanged.
    let read: @Sendable (JSONNode, inout Object, inout ContentsScope) -> Bool
    let write: @Sendable (Object) -> JSONNode?

    /// Returns the codec for a member that Tincture doesn't use, but checks and writes back unchanged.
    static func kept(_ key: String, _ form: KeptForm) -> FieldCodec {
        FieldCodec(key: key) { node, _, scope in
            scope.check(node, key: key, form)
            return false
        } write: { _ in
            nil
        }
    }
}

/// The expected form of a value that Tincture doesn't use.
indirect enum KeptForm: Sendable {
    case text, number, flag
    case word([String])
    /// An object: its name with an article, for messages, and the expected form of the value of each known key.
    case object(String, [(key: String, form: KeptForm)])
}

extension ContentsScope {
    fileprivate mutating func check(_ node: JSONNode, key: String, _ form: KeptForm) {
        switch (form, node.content) {
        case (.text, .string), (.number, .number), (.flag, .bool): break
        case (.word(let words), .string(let text)):
            if !words.contains(text) { reportUnknownWord(text, at: node, key: key, words) }
        case (.object(let name, let forms), .object(let members)):
            for member in lastOnes(of: members) where !isFull {
                if let form = forms.first(where: { $0.key == member.name })?.form {
                    check(member.value, key: member.name, form)
                } else {
                    reportUnknownKey(member, in: name, forms.map(\.key))
                }
            }
        case (.text, _), (.word, _): reportKind(of: node, key: key, expected: "a string")
        case (.number, _): reportKind(of: node, key: key, expected: "a number")
        case (.flag, _): reportKind(of: node, key: key, expected: "true or false")
        case (.object, _): reportKind(of: node, key: key, expected: "an object")
        }
    }
}
