internal import CatalogManifest
internal import ColorScience

extension GradientEntry.Stop {
    /// The value in the light appearance; nil if it isn't a color, as in a modified manifest.
    var lightColor: Color? { Self.color(hex, alpha) }

    /// The value in dark mode; nil if it equals the light one.
    var darkColor: Color? { dark.flatMap { Self.color($0, darkAlpha) } }

    /// Returns whether a color set has the same values as the stop in both appearances, so that its name can represent
    /// the stop.
    ///
    /// A stop can have the name of a color and still differ from it: the upper end of a system gradient is lighter.
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
