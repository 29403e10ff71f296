internal import ColorScience

/// A converter of color values as they are written in ``ColorChange``.
enum ColorNotation {
    /// Returns the CSS notation of a color, without the name of a color space that may follow a hex code.
    static func css(_ code: String) -> String { code.hasPrefix("color(") ? code : String(code.prefix { $0 != " " }) }

    /// Returns a color; nil for the name of a system color, whose value is unknown.
    static func color(_ code: String) -> Color? {
        code.hasPrefix("#") || code.hasPrefix("color(") ? try? Color(css: css(code)) : nil
    }
}
