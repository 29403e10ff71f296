internal import CatalogManifest
internal import ColorScience

/// The colors of the text on a carousel's page, and of the scrim behind that text, for generated code.
struct TextColors {
    /// The color of the text in each area, in the order of the configuration.
    let areas: [(name: String, light: SRGB8, dark: SRGB8)]
    /// The scrim that makes all text readable; nil if neither mode needs one, or transparent in one that doesn't.
    let scrim: (light: Color, dark: Color)?

    init(_ page: CarouselEntry.Page) {
        let dark = Dictionary(page.text(isDark: true).map { ($0.name, $0.foreground) }) { first, _ in first }
        areas = page.text(isDark: false).compactMap { text in
            SRGB8(hex: text.foreground).map { color in
                (text.name, color, dark[text.name].flatMap { SRGB8(hex: $0) } ?? color)
            }
        }
        func scrim(_ isDark: Bool) -> Color? {
            guard let scrim = page.scrim(isDark: isDark), let color = SRGB8(hex: scrim.color) else { return nil }
            // Rounded up to a whole byte, because a lower opacity wouldn't reach the required contrast.
            let alpha = ((scrim.opacity ?? 0) * 255).rounded(.up) / 255
            return Color(.srgb, Color(color).converted(to: .srgb).components, alpha: alpha)
        }
        let clear = Color(.srgb, 0, 0, 0, alpha: 0)
        let pair = (scrim(false), scrim(true))
        self.scrim = pair == (nil, nil) ? nil : (pair.0 ?? clear, pair.1 ?? clear)
    }
}
