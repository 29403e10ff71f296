internal import CatalogManifest
internal import ColorScience

enum CSSPercent {
    /// Returns a fraction such as 0.25 as `25%`, with up to four decimals.
    static func of(_ part: Double) -> String { DecimalText.of(part * 100, places: 4) + "%" }
}

extension [BackdropStop] {
    /// Returns a CSS gradient toward a side such as `bottom`.
    func css(to end: String, _ color: (BackdropStop) -> String) -> String {
        let stops = map { "\(color($0)) \(CSSPercent.of($0.location))" }
        return "linear-gradient(to \(end), \(stops.joined(separator: ", ")))"
    }
}

extension Color {
    /// The color in CSS notation: `#RRGGBB` or `#RRGGBBAA` inside an sRGB space, and else as its own color space.
    ///
    /// A Display P3 color inside the sRGB gamut stays Display P3, so that a browser can draw it with more than 8 bits.
    var plainCSS: String {
        guard space == .srgb || space == .srgbLinear, missing.isEmpty, components.min() >= 0, components.max() <= 1
        else { return css() }
        return hex
    }
}
