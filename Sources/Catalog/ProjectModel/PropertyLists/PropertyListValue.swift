/// A value of a property list in the old ASCII style, in which Xcode writes project files.
enum PropertyListValue: Sendable, Hashable {
    case text(String)
    case list([PropertyListValue])
    case dictionary([String: PropertyListValue])

    var text: String? { if case .text(let text) = self { text } else { nil } }

    var elements: [PropertyListValue] { if case .list(let elements) = self { elements } else { [] } }

    var members: [String: PropertyListValue] { if case .dictionary(let members) = self { members } else { [:] } }

    /// The texts of a list, or a single text as an array; empty for a dictionary.
    var texts: [String] { text.map { [$0] } ?? elements.compactMap(\.text) }

    subscript(key: String) -> PropertyListValue? { members[key] }
}
