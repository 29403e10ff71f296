/// A value with the diagnostics found while creating it.
///
/// A function that can produce diagnostics returns one of these. A stage collects its diagnostics privately and
/// returns them once, with its result. The value's properties are accessible directly.
@dynamicMemberLookup
package struct Diagnosed<Value> {
    package var value: Value
    /// The diagnostics found while creating the value.
    package var diagnostics: [Diagnostic]
    /// Whether the value is unusable because of an error among the diagnostics.
    package var isRefused: Bool

    package init(_ value: Value, _ diagnostics: [Diagnostic] = [], isRefused: Bool = false) {
        (self.value, self.diagnostics, self.isRefused) = (value, diagnostics, isRefused)
    }

    package var hasErrors: Bool { diagnostics.hasErrors }

    /// Returns the transformed value with the same diagnostics.
    package func map<Other>(_ change: (Value) throws -> Other) rethrows -> Diagnosed<Other> {
        Diagnosed<Other>(try change(value), diagnostics, isRefused: isRefused)
    }

    package subscript<Property>(dynamicMember property: KeyPath<Value, Property>) -> Property {
        value[keyPath: property]
    }
}

extension Diagnosed: Sendable where Value: Sendable {}

extension [Diagnostic] {
    package var hasErrors: Bool { contains { $0.severity == .error } }

    /// Adds the diagnostics of a value, and returns the value.
    ///
    /// Only for stages that always have a usable result: unlike a ``DiagnosticLog``, an array drops `isRefused`.
    package mutating func collect<Value>(_ found: Diagnosed<Value>) -> Value {
        self += found.diagnostics
        return found.value
    }
}
