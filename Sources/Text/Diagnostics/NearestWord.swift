/// Finds the word that was probably meant.
package enum NearestWord {
    private static let longestWord = 500

    /// The candidate nearest to a word, or nil where none is near enough to be worth suggesting.
    ///
    /// Near enough is a third of the word's length, at least one change; letters of other case count as no change, so
    /// `Loop1` finds `loop1`. Of equally near candidates the first in the alphabet is taken.
    ///
    /// - Complexity: O(*n* · *m* · *k*) for a word of *n* and *k* candidates of *m* characters.
    package static func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
        // Nobody has mistyped a name of this length, and comparing would take long.
        if word.utf8.count > longestWord { return nil }
        let wanted = Array(word.lowercased())
        let limit = max(1, wanted.count / 3)
        var best: (distance: Int, word: String)?
        for candidate in candidates {
            let letters = Array(candidate.lowercased())
            guard abs(letters.count - wanted.count) <= limit else { continue }
            let distance = distance(wanted, letters)
            guard distance <= limit else { continue }
            if let known = best, (known.distance, known.word) <= (distance, candidate) { continue }
            best = (distance, candidate)
        }
        return best?.word ?? samePlace(wanted, candidates)
    }

    /// The candidate with the same name in another place: a path is often written for a name, and a name for a path.
    ///
    /// `Banners/loop1@2x.png` finds `loop1`, and `Cart` finds `Icons/Cart`.
    private static func samePlace(_ word: [Character], _ candidates: some Sequence<String>) -> String? {
        let name = lastName(word[...])
        if name.isEmpty { return nil }
        return candidates.filter { lastName(Array($0.lowercased())[...]) == name }.min()
    }

    /// What stands behind the last slash, without scale and extension.
    private static func lastName(_ path: ArraySlice<Character>) -> ArraySlice<Character> {
        var name = path.lastIndex(of: "/").map { path[(path.index(after: $0))...] } ?? path
        if let dot = name.lastIndex(of: "."), dot > name.startIndex { name = name[..<dot] }
        if name.count > 3, name.last == "x", name[name.endIndex - 3] == "@" { name = name.dropLast(3) }
        return name
    }

    /// The tail of a message: `; did you mean "loop1"?`, or nothing.
    package static func hint(for word: String, among candidates: some Sequence<String>) -> String {
        suggestion(for: word, among: candidates).map { "; did you mean \"\($0)\"?" } ?? ""
    }

    /// The tail of a message about one of a few words: the nearest one, or all of them.
    package static func hintOrList(for word: String, among candidates: [String]) -> String {
        let hint = hint(for: word, among: candidates)
        return hint.isEmpty ? "; known are \(candidates.joined(separator: ", "))" : hint
    }

    /// Optimal string alignment: insertions, deletions, substitutions and swaps of neighbours each count one.
    /// (Damerau 1964, doi:10.1145/363958.363994.)
    private static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var beforePrevious: [Int] = []
        var previous = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var cost = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforePrevious[j - 1] + 1) }
                row.append(cost)
            }
            beforePrevious = previous
            previous = row
        }
        return previous[b.count]
    }
}
