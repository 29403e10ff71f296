internal import CodeLexing
internal import Diagnostics

/// A string as code makes it, before it is known what the names in it mean.
package indirect enum StringExpression: Sendable, Hashable {
    case text(String)
    /// The value of the first of these keys that is defined: see ``StringDefinition``.
    case value([String])
    case joined([StringExpression])
    case either([StringExpression])
    case cased(Casing, StringExpression)
    case unknown

    /// What is done to the letters of a string.
    package enum Casing: UInt8, Sendable, CaseIterable {
        case lower, upper, capitalized

        /// The casing that a member gives; nil for another member.
        init?(member: String) {
            switch member {
            case "lowercased": self = .lower
            case "uppercased": self = .upper
            case "capitalized", "localizedCapitalized": self = .capitalized
            default: return nil
            }
        }

        func apply(to text: String) -> String {
            switch self {
            case .lower: text.lowercased()
            case .upper: text.uppercased()
            case .capitalized: text.prefix(1).uppercased() + text.dropFirst().lowercased()
            }
        }
    }

    /// Strings that are one behind the other.
    init(joining parts: [StringExpression]) { self = parts.count == 1 ? parts[0] : .joined(parts) }

    /// One of some strings.
    init(oneOf values: [StringExpression]) { self = values.count == 1 ? values[0] : .either(values) }

    /// A text with gaps.
    init(_ pattern: NamePattern) { self.init(joining: pattern.parts.map { $0.map { .text($0) } ?? .unknown }) }

    /// What is known without what names mean.
    var pattern: NamePattern {
        switch self {
        case .text(let text): NamePattern(text)
        case .joined(let parts): NamePattern(parts.flatMap(\.pattern.parts))
        default: NamePattern([nil])
        }
    }

    /// The keys that are asked for.
    var keys: [String] {
        switch self {
        case .text, .unknown: []
        case .value(let keys): keys
        case .cased(_, let inner): inner.keys
        case .joined(let parts), .either(let parts): parts.flatMap(\.keys)
        }
    }
}

/// A string that has a name.
///
/// The key is `Names.cart` for a member of a type, `cart` for what a file declares outside of types, and `.cart` for
/// what only code of the same file can mean. `Suit.*` are the cases of an enum, `*.cart` the members of any type, and
/// `icon(named:)` the arguments of all calls.
struct StringDefinition: Sendable, Hashable {
    let key: String
    let value: StringExpression
    let place: TextPosition
}
