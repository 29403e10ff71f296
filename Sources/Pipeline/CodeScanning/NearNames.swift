/// An index of names that finds a name despite a typing mistake.
///
/// Each name has several forms: the name itself, and the name without one of its letters. Two names share at least one
/// form if they differ in one letter, or in the order of two neighboring letters.
struct NearNames: Sendable {
    /// The names, keyed by the hashes of their forms; a name with the hash of a text need not be similar to the text.
    private var byForm: [UInt64: [String]] = [:]
    /// A bit for each form by 18 bits of its hash, because most texts are near no name.
    private var bits = Array(repeating: UInt64(0), count: 1 << 12)
    /// The maximum number of letters of a name in this index, because each letter adds a form.
    private static let mostLetters = 100

    init(_ names: [String]) {
        for name in Set(names).sorted() {
            for form in Self.forms(of: name) where byForm[form]?.last != name {
                byForm[form, default: []].append(name)
                bits[Int(form >> 52)] |= 1 << (form >> 46 & 63)
            }
        }
    }

    /// Returns a name that differs from a text in one letter, or in the order of two neighboring letters; nil if none.
    ///
    /// A name that differs in a digit or only in case isn't returned. A name that differs in its first or last letter
    /// is returned only if `orOtherwiseEnding` is true.
    func name(nearTo text: String, orOtherwiseEnding: Bool) -> String? {
        for form in Self.forms(of: text) where bits[Int(form >> 52)] >> (form >> 46 & 63) & 1 == 1 {
            for name in byForm[form] ?? [] where Self.isMistake(text, name, orOtherwiseEnding) { return name }
        }
        return nil
    }

    /// Returns the hashes of a text's forms: the text itself, and the text without each one of its letters.
    ///
    /// Reference: Karp and Rabin, *Efficient Randomized Pattern-Matching Algorithms*, whose hash is a polynomial.
    private static func forms(of text: String) -> [UInt64] {
        let letters = text.unicodeScalars.map { UInt64($0.value) }
        guard letters.count <= mostLetters else { return [] }
        var form = letters.dropFirst().reversed().reduce(0) { $0 &* base &+ $1 }
        var forms = [form &* base &+ (letters.first ?? 0)]
        var power: UInt64 = 1
        // The next form has this letter instead of the next one.
        for (letter, next) in zip(letters, letters.dropFirst() + [0]) {
            forms.append(form)
            form &+= (letter &- next) &* power
            power &*= base
        }
        return forms
    }

    private static let base: UInt64 = 0x100_0000_01B3

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
