/// The conversion of any index to that of an existing page.
enum PageIndex {
    /// Returns the index of an existing page: wrapped in a carousel that wraps, else clamped; 0 without pages.
    static func held(_ index: Int, count: Int, wraps: Bool) -> Int {
        guard count > 0 else { return 0 }
        guard wraps else { return min(max(index, 0), count - 1) }
        let rest = index % count
        return rest < 0 ? rest + count : rest
    }
}
