/// The reason why a text isn't a CSS color.
///
/// Columns count characters from 1.
package enum ColorSyntaxError: Error, Sendable, Hashable {
    /// The text is only white space.
    case empty
    case unknownName(String, column: Int)
    case unknownFunction(String, column: Int)
    /// The function `color()` names a color space that is unknown.
    case unknownSpace(String, column: Int)
    case unknownUnit(String, column: Int)
    case notHexadecimal(String, column: Int)
    /// A hex code, such as `#RRGGBB`, has the wrong number of digits. The first value is this number.
    ///
    /// Only 3, 4, 6 and 8 digits are valid.
    case hexLength(Int, column: Int)
    /// A token was found where the syntax requires something else, which `expected` describes.
    case unexpected(String, expected: String, column: Int)
    case ends(expected: String, column: Int)
}

extension ColorSyntaxError {
    /// The column of the mistake, in characters from 1.
    package var column: Int {
        switch self {
        case .empty: 1
        case .unknownName(_, let column), .unknownFunction(_, let column), .unknownSpace(_, let column),
            .unknownUnit(_, let column), .notHexadecimal(_, let column), .hexLength(_, let column),
            .unexpected(_, _, let column), .ends(_, let column):
            column
        }
    }

    /// The unknown word, and all valid words, from which a message can suggest the nearest; nil for errors without an
    /// unknown word.
    package var misspelling: (word: String, candidates: [String])? {
        switch self {
        case .unknownName(let word, _): (word, Color.cssNames)
        case .unknownFunction(let word, _): (word, ColorFunction.names)
        case .unknownSpace(let word, _): (word, ColorFunction.spaceNames)
        case .unknownUnit(let word, _): (word, AngleUnit.allCases.map { $0.rawValue })
        case .empty, .notHexadecimal, .hexLength, .unexpected, .ends: nil
        }
    }
}

extension ColorSyntaxError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .empty: "the text is empty; write a CSS color such as #RRGGBB, oklch(0.7 0.1 200) or a name"
        case .unknownName(let word, let column):
            "no CSS color is called \"\(Self.abbreviated(word))\" (column \(column))"
        case .unknownFunction(let word, let column):
            "\(Self.abbreviated(word))() is not a CSS color function (column \(column)); use one of \(Self.list(ColorFunction.names.map { "\($0)()" }))"
        case .unknownSpace(let word, let column):
            "\"\(Self.abbreviated(word))\" is not a color space of color() (column \(column)); use one of \(Self.list(ColorFunction.spaceNames))"
        case .unknownUnit(let word, let column):
            "\"\(Self.abbreviated(word))\" is not an angle unit (column \(column)); use one of \(Self.list(AngleUnit.allCases.map { $0.rawValue }))"
        case .notHexadecimal(let character, let column):
            "\"\(character)\" is not a hexadecimal digit (column \(column))"
        case .hexLength(let count, let column):
            "a hex code cannot have \(count) digits (column \(column)); write #RGB, #RGBA, #RRGGBB or #RRGGBBAA"
        case .unexpected(let found, let expected, let column):
            "\"\(Self.abbreviated(found))\" was found where \(expected) was expected (column \(column))"
        case .ends(let expected, let column): "the text ends too early: \(expected) was expected (column \(column))"
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
