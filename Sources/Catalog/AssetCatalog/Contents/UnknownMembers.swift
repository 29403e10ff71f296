package import OrderedJSON

/// The members of an object in a `Contents.json` that Tincture doesn't understand; writing the object keeps them.
///
/// A kept member replaces the member that a Swift property would write under the same key.
package struct UnknownMembers: Sendable {
    package var members: [JSONNode.Member]

    package init(_ members: [JSONNode.Member] = []) { self.members = members }

    package var isEmpty: Bool { members.isEmpty }

    package func holds(_ key: String) -> Bool { self[key] != nil }

    package func without(_ keys: Set<String>) -> UnknownMembers {
        UnknownMembers(members.filter { !keys.contains($0.name) })
    }

    package subscript(key: String) -> JSONNode? { members.last { $0.name == key }?.value }
}

extension UnknownMembers: Hashable {
    /// Whether two collections have the same members, in any order.
    package static func == (left: UnknownMembers, right: UnknownMembers) -> Bool {
        JSONNode(.object(left.members)).inNameOrder == JSONNode(.object(right.members)).inNameOrder
    }

    package func hash(into hasher: inout Hasher) {
        for member in members.sortedByName() { hasher.combine(member.name) }
    }
}

extension JSONNode {
    fileprivate var inNameOrder: JSONNode {
        switch content {
        case .array(let elements): JSONNode(.array(elements.map(\.inNameOrder)))
        case .object(let members):
            JSONNode(.object(members.sortedByName().map { Member(name: $0.name, value: $0.value.inNameOrder) }))
        default: self
        }
    }
}
