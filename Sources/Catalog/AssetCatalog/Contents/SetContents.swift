internal import Diagnostics
internal import OrderedJSON

/// The complete content of the `Contents.json` of a set, a group or a catalog.
package struct SetContents: Sendable, Equatable {
    package static let fileName = "Contents.json"

    static func isFileName(_ name: String) -> Bool { name.lowercased() == "contents.json" }

    /// The key whose value is the list of entries, such as `images`; nil if the file has no list.
    package var listKey: String?
    package var entries: [SetEntry] = []
    package var info: ContentsInfo?
    @Boxed package var properties: SetProperties? = nil
    package var unknown = UnknownMembers()
    @NotCompared package internal(set) var layout = ContentsLayout()

    /// The content as text in the layout of Xcode, with a line break at the end.
    package var xcodeText: String { JSONWriter.xcodeText(node) }
}

extension SetContents {
    /// Reads the content from the root object of a file.
    ///
    /// - Parameter isOpen: whether the file may contain any key, because its format is unknown.
    init(_ root: JSONNode, type: SetType?, isOpen: Bool, scope: inout ContentsScope) {
        self.init(info: nil)
        for member in scope.lastOnes(of: root.members ?? []) where !scope.isFull {
            if !read(member, type: type, isOpen: isOpen, scope: &scope) { unknown.members.append(member) }
        }
    }

    private mutating func read(
        _ member: JSONNode.Member, type: SetType?, isOpen: Bool, scope: inout ContentsScope
    ) -> Bool {
        switch member.name {
        case "info":
            info = scope.object(member.value, key: member.name)
            return info != nil
        case "properties":
            properties = scope.object(member.value, key: member.name)
            return properties != nil
        case type?.listKey: return readList(member, scope: &scope)
        default:
            if isOpen { return false }
            let known = ["info", "properties", type?.listKey].compactMap(\.self)
            scope.reportUnknownKey(member, in: scope.owner, known)
            return false
        }
    }

    /// Reads the list of entries; returns whether all elements of the list are objects.
    ///
    /// If some aren't, only the objects are read, and the list is written back unchanged.
    private mutating func readList(_ member: JSONNode.Member, scope: inout ContentsScope) -> Bool {
        guard let elements = member.value.elements else {
            scope.reportKind(.error, of: member.value, key: member.name, expected: "an array")
            return false
        }
        listKey = member.name
        entries.reserveCapacity(elements.count)
        var isUnderstood = true
        for element in elements where !scope.isFull {
            if var entry = SetEntry.read(element, scope: &scope) {
                entry.statesIdiom = element["idiom"]?.string != nil
                entries.append(entry)
            } else {
                scope.report(
                    .error, at: element.place,
                    "an entry of \"\(member.name)\" in \(scope.owner) is \(element.kindInWords); an object was expected."
                )
                isUnderstood = false
            }
        }
        return isUnderstood
    }

    private var node: JSONNode {
        var members: [JSONNode.Member] = []
        func add(_ name: String, _ value: JSONNode?) {
            guard let value, unknown[name] == nil else { return }
            members.append(JSONNode.Member(name: name, value: value))
        }
        if let listKey { add(listKey, .list(entries.map(\.node))) }
        add("info", info?.node)
        add("properties", properties?.node)
        return JSONNode(.object(members + unknown.members))
    }
}
