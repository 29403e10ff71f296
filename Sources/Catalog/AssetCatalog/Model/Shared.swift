/// A large value that is elsewhere: what holds it stays small, and equal ones need to be there only once.
final class Shared<Value: Sendable & Hashable>: Sendable, Hashable {
    let value: Value

    init(_ value: Value) { self.value = value }

    static func == (left: Shared, right: Shared) -> Bool { left === right || left.value == right.value }

    func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
