package import Diagnostics
internal import OrderedJSON

/// The layout of a `Contents.json` file: where its text begins and how its keys are ordered.
///
/// Two layouts are always equal, because the layout of a file doesn't affect its content.
package struct ContentsLayout: Sendable, Hashable {
    package struct Key: Sendable {
        package let name: String
        package let place: TextPosition
    }

    @NotCompared package private(set) var place = TextPosition.start
    /// The first key that violates Xcode's key order, or nil if there is none.
    package private(set) var misplacedKey: Key?
    /// Whether an object contains a key twice.
    ///
    /// Readers disagree about which of the two counts.
    package private(set) var hasRepeatedKey = false
    /// The number of values in the text, including nested ones.
    @NotCompared private(set) var values = 0

    package init() {}

    /// Creates the layout of a text.
    ///
    /// - Parameter texts: collects every string value.
    init(of root: JSONNode, texts: inout Set<String>) {
        place = root.place ?? .start
        look(at: root, texts: &texts)
    }

    /// Always returns true; see the type.
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
        // Keys in ascending order, the usual case, follow Xcode's order and are all different. Outside ASCII, keys may
        // be equal although their bytes differ: an accented letter is one scalar or two.
        let isASCII = members.allSatisfy { $0.name.utf8.allSatisfy { $0 < 0x80 } }
        guard !isASCII || pairs.contains(where: { !$0.name.precedes($1.name) }) else { return }
        if misplacedKey == nil, let (_, second) = pairs.first(where: { $1.name.precedes($0.name) }) {
            misplacedKey = Key(name: second.name, place: second.place ?? .start)
        }
        if Set(members.map(\.name)).count < members.count { hasRepeatedKey = true }
    }
}

extension String {
    /// Whether the string precedes another in the order of ``JSONWriter/xcodeText(_:)``.
    fileprivate func precedes(_ other: String) -> Bool {
        // UTF-8 bytes sort in the same order as scalars.
        utf8.lexicographicallyPrecedes(other.utf8)
    }
}
