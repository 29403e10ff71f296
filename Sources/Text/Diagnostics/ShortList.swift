extension [String] {
    /// Returns the first words, separated by commas, and the number of the others: `a, b and 3 more`.
    package func shortened(to most: Int) -> String {
        prefix(most).joined(separator: ", ") + (count > most ? " and \(count - most) more" : "")
    }
}
