/// The identifier of a rule, such as `missing-file`.
///
/// Each is declared once, next to the code that makes its findings: in the rule's file, or in the target of the reader.
/// `CatalogChecks` lists all of them.
package struct Rule: RawRepresentable, Sendable, Hashable, Codable {
    /// The identifier: lowercase words joined by hyphens.
    package let rawValue: String

    /// Creates a rule from an outside identifier, such as one in a configuration; nil if it isn't an identifier.
    package init?(rawValue: String) {
        let isWord = rawValue.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || $0 == UInt8(ascii: "-") }
        guard isWord && !rawValue.isEmpty else { return nil }
        self.rawValue = rawValue
    }

    /// Creates the rule with an identifier.
    ///
    /// - Precondition: the identifier consists of lowercase letters and hyphens.
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
