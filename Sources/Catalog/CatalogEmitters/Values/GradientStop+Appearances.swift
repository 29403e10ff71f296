internal import CatalogManifest
internal import ColorScience

extension GradientEntry.Stop {
    /// The color in light mode; nil if ``hex`` can't be parsed, as in a manifest that a person edited.
    var lightColor: Color? { Self.color(hex, alpha) }

    /// The color in dark mode; nil if it is the same as in light mode.
    var darkColor: Color? { dark.flatMap { Self.color($0, darkAlpha) } }

    /// Returns whether a named color has the values of the stop, so that generated code can refer to it.
    ///
    /// For example, the upper stop of a system gradient is lighter than the color that it names.
    func isValue(of color: ColorEntry) -> Bool {
        guard let light = color.lightColor ?? color.darkColor, let own = lightColor else { return false }
        return Self.isSame(own, light) && Self.isSame(darkColor ?? own, color.darkColor ?? light)
    }

    private static func color(_ hex: String, _ alpha: Double?) -> Color? {
        SRGB8(hex: hex).map { Color(.srgb, Color($0).components, alpha: alpha ?? 1) }
    }

    private static func isSame(_ first: Color, _ second: Color) -> Bool {
        SRGB8(first) == SRGB8(second) && first.alpha == min(max(second.alpha, 0), 1)
    }
}
