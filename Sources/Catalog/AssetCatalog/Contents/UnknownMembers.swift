package import OrderedJSON

/// Members of a `Contents.json` that Tincture does not understand, kept so that nothing is lost when it is written
/// back.
///
/// A member is here because its key is unknown, or because its value is not what the key stands for. When the object is
/// written, a member that is kept here wins over one of the same key that the model would write.
package struct UnknownMembers: Sendable {
    /// The members in the order of the file.
    package var members: [JSONNode.Member]

    /// Members that are kept; none by default.
    package init(_ members: [JSONNode.Member] = []) { self.members = members }

    /// True where everything was understood.
    package var isEmpty: Bool { members.isEmpty }

    /// True where a value is kept under a key.
    package func holds(_ key: String) -> Bool { self[key] != nil }

    /// The members but those of some keys.
    package func without(_ keys: Set<String>) -> UnknownMembers {
        UnknownMembers(members.filter { !keys.contains($0.name) })
    }

    /// The value that is kept under a key, nil where there is none.
    package subscript(key: String) -> JSONNode? { members.last { $0.name == key }?.value }
}

extension UnknownMembers: Hashable {
    /// Members are equal when they say the same; their order says nothing in JSON.
    package static func == (left: UnknownMembers, right: UnknownMembers) -> Bool {
        JSONNode(.object(left.members)).inNameOrder == JSONNode(.object(right.members)).inNameOrder
    }

    package func hash(into hasher: inout Hasher) {
        for member in members.sortedByName() { hasher.combine(member.name) }
    }
}

extension JSONNode {
    /// The value with the members of every object in it by name.
    fileprivate var inNameOrder: JSONNode {
        switch content {
        case .array(let elements): JSONNode(.array(elements.map(\.inNameOrder)))
        case .object(let members):
            JSONNode(.object(members.sortedByName().map { Member(name: $0.name, value: $0.value.inNameOrder) }))
        default: self
        }
    }
}
