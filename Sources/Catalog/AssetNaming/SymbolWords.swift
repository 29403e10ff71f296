/// A name cut into the words of a symbol.
///
/// The words: cut at what is no ASCII letter or digit, at changes of case and at the borders of digits. Capitals that a
/// small letter follows end before the last of them: `HTMLFile` is `HTML` and `File`.
struct SymbolWords {
    private enum Sort {
        case lower, upper, digit
    }

    /// The name, in whose UTF-8 no byte of another character is an ASCII letter or digit.
    private let bytes: [UInt8]
    private var words: [Range<Int>] = []
    /// True where the name has a small ASCII letter.
    private var hasLowercase = false

    init(_ name: String) {
        bytes = Array(name.utf8)
        var start = 0
        var previous: Sort?
        for (index, byte) in bytes.enumerated() {
            let sort = Self.sort(byte)
            if sort == .lower { hasLowercase = true }
            let isInWord = previous.map { !isBorder($0, sort, at: index) } ?? false
            if !isInWord {
                if previous != nil { words.append(start..<index) }
                start = index
            }
            previous = sort
        }
        if previous != nil { words.append(start..<bytes.count) }
    }

    /// How many there are.
    var count: Int { words.count }

    var last: String? { words.last.map { String(decoding: bytes[$0], as: UTF8.self) } }

    /// Leaves out the last word.
    mutating func removeLast() { words.removeLast() }

    /// The words as an identifier: each with its first letter large and the others as they are, or joined by `_` where
    /// the name has no small letter; with a `_` in front of a digit.
    ///
    /// - Parameter beginsSmall: whether the first word is written small.
    func identifier(beginsSmall: Bool) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + 1)
        if let first = words.first, Self.sort(bytes[first.lowerBound]) == .digit { text.append(UInt8(ascii: "_")) }
        for (number, word) in words.enumerated() {
            if !hasLowercase {
                if number > 0 { text.append(UInt8(ascii: "_")) }
                text += bytes[word]
            } else if number == 0, beginsSmall {
                for byte in bytes[word] { text.append(Self.sort(byte) == .upper ? byte | Self.caseBit : byte) }
            } else {
                let first = bytes[word.lowerBound]
                text.append(Self.sort(first) == .lower ? first & ~Self.caseBit : first)
                text += bytes[word.dropFirst()]
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The bit that is set in lowercase ASCII letters only.
    private static let caseBit: UInt8 = 0x20

    private func isBorder(_ previous: Sort, _ sort: Sort?, at index: Int) -> Bool {
        switch (previous, sort) {
        case (.lower, .lower), (.digit, .digit), (.upper, .lower): false
        case (.upper, .upper): index + 1 < bytes.count && Self.sort(bytes[index + 1]) == .lower
        default: true
        }
    }

    private static func sort(_ byte: UInt8) -> Sort? {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): .lower
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): .upper
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
        default: nil
        }
    }
}
