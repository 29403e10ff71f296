internal import Diagnostics
internal import OrderedJSON

/// The members that an object can have.
struct FieldTable<Object: ContentsObject>: Sendable {
    let members: [FieldCodec<Object>]
    private let indices: [String: Int]

    init(_ members: [FieldCodec<Object>]) {
        self.members = members
        indices = Dictionary(members.enumerated().map { ($0.element.key, $0.offset) }) { first, _ in first }
    }

    /// Reads what is known into the object, and keeps the rest with a note.
    func read(_ nodes: [JSONNode.Member], into object: inout Object, scope: inout ContentsScope) {
        var last: [String: Int] = [:]
        for (index, member) in nodes.enumerated() { last[member.name] = index }
        for (index, member) in nodes.enumerated() where !scope.isFull {
            guard last[member.name] == index else {
                scope.report(
                    .warning, at: member.place,
                    "\(member.name.quoted) is given twice in \(scope.owner); only the last one counts. Remove one.")
                continue
            }
            guard let index = indices[member.name] else {
                if scope.wantsNotes {
                    scope.report(
                        .note, at: member.place,
                        "unknown key \(member.name.quoted) in \(Object.displayName), kept unchanged"
                            + NearestWord.hintOrPoint(for: member.name, among: members.map(\.key)))
                }
                object.unknown.members.append(member)
                continue
            }
            if !members[index].read(member.value, &object, &scope) { object.unknown.members.append(member) }
        }
    }
}

/// One member of an object: its key, what its value means, and how it is written.
struct FieldCodec<Object: ContentsObject>: Sendable {
    let key: String
    /// Reads the value; false, with a finding, where it is not understood and is to be kept as it is.
    let read: @Sendable (JSONNode, inout Object, inout ContentsScope) -> Bool
    /// The value as JSON; nil where the object does not have it.
    let write: @Sendable (Object) -> JSONNode?
}
