/// Valid words, prepared for many searches for the word that a misspelled word probably meant.
package struct NearestWords: Sendable {
    private struct Word {
        let text: String
        /// The Unicode scalars of the text in lowercase.
        let letters: [UInt32]
        /// The letters, as one bit for each value of the last six bits of a Unicode scalar.
        ///
        /// Comparing the bits of two words rules out most words that aren't near.
        let mask: UInt64
        /// The number of the word's series (see ``NearestWords/series``); nil if the word isn't in a series.
        let series: Int?
    }

    private let words: [Word]
    /// The number of each series, by the letters that its words share.
    ///
    /// A series is two or more words that differ only in digits, such as `loop1` and `loop2`.
    private let series: [[UInt32]: Int]
    /// The alphabetically first word for each last path component, such as `Icons/Cart` for `cart`.
    private let byLastName: [Substring: String]
    /// The maximum length of a misspelled word that gets a suggestion, in bytes.
    private static let longestWord = 100
    /// The maximum edit distance of a suggestion.
    private static let mostChanges = 6
    /// The maximum number of table cells that one search computes: 30 letters with about 256 candidates.
    private static let mostCells = 100_000

    package init(_ candidates: some Sequence<String>) {
        let texts = candidates.map { text in (text: text, letters: Self.letters(text)) }
        var counts: [[UInt32]: Int] = [:]
        for text in texts { if let rest = Self.digitless(text.letters) { counts[rest, default: 0] += 1 } }
        // A single word isn't a series: `icon2` may be a typo of `icon1`.
        let several = counts.filter { $0.value > 1 }.keys
        let series = Dictionary(uniqueKeysWithValues: zip(several, 0...))
        self.series = series
        words = texts.map { text, letters in
            Word(
                text: text, letters: letters, mask: Self.mask(letters),
                series: Self.digitless(letters).flatMap { series[$0] })
        }
        byLastName = Dictionary(words.map { (Self.lastName($0.text.lowercased()[...]), $0.text) }) { min($0, $1) }
    }

    /// Returns the candidate that a misspelled word probably means; nil if there is none.
    ///
    /// The nearest candidate may differ in up to a third of the word's letters, and in no more than six. In words of
    /// two to five letters, one may differ. Case doesn't count. Of several, the alphabetically first is returned. A
    /// number in a series such as `loop1` and `loop2` isn't a typo.
    ///
    /// If none is near enough, one with the same last path component is returned, because people often confuse names
    /// and paths. `Banners/loop1@2x.png` finds `loop1`, and `Cart` finds `Icons/Cart`.
    ///
    /// - Complexity: O(*k*) for *k* candidates, because only a limited number is compared letter by letter.
    package func suggestion(for word: String) -> String? {
        if word.utf8.count > Self.longestWord { return nil }
        let wanted = Self.letters(word)
        let mask = Self.mask(wanted)
        let limit = wanted.count < 2 ? 0 : min(max(1, wanted.count / 3), Self.mostChanges)
        let ownSeries = Self.digitless(wanted).flatMap { series[$0] }
        /// The indices of the candidates, grouped by a lower bound of their edit distance.
        var byBound = [[Int]](repeating: [], count: limit + 1)
        for (index, candidate) in words.enumerated() {
            // Each letter that only one of the words contains costs at least one change.
            let bound = max(
                abs(candidate.letters.count - wanted.count), (mask & ~candidate.mask).nonzeroBitCount,
                (candidate.mask & ~mask).nonzeroBitCount)
            let isOtherNumber = ownSeries != nil && candidate.series == ownSeries && candidate.letters != wanted
            if bound > limit || isOtherNumber { continue }
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
        // The last component of a glob, `*`, says nothing.
        return name.isEmpty || name == "*" ? nil : byLastName[name]
    }

    /// Returns the letters without the digits; nil if nothing would be left, or if there are no digits.
    private static func digitless(_ letters: [UInt32]) -> [UInt32]? {
        let others = letters.filter { !(0x30...0x39).contains($0) }
        return others.isEmpty || others.count == letters.count ? nil : others
    }

    private static func lastName(_ path: Substring) -> Substring {
        var name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path
        if let dot = name.lastIndex(of: "."), dot > name.startIndex { name = name[..<dot] }
        if name.count > 3, name.last == "x", name.dropLast(2).last == "@" { name = name.dropLast(3) }
        return name
    }

    package func hint(for word: String) -> String {
        suggestion(for: word).map { "; did you mean \"\($0)\"?" } ?? ""
    }

    private static func letters(_ text: String) -> [UInt32] { text.lowercased().unicodeScalars.map(\.value) }

    private static func mask(_ letters: [UInt32]) -> UInt64 { letters.reduce(0) { $0 | 1 << UInt64($1 & 63) } }
}

/// Valid words that are prepared only when the first misspelled word is looked up, because most runs have none.
package final class LazyNearestWords {
    private let candidates: [String]
    private lazy var words = NearestWords(candidates)

    package init(_ candidates: [String]) { self.candidates = candidates }

    package func hint(for word: String) -> String { words.hint(for: word) }
}
