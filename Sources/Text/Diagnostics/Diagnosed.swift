/// A value with the diagnostics found while making it; diagnostics travel in no other way.
///
/// A function that can find something besides its value returns one of these. A stage keeps its diagnostics private and
/// returns them once, with its last value. The value's properties are accessible directly.
@dynamicMemberLookup
package struct Diagnosed<Value> {
    package var value: Value
    /// The diagnostics found while making the value.
    package var diagnostics: [Diagnostic]
    /// Whether the diagnostics leave no usable value.
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
    /// It serves stages whose work is never refused: unlike a ``DiagnosticLog``, a list doesn't record refusal.
    package mutating func collect<Value>(_ found: Diagnosed<Value>) -> Value {
        self += found.diagnostics
        return found.value
    }
}
