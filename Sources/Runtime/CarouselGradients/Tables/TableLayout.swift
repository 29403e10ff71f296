/// The layout of a table's words: in memory, in generated code and in bytes.
///
/// A word has 32 bits; in bytes the lowest comes first.
///
/// | word | what it holds |
/// |---|---|
/// | 0 | the letters `TINC` |
/// | 1 | the version, 1, in the lower 16 bits; bit 16 is set where the carousel wraps |
/// | 2 | the number of all words |
/// | 3 | the CRC-32 of the bytes of all other words |
/// | 4 | how many pages there are: n |
/// | 5 | how many stop words there are: s |
///
/// There are t transitions: n in a carousel that wraps, else n − 1; none for fewer than two pages. Then follow
///
/// 1. t + 1 words, each transition's first stop word and, last, s − 1; left out where s = t + 1, for then transition i
///    begins at stop word i;
/// 2. s stop words: hundredths of progress, red, green, blue, the highest byte first. A transition's last stop, of 100
///    hundredths, is the next one's first. So the first word of all reads 100 as well, and the last word of all is the
///    last transition's end;
/// 3. 2 t words, each transition's maximum error, a `Double` (IEEE 754 binary64), the lower word first.
@usableFromInline
enum TableLayout {
    /// `TINC`.
    static let magic: UInt32 = 0x434E_4954
    static let version: UInt32 = 1
    static let wrapsFlag: UInt32 = 1 << 16
    static let checksumWord = 3
    @usableFromInline static let headerWords = 6
    /// A stop's progress is counted in parts of this grid.
    @usableFromInline static let gridParts = 100

    /// How many transitions a carousel has.
    static func transitionCount(pages: Int, wraps: Bool) -> Int {
        pages < 2 ? 0 : wraps ? pages : pages - 1
    }

    /// A count or a size that a word of unknown origin holds; nil where it is more than there can be.
    ///
    /// Compared before it is converted: where an `Int` has 32 bits, it does not hold every word.
    static func count<Size: FixedWidthInteger>(_ word: UInt32, atMost limit: Size) -> Size? {
        limit >= 0 && UInt64(word) <= UInt64(limit) ? Size(word) : nil
    }

    /// How many pages and stops words of unknown origin have, given how many there are in all; nil where these counts
    /// do not fit each other.
    static func counts<Size: FixedWidthInteger>(
        pages: UInt32, stops: UInt32, wraps: Bool, words: Size
    ) -> (pages: Size, stops: Size)? {
        // A page has a stop of its own at least, so that neither count can pass that of the words.
        guard let pageCount = count(pages, atMost: words), let stopCount = count(stops, atMost: words) else {
            return nil
        }
        // Their sums may pass it, and what 32 bits hold.
        let transitions: UInt64 = pages < 2 ? 0 : UInt64(pages) - (wraps ? 0 : 1)
        let isEven = UInt64(stops) == transitions + 1
        let lists = isEven || transitions == 0 ? 0 : transitions + 1
        guard UInt64(headerWords) + lists + UInt64(stops) + 2 * transitions == UInt64(words),
            transitions == 0 ? stops == min(pages, 1) : UInt64(stops) > transitions
        else { return nil }
        return (pageCount, stopCount)
    }

    /// The bytes of words, the lowest byte of each first.
    static func bytes(_ words: some Sequence<UInt32>) -> [UInt8] {
        words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
    }

    /// The checksum that word 3 must have.
    static func checksum(_ words: [UInt32]) -> UInt32 {
        var checksum = CRC32()
        for (index, word) in words.enumerated() where index != checksumWord { checksum.add(word) }
        return checksum.value
    }

    /// The words of a table.
    ///
    /// - Parameters:
    ///   - stops: a list of stop words a transition, its end left out, and last the end of the last transition; for a
    ///     single page a list of its color, for none nothing.
    ///   - errors: a transition's maximum error.
    static func words(pages: Int, wraps: Bool, stops: [[UInt32]], errors: [Double]) -> [UInt32] {
        let stopCount = stops.reduce(0) { $0 + $1.count }
        var words = [magic, version | (wraps ? wrapsFlag : 0), 0, 0, UInt32(pages), UInt32(stopCount)]
        words.reserveCapacity(headerWords + stops.count + stopCount + 2 * errors.count)
        if stopCount != errors.count + 1, !errors.isEmpty {
            var first: UInt32 = 0
            for list in stops {
                words.append(first)
                first += UInt32(list.count)
            }
        }
        for list in stops { words += list }
        for error in errors {
            words.append(UInt32(truncatingIfNeeded: error.bitPattern))
            words.append(UInt32(truncatingIfNeeded: error.bitPattern >> 32))
        }
        words[2] = UInt32(words.count)
        words[checksumWord] = checksum(words)
        return words
    }

    /// The words of bytes that come from elsewhere: their size, first letters, version and checksum are checked.
    ///
    /// - Parameter header: how many words there must be at least, 4 or more.
    static func words(
        _ bytes: some Collection<UInt8>, magic: UInt32, version: UInt32, header: Int
    ) throws(TableFormatError) -> [UInt32] {
        let bytes = Array(bytes)
        guard bytes.count >= 4 else { throw .wrongSize(expected: 4 * header, actual: bytes.count) }
        func word(_ index: Int) -> UInt32 {
            (0..<4).reduce(0) { $0 | UInt32(bytes[4 * index + $1]) << (8 * UInt32($1)) }
        }
        guard word(0) == magic else { throw .notATable }
        guard bytes.count >= 4 * header else { throw .wrongSize(expected: 4 * header, actual: bytes.count) }
        guard word(1) & ~wrapsFlag == version else { throw .unknownVersion(Int(clamping: word(1) & ~wrapsFlag)) }
        let size = 4 * UInt64(word(2))
        guard UInt64(bytes.count) == size, word(2) >= UInt32(header) else {
            throw .wrongSize(expected: Int(clamping: size), actual: bytes.count)
        }
        let words = (0..<bytes.count / 4).map(word)
        guard checksum(words) == words[checksumWord] else { throw .wrongChecksum }
        return words
    }
}
