/// How many changes lead from one word to others.
///
/// Insertions, deletions, substitutions and swaps of neighbors each count one: optimal string alignment. (Damerau 1964,
/// doi:10.1145/363958.363994.)
struct EditDistance {
    private let word: [UInt32]
    /// Where the word has a letter, a bit for each index: of ASCII by the letter's number.
    private var matches: [UInt64]
    /// The same of other letters.
    private var otherMatches: [UInt32: UInt64] = [:]

    /// Prepares a word that is compared with many.
    init(from word: [UInt32]) {
        self.word = word
        matches = Array(repeating: 0, count: Self.isShort(word) ? 128 : 0)
        guard Self.isShort(word) else { return }
        for (index, letter) in word.enumerated() {
            if letter < 128 {
                matches[Int(letter)] |= 1 << UInt64(index)
            } else {
                otherMatches[letter, default: 0] |= 1 << UInt64(index)
            }
        }
    }

    /// True for a word whose indices fit into the bits of a number.
    private static func isShort(_ word: [UInt32]) -> Bool { 1...UInt64.bitWidth ~= word.count }

    /// The changes that lead to another word; nil for more than a number of them.
    func changes(to other: [UInt32], limit: Int) -> Int? {
        Self.isShort(word) ? changesByColumns(to: other, limit: limit) : changesByCells(to: other, limit: limit)
    }

    /// A column of the table of distances at a time, its differences as bits.
    ///
    /// Reference: Hyyrö, *A Bit-Vector Algorithm for Computing Levenshtein and Damerau Edit Distances* (2003).
    private func changesByColumns(to other: [UInt32], limit: Int) -> Int? {
        let last: UInt64 = 1 << UInt64(word.count - 1)
        // The cells that are one more, and one less, than the cell above them.
        var (more, less): (UInt64, UInt64) = (.max, 0)
        // The cells that are the same as the one before and above them.
        var same: UInt64 = 0
        var matchesBefore: UInt64 = 0
        var distance = word.count
        var rest = other.count
        for letter in other {
            let matches = letter < 128 ? matches[Int(letter)] : otherMatches[letter] ?? 0
            let swapped = (~same & matches) << 1 & matchesBefore
            same = ((matches & more) &+ more) ^ more | matches | less | swapped
            // The cells that are one more, and one less, than the cell before them.
            var moreThanBefore = less | ~(same | more)
            var lessThanBefore = same & more
            if moreThanBefore & last != 0 { distance += 1 }
            if lessThanBefore & last != 0 { distance -= 1 }
            rest -= 1
            // Each letter that is left takes away one at most.
            if distance - rest > limit { return nil }
            moreThanBefore = moreThanBefore << 1 | 1
            lessThanBefore <<= 1
            more = lessThanBefore | ~(same | moreThanBefore)
            less = moreThanBefore & same
            matchesBefore = matches
        }
        return distance <= limit ? distance : nil
    }

    /// A cell of the table at a time.
    private func changesByCells(to other: [UInt32], limit: Int) -> Int? {
        var beforePrevious = [Int](repeating: 0, count: other.count + 1)
        var previous = Array(0...other.count)
        var row = beforePrevious
        var previousLeast = 0
        for i in word.indices {
            row[0] = i + 1
            var least = row[0]
            for j in other.indices {
                var cost = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (word[i] == other[j] ? 0 : 1))
                if i > 0, j > 0, word[i] == other[j - 1], word[i - 1] == other[j] {
                    cost = min(cost, beforePrevious[j - 1] + 1)
                }
                row[j + 1] = cost
                least = min(least, cost)
            }
            // Every way on leads through one of the last two rows.
            if least > limit, previousLeast > limit { return nil }
            previousLeast = least
            (beforePrevious, previous, row) = (previous, row, beforePrevious)
        }
        return previous[other.count] <= limit ? previous[other.count] : nil
    }
}
