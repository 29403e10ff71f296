/// A number in a `Contents.json`, with its digits as written.
///
/// Xcode writes `0.1` as `0.10000000000000001`. Reading a file and writing it back must not change such digits.
package struct CatalogNumber: Sendable, Equatable {
    /// The number in JSON notation.
    package let digits: String

    /// The value; infinite if the digits exceed the range of a `Double`.
    package var value: Double { Double(digits) ?? 0 }

    init(digits: String) { self.digits = digits }
}

extension CatalogNumber: ExpressibleByIntegerLiteral {
    package init(integerLiteral value: Int) { digits = String(value) }
}
