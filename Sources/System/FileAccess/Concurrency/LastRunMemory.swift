/// A cache for repeated runs, which keeps only values that the current or previous run requested.
///
/// Call ``begin()`` at the start of each run.
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

    /// Returns the value of a key, and computes it only if neither this run nor the previous one requested it.
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
