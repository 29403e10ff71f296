package import OrderedJSON

/// Members of a `Contents.json` file that Tincture doesn't understand, kept so that writing the file loses nothing.
///
/// A member is kept if its key is unknown, or if its value doesn't fit the key. When the object is written, a kept
/// member overrides the model's member with the same key.
package struct UnknownMembers: Sendable {
    /// The members in the order of the file.
    package var members: [JSONNode.Member]

    /// Creates a collection of kept members, empty by default.
    package init(_ members: [JSONNode.Member] = []) { self.members = members }

    /// Whether there are no kept members, because everything was understood.
    package var isEmpty: Bool { members.isEmpty }

    /// Whether a value is kept under a key.
    package func holds(_ key: String) -> Bool { self[key] != nil }

    /// Returns the members except those with some keys.
    package func without(_ keys: Set<String>) -> UnknownMembers {
        UnknownMembers(members.filter { !keys.contains($0.name) })
    }

    /// The value kept under a key, or nil if there is none.
    package subscript(key: String) -> JSONNode? { members.last { $0.name == key }?.value }
}

extension UnknownMembers: Hashable {
    /// Whether two collections have the same content.
    ///
    /// The order of members has no meaning in JSON.
    package static func == (left: UnknownMembers, right: UnknownMembers) -> Bool {
        JSONNode(.object(left.members)).inNameOrder == JSONNode(.object(right.members)).inNameOrder
    }

    package func hash(into hasher: inout Hasher) {
        for member in members.sortedByName() { hasher.combine(member.name) }
    }
}

extension JSONNode {
    /// The value with the members of every object in it sorted by name.
    fileprivate var inNameOrder: JSONNode {
        switch content {
        case .array(let elements): JSONNode(.array(elements.map(\.inNameOrder)))
        case .object(let members):
            JSONNode(.object(members.sortedByName().map { Member(name: $0.name, value: $0.value.inNameOrder) }))
        default: self
        }
    }
}
