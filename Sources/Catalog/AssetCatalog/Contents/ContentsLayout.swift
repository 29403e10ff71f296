package import Diagnostics
internal import OrderedJSON

/// The layout of a `Contents.json`: facts such as the order of the keys, which don't affect the content.
package struct ContentsLayout: Sendable {
    package struct Key: Sendable {
        package let name: String
        package let place: TextPosition
    }

    package private(set) var place = TextPosition.start
    /// The first key that isn't in Xcode's order; nil if all keys are in that order.
    package private(set) var misplacedKey: Key?
    /// Whether an object contains a key twice; programs disagree about which of the two values counts.
    package private(set) var hasRepeatedKey = false
    private(set) var values = 0

    init() {}

    /// Creates the layout of a file, and adds every string value in it to the texts.
    init(of root: JSONNode, texts: inout Set<String>) {
        place = root.place ?? .start
        look(at: root, texts: &texts)
    }

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
        // Most files have their keys in ascending order, so they need no further test. Outside ASCII, two keys may be
        // equal although their bytes differ, because an accented letter has two forms.
        let isASCII = members.allSatisfy { $0.name.utf8.allSatisfy { $0 < 0x80 } }
        guard !isASCII || pairs.contains(where: { !$0.name.precedes($1.name) }) else { return }
        if misplacedKey == nil, let (_, second) = pairs.first(where: { $1.name.precedes($0.name) }) {
            misplacedKey = Key(name: second.name, place: second.place ?? .start)
        }
        if Set(members.map(\.name)).count < members.count { hasRepeatedKey = true }
    }
}

extension String {
    /// Returns whether this key comes before another key in the order in which Xcode writes keys.
    fileprivate func precedes(_ other: String) -> Bool {
        // The bytes of UTF-8 have the same order as the Unicode scalars.
        utf8.lexicographicallyPrecedes(other.utf8)
    }
}
