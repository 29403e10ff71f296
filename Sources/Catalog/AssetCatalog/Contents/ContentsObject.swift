internal import Diagnostics
internal import OrderedJSON

/// A type for an object in a `Contents.json`, which is read and written by the ``table`` of its members.
protocol ContentsObject: Sendable {
    var unknown: UnknownMembers { get set }
    init()
    static var table: FieldTable<Self> { get }
    /// The name of the object with its article, for messages: `an entry`.
    static var displayName: String { get }
    /// Stores the line and column at which the object begins.
    mutating func note(place: TextPosition)
}

extension ContentsObject {
    mutating func note(place: TextPosition) {}

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
