/// Finds the word that was probably meant.
package enum NearestWord {
    /// The candidate nearest to a word: see ``NearestWords/suggestion(for:)``.
    package static func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
        NearestWords(candidates).suggestion(for: word)
    }

    /// The tail of a message: `; did you mean "loop1"?`, or nothing.
    package static func hint(for word: String, among candidates: some Sequence<String>) -> String {
        NearestWords(candidates).hint(for: word)
    }

    /// The end of a message about one of a few words: the nearest one, or all of them.
    package static func hintOrList(for word: String, among candidates: [String]) -> String {
        let hint = hint(for: word, among: candidates)
        return hint.isEmpty ? "; expected \(list(candidates))." : hint
    }

    /// Words as a sentence lists them: `a, b or c`.
    package static func list(_ words: [String], last conjunction: String = "or") -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }

    /// The end of a message: the nearest word, or a point.
    package static func hintOrPoint(for word: String, among candidates: some Sequence<String>) -> String {
        let hint = hint(for: word, among: candidates)
        return hint.isEmpty ? "." : hint
    }
}
