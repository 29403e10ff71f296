/// A wrapper for a property that is ignored when two values of the type that contains it are compared.
///
/// Such properties hold facts such as line numbers, which don't affect whether two contents are equal.
@propertyWrapper
package struct NotCompared<Value: Sendable>: Sendable, Hashable {
    package var wrappedValue: Value

    package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Returns true for any two values, so that comparisons ignore the wrapped property.
    package static func == (left: NotCompared, right: NotCompared) -> Bool { true }

    /// Hashes nothing, because all values are equal.
    package func hash(into hasher: inout Hasher) {}
}
