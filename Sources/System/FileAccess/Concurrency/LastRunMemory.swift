/// The values that the last run asked for: the next one computes those alone that are others.
///
/// What a run does not ask for is forgotten with the next.
package final class LastRunMemory<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct State {
        var last: [Key: Value] = [:]
        var current: [Key: Value] = [:]
    }

    private let state = Locked(State())

    package init() {}

    package func begin() {
        state.withLock { state in
            state.last = state.current
            state.current = [:]
        }
    }

    /// The value of a key, computed where neither this run nor the last one has had it.
    package func value(of key: Key, _ compute: () -> Value) -> Value {
        let known = state.withLock { state -> Value? in
            if let value = state.current[key] { return value }
            let value = state.last[key]
            state.current[key] = value
            return value
        }
        if let known { return known }
        let value = compute()
        state.withLock { $0.current[key] = value }
        return value
    }
}
