/// The identifier of a rule, such as `missing-file`: lowercase words joined by hyphens.
///
/// A rule is declared in the lowest module that reports its findings. The module `CatalogChecks` lists all rules.
package struct Rule: RawRepresentable, Sendable, Hashable, Codable {
    package let rawValue: String

    /// Creates a rule from external text; nil if the text isn't a valid identifier.
    package init?(rawValue: String) {
        let isWord = rawValue.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || $0 == UInt8(ascii: "-") }
        guard isWord && !rawValue.isEmpty else { return nil }
        self.rawValue = rawValue
    }

    /// Creates a rule from an identifier that is known to be valid.
    package init(_ identifier: String) {
        guard let rule = Rule(rawValue: identifier) else { preconditionFailure("\(identifier) is no identifier") }
        self = rule
    }
}

extension Rule: ExpressibleByStringLiteral {
    package init(stringLiteral identifier: String) { self.init(identifier) }
}

extension Rule: CustomStringConvertible {
    package var description: String { rawValue }
}

/// The rules that several modules report; the rule of the same name in `CatalogChecks` explains each.
extension Rule {
    package static let unreadable = Rule("unreadable")
    package static let malformedData = Rule("malformed-data")
    package static let unusableImage = Rule("unusable-image")
    package static let truncatedImage = Rule("truncated-image")
    package static let unsupportedFormat = Rule("unsupported-format")
    package static let irregularImage = Rule("irregular-image")
    package static let extensionMismatch = Rule("extension-mismatch")
    package static let unreadableProject = Rule("unreadable-project")
    package static let unusedConfiguration = Rule("unused-configuration")
    package static let limitExceeded = Rule("limit-exceeded")
    package static let nameClash = Rule("name-clash")
    package static let emptySymbol = Rule("empty-symbol")
    package static let symbolCollision = Rule("symbol-collision")
    package static let symbolConflict = Rule("symbol-conflict")
}
