/// A wrapper for a property that usually has its empty value, such as nil, and then takes almost no memory.
@propertyWrapper
package struct Boxed<Value: Sendable & Equatable & EmptyValue>: Sendable, Equatable {
    private final class Box: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private var box: Box?

    package var wrappedValue: Value {
        get { box?.value ?? Value() }
        set { box = newValue == Value() ? nil : Box(newValue) }
    }

    package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    package static func == (left: Boxed, right: Boxed) -> Bool {
        left.box === right.box || left.wrappedValue == right.wrappedValue
    }
}

package protocol EmptyValue {
    init()
}

extension Optional: EmptyValue {
    package init() { self = nil }
}

@propertyWrapper
package struct NotCompared<Value: Sendable>: Sendable, Hashable {
    package var wrappedValue: Value

    package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    package static func == (left: NotCompared, right: NotCompared) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
}
