/// Suggestions that messages make for misspelled words, such as `did you mean "loop1"?`.
package enum NearestWord {
    package static func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
        NearestWords(candidates).suggestion(for: word)
    }

    /// Returns the end of a message: `; did you mean "loop1"?`, or an empty string if no candidate is near.
    package static func hint(for word: String, among candidates: some Sequence<String>) -> String {
        NearestWords(candidates).hint(for: word)
    }

    /// Returns the end of a message: the nearest candidate, or all candidates if none is near.
    package static func hintOrList(for word: String, among candidates: [String]) -> String {
        let hint = hint(for: word, among: candidates)
        return hint.isEmpty ? "; expected \(list(candidates))." : hint
    }

    /// Returns words as a list in a sentence, such as `a, b or c`.
    package static func list(_ words: [String], last conjunction: String = "or") -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }

    /// Returns the end of a message: the nearest candidate, or a period if none is near.
    package static func hintOrPoint(for word: String, among candidates: some Sequence<String>) -> String {
        let hint = hint(for: word, among: candidates)
        return hint.isEmpty ? "." : hint
    }
}
