extension String {
    /// Whether more than 30 combining marks are in a row, which doesn't occur in any language.
    ///
    /// Readers refuse such a text: comparing it takes quadratic time, because normalization sorts the marks. (The
    /// number is from Unicode Standard Annex 15, section 13, "Stream-Safe Text Process".)
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
