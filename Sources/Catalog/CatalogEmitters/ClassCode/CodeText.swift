internal import CarouselGradients
internal import ColorScience

/// Functions for literals that have the same form in several generated languages.
enum CodeText {
    /// Returns a string literal in double quotes, for languages in which `$` begins an expression.
    static func string(_ text: String) -> String {
        var literal = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\", "$": literal += "\\" + String(scalar)
            case _
            where scalar.value < 32 || (0x7F...0x9F).contains(scalar.value)
                || scalar.properties.generalCategory == .format:
                literal += String(scalar).utf16.map { "\\u" + hexadecimal($0) }.joined()
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return "\"\(literal)\""
    }

    private static func hexadecimal(_ unit: UInt16) -> String {
        String(String(UInt32(unit) + 0x10000, radix: 16, uppercase: true).dropFirst())
    }

    /// Returns a text for use inside a comment, without the characters that begin or end comments.
    static func comment(_ text: String) -> String {
        String(String(string(text).dropFirst().dropLast()).map { $0 == "*" || $0 == "`" ? "'" : $0 })
    }

    static func number(_ value: Double) -> String {
        let text = DecimalText.of(value, places: 9)
        return text.contains(".") ? text : text + ".0"
    }

    /// Returns the hexadecimal digits of a color, `AARRGGBB`.
    static func digits(_ color: Color) -> String {
        let text = color.hex.dropFirst()
        return text.utf8.count == 6 ? "FF\(text)" : "\(text.suffix(2))\(text.dropLast(2))"
    }

    /// Returns the stops of each transition as hexadecimal digits; for a single page, only its color.
    ///
    /// The digits are the position in hundredths of the transition, which is left out if it is 0, and the color.
    static func stops(_ table: GradientTable) -> [[String]] {
        let transitions = table.transitions.map { transition in
            transition.stops.map { stop in
                let hundredths = Int((stop.progress * 100).rounded())
                let digits = hundredths == 0 ? "" : String(hundredths, radix: 16, uppercase: true)
                return digits + stop.color.hex.dropFirst()
            }
        }
        return transitions.isEmpty ? table.pages.map { [String($0.hex.dropFirst())] } : transitions
    }
}
