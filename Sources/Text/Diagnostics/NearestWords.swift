/// Words among which the one that was meant is looked for, prepared so that it can be looked for often.
package struct NearestWords: Sendable {
    private struct Word {
        let text: String
        /// The scalars in small letters.
        let letters: [UInt32]
    }

    /// A summary of a word that rules out most distant words.
    private struct Outline {
        let count: Int
        /// Which letters the word has, each by the last six bits of its number.
        let mask: UInt64
        /// The number of its series; -1 for a word that is in none.
        let series: Int
    }

    private let words: [Word]
    private let outlines: [Outline]
    /// The series, by what their words have in common: of these, another number is another thing, not a slip.
    private let series: [[UInt32]: Int]
    /// The first in the alphabet of those that have a name in another place, by the names.
    private let byLastName: [Substring: String]
    /// The longest word that gets a suggestion, in bytes.
    private static let longestWord = 100
    /// The most changes that a suggestion may be away.
    private static let mostChanges = 6
    /// The cells of all tables of changes for one word: names of 30 letters are compared with 256 candidates.
    private static let mostCells = 100_000

    package init(_ candidates: some Sequence<String>) {
        let texts = candidates.map { text in (text: text, letters: Self.letters(text)) }
        var counts: [[UInt32]: Int] = [:]
        for text in texts { if let rest = Self.digitless(text.letters) { counts[rest, default: 0] += 1 } }
        // One word alone makes no series: `icon2` may be what `icon1` was to be.
        let several = counts.filter { $0.value > 1 }.keys
        let series = Dictionary(uniqueKeysWithValues: zip(several, 0...))
        self.series = series
        words = texts.map { Word(text: $0.text, letters: $0.letters) }
        outlines = words.map { word in
            Outline(
                count: word.letters.count, mask: Self.mask(word.letters),
                series: Self.digitless(word.letters).flatMap { series[$0] } ?? -1)
        }
        byLastName = Dictionary(words.map { (Self.lastName($0.text.lowercased()[...]), $0.text) }) { min($0, $1) }
    }

    /// The candidate nearest to a word, or nil where none is near enough to be worth suggesting.
    ///
    /// Near enough is a third of the word's length, at least one change and at most six; letters of other case count as
    /// no change, so `Loop1` finds `loop1`; one of a series with another number (`loop9`) finds none. Of equally near
    /// candidates the first in the alphabet is taken. Where none is near, one with the same name in another place is,
    /// for a path is often written for a name, and a name for a path: `Banners/loop1@2x.png` finds `loop1`, and `Cart`
    /// finds `Icons/Cart`.
    ///
    /// - Complexity: O(*k*) for *k* candidates: only so many of those that have most letters in common with the word
    ///   are compared letter by letter.
    package func suggestion(for word: String) -> String? {
        if word.utf8.count > Self.longestWord { return nil }
        let wanted = Self.letters(word)
        let mask = Self.mask(wanted)
        let limit = min(max(1, wanted.count / 3), Self.mostChanges)
        let ownSeries = Self.digitless(wanted).flatMap { series[$0] }
        /// The candidates by the fewest changes that they may be away.
        var byBound = [[Int]](repeating: [], count: limit + 1)
        for (index, candidate) in outlines.enumerated() {
            // What only one of the two has must be put in, taken out or changed, one by one.
            let bound = max(
                abs(candidate.count - wanted.count), (mask & ~candidate.mask).nonzeroBitCount,
                (candidate.mask & ~mask).nonzeroBitCount)
            if bound > limit || candidate.series == ownSeries && words[index].letters != wanted { continue }
            byBound[bound].append(index)
        }
        var best: (changes: Int, word: String)?
        var cells = 0
        for (bound, candidates) in byBound.enumerated() where bound <= best?.changes ?? limit {
            for index in candidates {
                let known = words[index].letters
                cells += wanted.count * (2 * limit + 1)
                guard cells <= Self.mostCells else { break }
                guard let changes = EditDistance.between(wanted, known, limit: best?.changes ?? limit) else { continue }
                let text = words[index].text
                if let known = best, (known.changes, known.word) <= (changes, text) { continue }
                best = (changes, text)
            }
        }
        if let best { return best.word }
        let name = Self.lastName(word.lowercased()[...])
        return name.isEmpty ? nil : byLastName[name]
    }

    /// Letters without the digits among them; nil where there are no digits, or nothing else.
    private static func digitless(_ letters: [UInt32]) -> [UInt32]? {
        let others = letters.filter { !(0x30...0x39).contains($0) }
        return others.isEmpty || others.count == letters.count ? nil : others
    }

    /// Returns the part after the last slash, without scale and extension.
    private static func lastName(_ path: Substring) -> Substring {
        var name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path
        if let dot = name.lastIndex(of: "."), dot > name.startIndex { name = name[..<dot] }
        if name.count > 3, name.last == "x", name.dropLast(2).last == "@" { name = name.dropLast(3) }
        return name
    }

    /// The tail of a message: `; did you mean "loop1"?`, or nothing.
    package func hint(for word: String) -> String {
        suggestion(for: word).map { "; did you mean \"\($0)\"?" } ?? ""
    }

    private static func letters(_ text: String) -> [UInt32] { text.lowercased().unicodeScalars.map(\.value) }

    private static func mask(_ letters: [UInt32]) -> UInt64 { letters.reduce(0) { $0 | 1 << UInt64($1 & 63) } }
}

/// Words among which the one that was meant is looked for, prepared when the first is looked for: often none is.
package final class LazyNearestWords {
    private let candidates: [String]
    private lazy var words = NearestWords(candidates)

    package init(_ candidates: [String]) { self.candidates = candidates }

    /// The tail of a message: `; did you mean "loop1"?`, or nothing.
    package func hint(for word: String) -> String { words.hint(for: word) }
}
