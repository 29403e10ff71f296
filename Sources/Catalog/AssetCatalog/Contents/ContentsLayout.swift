package import Diagnostics
internal import OrderedJSON

/// The layout of a `Contents.json`: where the text begins and how its keys are ordered.
///
/// Two layouts are always equal, as two places are: what was read is the same however it was laid out.
package struct ContentsLayout: Sendable, Hashable {
    package struct Key: Sendable {
        package let name: String
        package let place: TextPosition
    }

    @NotCompared package private(set) var place = TextPosition.start
    /// The first key that is behind one before which Xcode writes it; nil where all are in Xcode's order.
    package private(set) var misplacedKey: Key?
    /// True where an object has a key twice: which of them counts depends on who reads.
    package private(set) var hasRepeatedKey = false
    /// How many values the text has, those within others counted too.
    @NotCompared private(set) var values = 0

    package init() {}

    /// The layout of a text.
    ///
    /// - Parameter texts: gets every string among the values.
    init(of root: JSONNode, texts: inout Set<String>) {
        place = root.place ?? .start
        look(at: root, texts: &texts)
    }

    /// True: see the type.
    package static func == (left: ContentsLayout, right: ContentsLayout) -> Bool { true }

    /// Hashes nothing: all layouts are equal.
    package func hash(into hasher: inout Hasher) {}

    private mutating func look(at node: JSONNode, texts: inout Set<String>) {
        values += 1
        switch node.content {
        case .string(let text): texts.insert(text)
        case .array(let elements): for element in elements { look(at: element, texts: &texts) }
        case .object(let members):
            lookAtKeys(of: members)
            for member in members { look(at: member.value, texts: &texts) }
        default: break
        }
    }

    private mutating func lookAtKeys(of members: [JSONNode.Member]) {
        let pairs = zip(members, members.dropFirst())
        // Keys in rising order, the usual case, are in Xcode's order and all different. Outside of ASCII they may be
        // equal although their bytes differ: an accent is one scalar or two.
        let isASCII = members.allSatisfy { $0.name.utf8.allSatisfy { $0 < 0x80 } }
        guard !isASCII || pairs.contains(where: { !$0.name.precedes($1.name) }) else { return }
        if misplacedKey == nil, let (_, second) = pairs.first(where: { $1.name.precedes($0.name) }) {
            misplacedKey = Key(name: second.name, place: second.place ?? .start)
        }
        if Set(members.map(\.name)).count < members.count { hasRepeatedKey = true }
    }
}

extension String {
    /// The order of ``JSONWriter/xcodeText(_:)``.
    fileprivate func precedes(_ other: String) -> Bool {
        // Bytes of UTF-8 have the order of scalars.
        utf8.lexicographicallyPrecedes(other.utf8)
    }
}
