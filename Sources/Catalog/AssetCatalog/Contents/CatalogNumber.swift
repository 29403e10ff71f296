/// A number of a `Contents.json`, its digits kept as they are written.
///
/// Xcode writes `0.1` as `0.10000000000000001`; a file that is read and written back must not change for that.
package struct CatalogNumber: Sendable, Hashable {
    /// The number as JSON writes it.
    package let digits: String

    /// The value; infinite where the digits go beyond what a `Double` holds.
    package var value: Double { Double(digits) ?? 0 }

    init(digits: String) { self.digits = digits }

    /// A number by its value, written with the fewest digits that read back the same.
    ///
    /// - Precondition: the value is finite.
    package init(_ value: Double) {
        precondition(value.isFinite, "JSON has no \(value)")
        digits = Int(exactly: value).map(String.init) ?? value.description
    }
}

extension CatalogNumber: ExpressibleByIntegerLiteral {
    package init(integerLiteral value: Int) { digits = String(value) }
}
