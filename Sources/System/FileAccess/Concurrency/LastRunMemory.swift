/// The values of the last run, of which the next one only computes the changed ones.
///
/// A value that a run doesn't request is forgotten in the next.
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

    /// Returns the value of a key, computed if neither this run nor the last one has it.
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
