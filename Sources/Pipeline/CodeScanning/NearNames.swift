/// An index of names that finds a name despite a typing mistake.
///
/// Each name has several forms: the name itself, and the name without one of its letters. Two names share at least one
/// form if they differ in one letter, or in the order of two neighboring letters.
struct NearNames: Sendable {
    /// The names, keyed by the hashes of their forms; a name with the hash of a text need not be similar to the text.
    private var byForm: [UInt64: [String]] = [:]
    /// The maximum number of letters of a name in this index, because each letter adds a form.
    private static let mostLetters = 100

    init(_ names: [String]) {
        for name in Set(names).sorted() {
            for form in Self.forms(of: name) where byForm[form]?.last != name { byForm[form, default: []].append(name) }
        }
    }

    /// Returns a name that differs from a text in one letter, or in the order of two neighboring letters; nil if none.
    ///
    /// A name that differs in a digit or only in case isn't returned. A name that differs in its first or last letter
    /// is returned only if `orOtherwiseEnding` is true.
    func name(nearTo text: String, orOtherwiseEnding: Bool) -> String? {
        for form in Self.forms(of: text) {
            for name in byForm[form] ?? [] where Self.isMistake(text, name, orOtherwiseEnding) { return name }
        }
        return nil
    }

    /// Returns the hashes of a text's forms: the text itself, and the text without each one of its letters.
    ///
    /// Reference: Noll, *FNV Hash*, FNV-1a with 64 bits, over letters instead of bytes.
    private static func forms(of text: String) -> [UInt64] {
        let letters = Array(text.unicodeScalars)
        guard letters.count <= mostLetters else { return [] }
        return (-1..<letters.count).map { left in
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            for (index, letter) in letters.enumerated() where index != left {
                hash = (hash ^ UInt64(letter.value)) &* 0x100_0000_01B3
            }
            return hash
        }
    }

    /// Returns whether a text is a name with one letter omitted, added, mistyped, or swapped with the next one.
    static func isMistake(_ text: String, _ name: String, _ orOtherwiseEnding: Bool) -> Bool {
        if text.lowercased() == name.lowercased() { return false }
        let (a, b) = (Array(text.unicodeScalars), Array(name.unicodeScalars))
        let start = zip(a, b).prefix { $0 == $1 }.count
        let end = zip(a[start...].reversed(), b[start...].reversed()).prefix { $0 == $1 }.count
        let (left, right) = (a[start..<a.count - end], b[start..<b.count - end])
        // Names that differ in a digit, or in a final letter like a plural, are probably different names.
        if (left + right).contains(where: { !$0.properties.isAlphabetic }) { return false }
        switch (left.count, right.count) {
        case (1, 1), (0, 1), (1, 0): return orOtherwiseEnding || start > 0 && end > 0
        case (2, 2): return left.elementsEqual(right.reversed())
        default: return false
        }
    }
}
