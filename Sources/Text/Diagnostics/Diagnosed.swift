/// A value with the diagnostics found while creating it.
///
/// The properties of the value are accessible directly: `found.name` is short for `found.value.name`.
@dynamicMemberLookup
package struct Diagnosed<Value> {
    package var value: Value
    package var diagnostics: [Diagnostic]
    /// Whether an error among the diagnostics makes the value unusable.
    package var isRefused: Bool

    package init(_ value: Value, _ diagnostics: [Diagnostic] = [], isRefused: Bool = false) {
        (self.value, self.diagnostics, self.isRefused) = (value, diagnostics, isRefused)
    }

    package var hasErrors: Bool { diagnostics.hasErrors }

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
    /// Use a ``DiagnosticLog`` if the value may be refused, because `isRefused` is lost here.
    package mutating func collect<Value>(_ found: Diagnosed<Value>) -> Value {
        self += found.diagnostics
        return found.value
    }
}
