internal import Diagnostics
internal import OrderedJSON

/// An object of a `Contents.json` that the model has a type for.
///
/// Its ``table`` is the one place that says which members it has and what each of them means: reading and writing both
/// follow it.
protocol ContentsObject: Sendable {
    var unknown: UnknownMembers { get set }
    init()
    static var table: FieldTable<Self> { get }
    /// The object's name with its article, for a message: `an entry`.
    static var displayName: String { get }
    /// Notes where the object is, if it wants to know.
    mutating func note(place: TextPosition)
}

extension ContentsObject {
    mutating func note(place: TextPosition) {}

    /// The object that a node says, nil for a node that is no object.
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
