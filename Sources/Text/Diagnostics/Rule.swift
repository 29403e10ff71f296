/// The identifier of a rule, such as `missing-file`.
///
/// A rule is declared in the module that reports its findings, or in a module on which all such modules depend. The
/// module `CatalogChecks` lists all rules.
package struct Rule: RawRepresentable, Sendable, Hashable, Codable {
    /// The identifier: lowercase words joined by hyphens.
    package let rawValue: String

    /// Creates a rule from external text, such as a configuration; nil if the text isn't a valid identifier.
    package init?(rawValue: String) {
        let isWord = rawValue.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || $0 == UInt8(ascii: "-") }
        guard isWord && !rawValue.isEmpty else { return nil }
        self.rawValue = rawValue
    }

    /// Creates a rule from an identifier that is known to be valid, such as a literal in Tincture's source code.
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
