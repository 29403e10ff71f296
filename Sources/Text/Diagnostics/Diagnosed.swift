/// A value, and the diagnostics that were made on the way to it: the one way in which they travel.
///
/// What can find something besides its value returns one of these. What gathers diagnostics keeps them private, and
/// hands them over once, with the value that its last function returns. Properties of the value are those of the whole.
@dynamicMemberLookup
package struct Diagnosed<Value> {
    package var value: Value
    /// The diagnostics found on the way to the value.
    package var diagnostics: [Diagnostic]
    /// True where the diagnostics leave nothing sensible to go on with.
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

    /// Adds the diagnostics on the way to a value, and gives the value; for stages whose work is never refused, for a
    /// list does not keep that as a ``DiagnosticLog`` does.
    package mutating func collect<Value>(_ found: Diagnosed<Value>) -> Value {
        self += found.diagnostics
        return found.value
    }
}
