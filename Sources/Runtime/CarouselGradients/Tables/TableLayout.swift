/// The layout of the words of a ``GradientTable``, which is the same in memory, in generated code and in files.
///
/// A word has 32 bits. In a file, the words are little-endian.
///
/// | word | content |
/// |---|---|
/// | 0 | the letters `TINC` |
/// | 1 | the version, 1, in the lower 16 bits; bit 16 is set if the carousel wraps |
/// | 2 | the total number of words |
/// | 3 | the CRC-32 of the bytes of all other words |
/// | 4 | the number of pages: n |
/// | 5 | the number of stop words: s |
///
/// The number of transitions, t, is n in a carousel that wraps, else n − 1. It is 0 for fewer than two pages. The
/// header is followed by:
///
/// 1. t + 1 words: for each transition, the index of its first stop word among all stop words; then s − 1. These words
///    are omitted if t = 0. They are also omitted if s = t + 1, because transition i then begins at stop word i.
/// 2. s stop words: hundredths of progress, red, green and blue, from the highest byte to the lowest. The last stop of
///    a transition, at 100 hundredths, is also the first stop of the next transition. So even the first stop word of
///    the table says 100.
/// 3. 2 t words: the maximum error of each transition, a `Double` (IEEE 754 binary64), with the lower word first.
@usableFromInline
enum TableLayout {
    /// The letters `TINC`; the first letter is in the lowest byte.
    static let magic: UInt32 = 0x434E_4954
    static let version: UInt32 = 1
    static let wrapsFlag: UInt32 = 1 << 16
    static let checksumWord = 3
    @usableFromInline static let headerWords = 6
    /// The number of equal steps into which a transition is divided, and of which the progress of a stop is a multiple.
    @usableFromInline static let gridParts = 100

    static func transitionCount(pages: Int, wraps: Bool) -> Int {
        pages < 2 ? 0 : wraps ? pages : pages - 1
    }

    /// Converts a count from untrusted data; nil above a limit, as a 32-bit `Int` can't hold every `UInt32`.
    static func count<Size: FixedWidthInteger>(_ word: UInt32, atMost limit: Size) -> Size? {
        limit >= 0 && UInt64(word) <= UInt64(limit) ? Size(word) : nil
    }

    /// Returns the numbers of pages and stops in an untrusted header; nil if they contradict each other or the words.
    static func counts<Size: FixedWidthInteger>(
        pages: UInt32, stops: UInt32, wraps: Bool, words: Size
    ) -> (pages: Size, stops: Size)? {
        // Each page has at least one stop, so neither count can exceed the number of words.
        guard let pageCount = count(pages, atMost: words), let stopCount = count(stops, atMost: words) else {
            return nil
        }
        // Sums of the counts may exceed 32 bits.
        let transitions: UInt64 = pages < 2 ? 0 : UInt64(pages) - (wraps ? 0 : 1)
        let isEven = UInt64(stops) == transitions + 1
        let lists = isEven || transitions == 0 ? 0 : transitions + 1
        guard UInt64(headerWords) + lists + UInt64(stops) + 2 * transitions == UInt64(words),
            transitions == 0 ? stops == min(pages, 1) : UInt64(stops) > transitions
        else { return nil }
        return (pageCount, stopCount)
    }

    static func bytes(_ words: some Sequence<UInt32>) -> [UInt8] {
        words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
    }

    /// Returns the CRC-32 of all words except word 3, which holds this checksum.
    static func checksum(_ words: [UInt32]) -> UInt32 {
        var checksum = CRC32()
        for (index, word) in words.enumerated() where index != checksumWord { checksum.add(word) }
        return checksum.value
    }

    /// Returns the words of a table: the header, the stops and the maximum errors.
    ///
    /// - Parameter stops: for each transition, its stop words except the last one; then one list with the last stop
    ///   word of the table. For a single page, there is one list with its color. Without pages, there are no lists.
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

    /// Reads words from untrusted bytes, and checks the size, magic number, version and checksum.
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
