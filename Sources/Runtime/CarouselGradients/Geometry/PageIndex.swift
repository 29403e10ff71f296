enum PageIndex {
    /// Returns the index, wrapped around if the carousel wraps, else clamped to 0 … count − 1; 0 without pages.
    static func held(_ index: Int, count: Int, wraps: Bool) -> Int {
        guard count > 0 else { return 0 }
        guard wraps else { return min(max(index, 0), count - 1) }
        let rest = index % count
        return rest < 0 ? rest + count : rest
    }
}
