/// Cuts a name into the words of a symbol.
enum SymbolWords {
    private enum Sort {
        case lower, upper, digit
    }

    /// The words: cut at what is no ASCII letter or digit, at changes of case and at the borders of digits.
    ///
    /// Capitals that a small letter follows end before the last of them: `HTMLFile` is `HTML` and `File`.
    static func split(_ name: String) -> [String] {
        var words: [String] = []
        var word = ""
        var previous: Sort?
        let characters = Array(name.unicodeScalars)
        func end() {
            if !word.isEmpty { words.append(word) }
            word = ""
        }
        for (index, scalar) in characters.enumerated() {
            guard let sort = sort(scalar) else {
                end()
                previous = nil
                continue
            }
            if let previous, isBorder(previous, sort, next: index + 1 < characters.count ? characters[index + 1] : nil)
            {
                end()
            }
            word.unicodeScalars.append(scalar)
            previous = sort
        }
        end()
        return words
    }

    /// True where the name has a small ASCII letter.
    static func hasLowercase(_ name: String) -> Bool { name.unicodeScalars.contains { sort($0) == .lower } }

    /// The word with its first letter large and the others as they are.
    static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func isBorder(_ previous: Sort, _ sort: Sort, next: Unicode.Scalar?) -> Bool {
        switch (previous, sort) {
        case (.lower, .lower), (.digit, .digit), (.upper, .lower): false
        case (.upper, .upper): next.flatMap(Self.sort) == .lower
        default: true
        }
    }

    private static func sort(_ scalar: Unicode.Scalar) -> Sort? {
        switch scalar {
        case "a"..."z": .lower
        case "A"..."Z": .upper
        case "0"..."9": .digit
        default: nil
        }
    }
}
