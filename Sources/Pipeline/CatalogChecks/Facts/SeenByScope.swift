internal import CodeScanning

/// A table that finds values with the same key in one scope, which is a target or a catalog without a known target.
struct SeenByScope<Key: Hashable, Value> {
    private var seen: [TargetMap.Scope: [Key: Value]] = [:]

    /// Adds a value in some scopes, and returns the earlier values with the same key in these scopes.
    mutating func add(_ value: Value, by key: Key, in scopes: [TargetMap.Scope]) -> [Value] {
        let others = scopes.compactMap { seen[$0]?[key] }
        for scope in scopes where seen[scope]?[key] == nil { seen[scope, default: [:]][key] = value }
        return others
    }
}
