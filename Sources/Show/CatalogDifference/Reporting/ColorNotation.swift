internal import ColorScience

/// A converter of color values as they are written in ``ColorChange``.
enum ColorNotation {
    /// Returns the CSS notation of a color, without the name of a color space that may follow a hex code.
    static func css(_ code: String) -> String { code.hasPrefix("color(") ? code : String(code.prefix { $0 != " " }) }

    static func shown(_ code: String) -> SRGB8? {
        color(code).map { SRGB8($0) }
    }

    /// Returns the opacity of a color; 1 for a system color.
    static func alpha(_ code: String) -> Double { color(code)?.alpha ?? 1 }

    private static func color(_ code: String) -> Color? {
        code.hasPrefix("#") || code.hasPrefix("color(") ? try? Color(css: css(code)) : nil
    }
}
