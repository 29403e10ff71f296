/// A cache that keeps only the values requested in the current or the last run.
///
/// Each run starts with ``begin()``. A value that no caller requests during a run isn't available in the next one.
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

    /// Returns the value of a key, and computes it only if neither this run nor the last one has it.
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
