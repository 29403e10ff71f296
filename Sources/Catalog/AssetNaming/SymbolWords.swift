/// The words in the name of an asset, from which its Swift symbol is made.
///
/// A name is split at all characters except ASCII letters and digits, at changes of case, and before and after digits.
/// If a lowercase letter follows several capitals, the last capital begins a new word: `HTMLFile` is `HTML` and `File`.
struct SymbolWords {
    private enum Sort {
        case lower, upper, digit
    }

    /// The name in UTF-8; bytes with the values of ASCII letters and digits are never parts of other characters.
    private let bytes: [UInt8]
    private var words: [Range<Int>] = []
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

    var count: Int { words.count }

    var last: String? { words.last.map { String(decoding: bytes[$0], as: UTF8.self) } }

    mutating func removeLast() { words.removeLast() }

    /// Returns the words as one Swift identifier, such as `switchOff`.
    ///
    /// The first letter of each word is capitalized. If the name has no lowercase letter, the words are joined by `_`
    /// instead. If the first word begins with a digit, the identifier begins with `_`.
    ///
    /// - Parameter beginsSmall: whether the first word is written in lowercase.
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

    /// The bit by which an ASCII letter's lowercase form differs from its uppercase form.
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
