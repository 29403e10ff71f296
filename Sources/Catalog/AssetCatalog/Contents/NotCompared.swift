/// A value that takes no part in comparisons: what was read is the same wherever it stood, and the same as what was
/// made.
@propertyWrapper
package struct NotCompared<Value: Sendable>: Sendable, Hashable {
    package var wrappedValue: Value

    package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// True: see the type.
    package static func == (left: NotCompared, right: NotCompared) -> Bool { true }

    /// Hashes nothing: all values are equal.
    package func hash(into hasher: inout Hasher) {}
}
