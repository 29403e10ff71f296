internal import CodeLexing
internal import Diagnostics

/// A string expression in code, before the names of constants and variables in it are replaced by their values.
package indirect enum StringExpression: Sendable, Equatable {
    case text(String)
    /// The value of a constant, function or parameter: the first of some possible keys with a ``StringDefinition``.
    case value([String])
    /// A concatenation of several parts, or the conversion of a single part to a string.
    case joined([StringExpression])
    case either([StringExpression])
    case cased(Casing, StringExpression)
    case unknown

    package enum Casing: UInt8, Sendable, CaseIterable {
        case lower, upper, capitalized

        /// Creates the change that a string's member makes, such as `lowercased`; nil if it doesn't change the case.
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

    init(joining parts: [StringExpression]) { self = parts.count == 1 ? parts[0] : .joined(parts) }

    init(oneOf values: [StringExpression]) { self = values.count == 1 ? values[0] : .either(values) }

    /// Creates the expression for a pattern from the pattern's texts, with an unknown part for each gap.
    init(_ pattern: NamePattern) { self.init(joining: pattern.parts.map { $0.map { .text($0) } ?? .unknown }) }

    /// The string's known texts, with a gap for each part that depends on a name in the code.
    var pattern: NamePattern {
        switch self {
        case .text(let text): NamePattern(text)
        case .joined(let parts): NamePattern(parts.flatMap(\.pattern.parts))
        default: NamePattern([nil])
        }
    }

    /// Whether looking up names in the code may fill gaps of ``pattern``.
    var isOpen: Bool {
        switch self {
        case .text, .unknown: false
        case .value, .cased, .either: true
        case .joined(let parts): parts.count == 1 || parts.contains(where: \.isOpen)
        }
    }

    /// The keys of the ``StringDefinition``s that the expression may refer to.
    var keys: [String] {
        switch self {
        case .text, .unknown: []
        case .value(let keys): keys
        case .cased(_, let inner): inner.keys
        case .joined(let parts), .either(let parts): parts.flatMap(\.keys)
        }
    }
}

/// The definition of a string in code, with the key by which expressions refer to the string.
///
/// The key is `Names.cart` for a member of a type and `cart` for a global declaration. For a declaration that only the
/// same file can use, the key is `.cart`. `Suit.*` stands for all cases of an enum, `*.cart` for a member of any type,
/// and `icon(named:)` for the arguments of all calls.
struct StringDefinition: Sendable, Equatable {
    let key: String
    let value: StringExpression
    let place: TextPosition
}
