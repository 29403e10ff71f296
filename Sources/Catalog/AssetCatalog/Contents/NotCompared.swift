/// A value that takes no part in comparisons: what was read is the same wherever it stood, and the same as what was made.
@propertyWrapper
public struct NotCompared<Value: Sendable>: Sendable, Hashable {
    /// The value.
    public var wrappedValue: Value

    /// Wraps a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// True: see the type.
    public static func == (left: NotCompared, right: NotCompared) -> Bool { true }

    /// Hashes nothing: all values are equal.
    public func hash(into hasher: inout Hasher) {}
}
