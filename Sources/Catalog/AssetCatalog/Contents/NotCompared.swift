/// A value that is ignored in comparisons.
///
/// It holds facts about the file, such as locations, that don't affect whether two contents are equal.
@propertyWrapper
package struct NotCompared<Value: Sendable>: Sendable, Hashable {
    package var wrappedValue: Value

    package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Always returns true; see the type.
    package static func == (left: NotCompared, right: NotCompared) -> Bool { true }

    /// Hashes nothing: all values are equal.
    package func hash(into hasher: inout Hasher) {}
}
