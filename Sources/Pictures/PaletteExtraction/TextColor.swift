package import ColorScience

/// A color for text on a swatch: white or black with an opacity.
package struct TextColor: Sendable {
    package let color: SRGB8
    package let alpha: UInt8
    /// The WCAG 2 contrast ratio on the swatch, 1 … 21.
    package let contrast: Double

    /// The color as `#RRGGBBAA`, or as `#RRGGBB` if it is opaque.
    package var hex: String { color.hex(alpha: alpha) }
}

/// The colors of the titles and of the other text on a swatch.
///
/// Each is white if white has enough contrast by WCAG (3 : 1 for titles, 4.5 : 1 for other text), else black. So on
/// swatches with a luminance of 0.18 … 0.30, titles are white and other text is black.
///
/// Titles are opaque. Other text is as transparent as its minimum contrast allows, as in Android's Palette.
///
/// White is preferred because of APCA (0.1.9), a newer measure of contrast. It rates black higher only from a luminance
/// of 0.34, where white's WCAG ratio is below 3 : 1.
package struct TextColors: Sendable {
    /// The color for titles, with a contrast of at least 3 : 1 (WCAG 2.2, criterion 1.4.3, large text).
    package let title: TextColor
    /// The color for other text, with at least 4.5 : 1 (WCAG 2.2, criterion 1.4.3), and Lc 60 in APCA if possible.
    package let body: TextColor

    package init(on background: SRGB8) {
        func opaque(_ color: SRGB8) -> TextColor {
            TextColor(color: color, alpha: 255, contrast: contrastRatio(color, background))
        }
        let (light, dark) = (opaque(.white), opaque(.black))
        title = light.contrast >= 3 ? light : dark
        // White or black has a contrast of at least 4.5 on any color.
        body = Self.faintest(.white, on: background) ?? Self.faintest(.black, on: background) ?? dark
    }

    /// The minimum contrast ratio of body text (WCAG 2.2, criterion 1.4.3).
    private static let bodyContrast = 4.5

    /// The minimum lightness contrast (Lc) of body text in APCA (0.1.9), if the opaque color reaches it.
    ///
    /// On black, a gray with 4.5 : 1 has only Lc 30, which two readers couldn't read.
    private static let bodyLightnessContrast = 60.0

    /// Returns the color at the lowest opacity that has enough contrast in WCAG and, if any has, in APCA; nil if even
    /// the opaque color has less than 4.5 : 1.
    private static func faintest(_ color: SRGB8, on background: SRGB8) -> TextColor? {
        func contrast(_ alpha: UInt8) -> Double { contrastRatio(color.over(background, alpha: alpha), background) }
        guard contrast(255) >= bodyContrast else { return nil }
        let ground = Color(background)
        func isReadable(_ alpha: UInt8) -> Bool {
            let text = Color(color.over(background, alpha: alpha))
            return contrast(alpha) >= bodyContrast
                && apcaContrast(text: text, on: ground).magnitude >= bodyLightnessContrast
        }
        // Both contrasts grow with the opacity, so a binary search finds the lowest one.
        var (low, high): (UInt8, UInt8) = (0, 255)
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if isReadable(middle) { high = middle } else { low = middle }
        }
        return TextColor(color: color, alpha: high, contrast: contrast(high))
    }
}

extension Swatch {
    package var text: TextColors { TextColors(on: color) }
}
