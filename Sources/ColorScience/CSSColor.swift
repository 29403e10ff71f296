/// Why a text is no colour.
public enum ColorSyntaxError: Error, Sendable, Hashable {
    /// The text is no notation that is known.
    case unknownNotation
}

extension ColorSyntaxError: CustomStringConvertible {
    /// The error in words.
    public var description: String {
        switch self {
        case .unknownNotation: "write it as #RGB, #RRGGBB or #RRGGBBAA"
        }
    }
}

extension Color {
    /// The colour of a CSS notation (CSS Color 4, section 5.2): `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`.
    ///
    /// - Throws: ``ColorSyntaxError`` for anything else.
    public init(css text: String) throws(ColorSyntaxError) {
        guard let bytes = HexNotation.bytes(text) else { throw .unknownNotation }
        let units = bytes.map { Double($0) / 255 }
        self.init(.srgb, units[0], units[1], units[2], alpha: units.count == 4 ? units[3] : 1)
    }

    /// The colour in CSS notation.
    public func css() -> String { hex }
}
