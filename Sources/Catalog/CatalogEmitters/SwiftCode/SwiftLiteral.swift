internal import CarouselGradients
internal import ColorScience

enum SwiftLiteral {
    static func string(_ text: String) -> String { "\"\(escaped(text))\"" }

    /// Returns the text with escapes for all characters that would end a string literal or a line.
    static func escaped(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy {
            (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
        }
        if isPlain { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _
            where scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
                || scalar.value == 0x2028 || scalar.value == 0x2029:
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    static func comment(_ text: String) -> String {
        let text = escaped(text)
        return text.utf8.contains(UInt8(ascii: "`")) ? String(text.map { $0 == "`" ? "'" : $0 }) : text
    }

    static func digits(_ color: SRGB8) -> String { String(decoding: color.hex.utf8.dropFirst(), as: UTF8.self) }

    static func words(_ table: GradientTable) -> String {
        "[\(table.words.map { "0x" + String($0, radix: 16, uppercase: true) }.joined(separator: ", "))]"
    }

    static func number(_ value: Double) -> String { DecimalText.of(value, places: 9) }
}
