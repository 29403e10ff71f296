/// Brings an index to a page that exists.
enum PageIndex {
    /// The index itself where it is a page, else the page that it represents: around the circle in a carousel that
    /// wraps, the nearer end in another; 0 where there is no page.
    static func held(_ index: Int, count: Int, wraps: Bool) -> Int {
        guard count > 0 else { return 0 }
        guard wraps else { return min(max(index, 0), count - 1) }
        let rest = index % count
        return rest < 0 ? rest + count : rest
    }
}
