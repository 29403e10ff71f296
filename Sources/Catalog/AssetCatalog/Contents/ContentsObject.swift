internal import Diagnostics
internal import OrderedJSON

/// An object in a `Contents.json` file that has its own type in the model.
///
/// Its ``table`` is the only definition of its members and their meanings. Both reading and writing use it.
protocol ContentsObject: Sendable {
    var unknown: UnknownMembers { get set }
    init()
    static var table: FieldTable<Self> { get }
    /// The object's name with its article, for messages: `an entry`.
    static var displayName: String { get }
    /// Stores the object's location, if the type needs it.
    mutating func note(place: TextPosition)
}

extension ContentsObject {
    mutating func note(place: TextPosition) {}

    /// Returns the object that a node contains, or nil if the node isn't an object.
    static func read(_ node: JSONNode, scope: inout ContentsScope) -> Self? {
        guard let members = node.members else { return nil }
        var object = Self()
        object.note(place: node.place ?? .start)
        table.read(members, into: &object, scope: &scope)
        return object
    }

    var node: JSONNode {
        let kept = Set(unknown.members.map(\.name))
        let written = Self.table.members.compactMap { member -> JSONNode.Member? in
            guard !kept.contains(member.key) else { return nil }
            return member.write(self).map { JSONNode.Member(name: member.key, value: $0) }
        }
        return JSONNode(.object(written + unknown.members))
    }
}
