@propertyWrapper
package struct NotCompared<Value: Sendable>: Sendable, Hashable {
    package var wrappedValue: Value

    package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    package static func == (left: NotCompared, right: NotCompared) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
}
