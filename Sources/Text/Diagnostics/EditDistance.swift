/// The number of changes that turn one word into another.
///
/// A change is an insertion, deletion, substitution or swap of neighbors ("optimal string alignment"; Damerau 1964,
/// doi:10.1145/363958.363994).
enum EditDistance {
    /// Returns the number of changes; nil if it exceeds the limit.
    ///
    /// - Complexity: O(*n* · *limit*) for a word of *n* letters.
    static func between(_ word: [UInt32], _ other: [UInt32], limit: Int) -> Int? {
        guard abs(word.count - other.count) <= limit else { return nil }
        var beforePrevious = [Int](repeating: 0, count: other.count + 1)
        var previous = Array(0...other.count)
        var row = beforePrevious
        var previousLeast = 0
        for i in word.indices {
            let band = max(0, i - limit)..<min(other.count, i + limit + 1)
            // The band is the part of the row that can be within the limit. The cells beside the band must count as
            // beyond the limit: the left one in this row, the right one in the previous row.
            row[band.lowerBound] = band.lowerBound == 0 ? i + 1 : limit + 1
            if i + limit + 1 <= other.count { previous[i + limit + 1] = limit + 1 }
            var least = row[band.lowerBound]
            for j in band {
                var cost = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (word[i] == other[j] ? 0 : 1))
                if i > 0, j > 0, word[i] == other[j - 1], word[i - 1] == other[j] {
                    cost = min(cost, beforePrevious[j - 1] + 1)
                }
                row[j + 1] = cost
                least = min(least, cost)
            }
            // The least cost of a row never shrinks, but a swap skips one row. So the search ends if two successive
            // rows are beyond the limit.
            if least > limit, previousLeast > limit { return nil }
            previousLeast = least
            (beforePrevious, previous, row) = (previous, row, beforePrevious)
        }
        return previous[other.count] <= limit ? previous[other.count] : nil
    }
}
