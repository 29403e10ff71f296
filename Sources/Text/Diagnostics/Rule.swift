/// The identifier of a rule, such as `missing-file`.
///
/// Each is declared once, where its findings are made: in the file of the rule, or in the room of the reader that finds
/// it. `CatalogChecks` has the list of them all.
package struct Rule: RawRepresentable, Sendable, Hashable, Codable {
    /// The identifier: words in small letters with hyphens between them.
    package let rawValue: String

    /// The rule of an identifier from outside, such as a configuration; nil for what is no identifier.
    package init?(rawValue: String) {
        let isWord = rawValue.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || $0 == UInt8(ascii: "-") }
        guard isWord && !rawValue.isEmpty else { return nil }
        self.rawValue = rawValue
    }

    /// The rule of an identifier.
    ///
    /// - Precondition: it has only small letters and hyphens.
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
