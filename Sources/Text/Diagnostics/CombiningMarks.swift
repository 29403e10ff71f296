extension String {
    /// Whether more than 30 combining marks follow each other, as in no language.
    ///
    /// Comparing such a text takes time quadratic in its length, because Unicode sorts the marks, so readers refuse it.
    /// (The number is from Unicode Standard Annex 15, section 13, "Stream-Safe Text Process".)
    ///
    /// - Complexity: O(n).
    package var hasExcessiveMarks: Bool {
        // The first mark is U+0300, which begins with 0xCC; each takes two bytes or more.
        guard utf8.count > 2 * Self.mostMarks, utf8.contains(where: { $0 >= 0xCC }) else { return false }
        var run = 0
        for scalar in unicodeScalars {
            run = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : run + 1
            if run > Self.mostMarks { return true }
        }
        return false
    }

    private static let mostMarks = 30
}
