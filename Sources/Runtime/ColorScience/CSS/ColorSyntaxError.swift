package enum ColorSyntaxError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The text is only white space.
    case empty
    case unknownName(String)
    case unknownFunction(String)
    /// The function `color()` names a color space that is unknown.
    case unknownSpace(String)
    case unknownUnit(String)
    case notHexadecimal(String)
    /// A hex code, such as `#RRGGBB`, has the wrong number of digits. The first value is this number.
    ///
    /// Only 3, 4, 6 and 8 digits are valid.
    case hexLength(Int)
    /// A token was found where the syntax requires something else, which `expected` describes.
    case unexpected(String, expected: String)
    case ends(expected: String)

    /// The unknown word, and all valid words, from which a message can suggest the nearest.
    package var misspelling: (word: String, candidates: [String])? {
        switch self {
        case .unknownName(let word): (word, Color.cssNames)
        case .unknownFunction(let word): (word, ColorFunction.names)
        case .unknownSpace(let word): (word, ColorFunction.spaceNames)
        case .unknownUnit(let word): (word, ColorParser.angleUnits.map { $0.name })
        case .empty, .notHexadecimal, .hexLength, .unexpected, .ends: nil
        }
    }

    package var description: String {
        switch self {
        case .empty: "the text is empty; write a CSS color such as #RRGGBB, oklch(0.7 0.1 200) or a name"
        case .unknownName(let word): "no CSS color is called \"\(Self.abbreviated(word))\""
        case .unknownFunction(let word):
            "\(Self.abbreviated(word))() is not a CSS color function; use one of \(Self.list(ColorFunction.names.map { "\($0)()" }))"
        case .unknownSpace(let word):
            "\"\(Self.abbreviated(word))\" is not a color space of color(); use one of \(Self.list(ColorFunction.spaceNames))"
        case .unknownUnit(let word):
            "\"\(Self.abbreviated(word))\" is not an angle unit; use one of \(Self.list(ColorParser.angleUnits.map { $0.name }))"
        case .notHexadecimal(let character):
            "\"\(character)\" is not a hexadecimal digit"
        case .hexLength(let count):
            "a hex code cannot have \(count) digits; write #RGB, #RGBA, #RRGGBB or #RRGGBBAA"
        case .unexpected(let found, let expected):
            "\"\(Self.abbreviated(found))\" was found where \(expected) was expected"
        case .ends(let expected): "the text ends too early: \(expected) was expected"
        }
    }

    /// Returns a word shortened to 40 Unicode scalars, so that a message reveals little of the input.
    private static func abbreviated(_ word: String) -> String {
        let head = word.unicodeScalars.prefix(40)
        return String(String.UnicodeScalarView(head)) + (head.endIndex == word.unicodeScalars.endIndex ? "" : "…")
    }

    private static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }
}
