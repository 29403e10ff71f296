internal import ColorScience

/// A search for one lightness level per page, so that every transition is allowed and the sum of all changes is
/// minimal.
///
/// A level counts steps of lightness away from a page's own color. Each page starts at its lowest allowed level. For
/// each level of the page where a transition starts, a binary search finds the lowest allowed level of the page where
/// it ends. The search assumes that changing a page further never makes a transition worse. The choice over all pages
/// is then a shortest path along the carousel (dynamic programming).
struct MinimalLightnessChange {
    private let pages: [LightnessLevels]
    private let wraps: Bool
    /// For each transition, and each level of the page where it starts, the lowest allowed level of the page where it
    /// ends; nil if none is allowed.
    private let needs: [[Int?]]
    /// For each transition, whether the lowest levels of its two pages are not enough to allow the transition.
    private let isActive: [Bool]

    init(pages: [LightnessLevels], wraps: Bool, isAllowed: (_ transition: Int, _ start: SRGB8, _ end: SRGB8) -> Bool) {
        self.pages = pages
        self.wraps = wraps
        var needs: [[Int?]] = []
        var isActive: [Bool] = []
        for index in 0..<TableLayout.transitionCount(pages: pages.count, wraps: wraps) {
            let (from, to) = (pages[index], pages[(index + 1) % pages.count])
            if isAllowed(index, from.colors[from.least], to.colors[to.least]) {
                isActive.append(false)
                needs.append([Int?](repeating: to.least, count: from.colors.count))
                continue
            }
            isActive.append(true)
            var list = [Int?](repeating: nil, count: from.colors.count)
            var need: Int?
            for start in from.least..<from.colors.count {
                if need != to.least {
                    need = Self.least(to.least..<to.colors.count, atMost: need) { level in
                        isAllowed(index, from.colors[start], to.colors[level])
                    }
                }
                list[start] = need
            }
            needs.append(list)
        }
        self.needs = needs
        self.isActive = isActive
    }

    /// Returns the lowest allowed level in a range, probably slightly below a `known` one; nil if no level is allowed.
    private static func least(_ levels: Range<Int>, atMost known: Int?, where isAllowed: (Int) -> Bool) -> Int? {
        var low = levels.lowerBound
        var high = known ?? levels.upperBound - 1
        if known == nil, !isAllowed(high) { return nil }
        // The lowest level is probably near, so growing steps down narrow the range before it is bisected.
        var step = 1
        while known != nil, high > low {
            let level = max(high - step, low)
            guard isAllowed(level) else {
                low = level + 1
                break
            }
            high = level
            step *= 2
        }
        while low < high {
            let middle = (low + high) / 2
            if isAllowed(middle) { high = middle } else { low = middle + 1 }
        }
        return high
    }

    /// Returns the level of each page and the sum of the lightness changes; nil if there is no solution.
    func answer() -> (levels: [Int], sum: Double)? {
        guard let first = pages.first else { return ([], 0) }
        guard wraps, pages.count > 1 else { return path(from: 0, fixed: nil) }
        // The circle can be cut at a transition that allows the lowest levels of its pages.
        if let cut = isActive.firstIndex(of: false) { return path(from: (cut + 1) % pages.count, fixed: nil) }
        return (first.least..<first.colors.count).compactMap { path(from: 0, fixed: $0) }.min { $0.sum < $1.sum }
    }

    /// Returns the levels of all pages that have the smallest sum of lightness changes; nil if no levels are allowed.
    ///
    /// - Parameter fixed: in a carousel that wraps, the level of the first page, with which the last transition must be
    ///   allowed; nil for any level.
    private func path(from start: Int, fixed: Int?) -> (levels: [Int], sum: Double)? {
        let order = pages.indices.map { (start + $0) % pages.count }
        var sums = pages[start].changes.enumerated().map { level, change in
            level >= pages[start].least && (fixed ?? level) == level ? change : .infinity
        }
        var choices: [[Int]] = []
        for (page, next) in zip(order, order.dropFirst()) {
            let levels = pages[next]
            // For each level of the next page, finds the best level of this page that allows it.
            var best = [(sum: Double, level: Int)](repeating: (.infinity, 0), count: levels.colors.count)
            for (level, need) in needs[page].enumerated() {
                if let need, sums[level] < best[need].sum { best[need] = (sums[level], level) }
            }
            for level in best.indices.dropFirst() where best[level - 1].sum <= best[level].sum {
                best[level] = best[level - 1]
            }
            choices.append(best.map { $0.level })
            sums = best.indices.map { $0 < levels.least ? .infinity : best[$0].sum + levels.changes[$0] }
        }
        if let fixed, let last = order.last {
            for level in sums.indices where (needs[last][level] ?? .max) > fixed { sums[level] = .infinity }
        }
        guard let end = sums.indices.min(by: { sums[$0] < sums[$1] }), sums[end] < .infinity else { return nil }
        var levels = [Int](repeating: 0, count: pages.count)
        var level = end
        for (index, page) in order.enumerated().reversed() {
            levels[page] = level
            if index > 0 { level = choices[index - 1][level] }
        }
        return (levels, sums[end])
    }
}
