internal import CodeScanning

/// Values that were seen in a target, or in a catalog of which no target is known: the first of each key.
struct SeenByScope<Key: Hashable, Value> {
    private var seen: [TargetMap.Scope: [Key: Value]] = [:]

    /// Adds a value, and returns those that its scopes had by the same key before.
    mutating func add(_ value: Value, by key: Key, in scopes: [TargetMap.Scope]) -> [Value] {
        let others = scopes.compactMap { seen[$0]?[key] }
        for scope in scopes where seen[scope]?[key] == nil { seen[scope, default: [:]][key] = value }
        return others
    }
}
