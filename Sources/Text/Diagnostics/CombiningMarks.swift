extension String {
    /// Whether more than 30 combining marks follow each other, which doesn't occur in any language.
    ///
    /// The readers of files refuse such a text, because comparing it takes quadratic time. The limit is from Unicode
    /// Standard Annex 15, section 13, "Stream-Safe Text Process".
    package var hasExcessiveMarks: Bool {
        // The first combining mark is U+0300, whose UTF-8 form begins with 0xCC. Every mark takes two bytes or more.
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
