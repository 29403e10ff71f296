internal import CatalogManifest
internal import ColorScience

/// A color of a picture, found in it or chosen for it, under the word for its use.
struct PictureColor {
    /// `backdrop`, `bleed`, `tint` or the name of a role.
    let use: String
    let light: SRGB8
    let dark: SRGB8

    /// The backdrop, the bleed, the tint and the roles of a picture; a role's dark form is made as that of a backdrop.
    static func all(of colors: PictureColors) -> [PictureColor] {
        // Several roles have one color.
        var known: [(light: SRGB8, dark: SRGB8)] = []
        func dark(of light: SRGB8) -> SRGB8 {
            if let color = known.first(where: { $0.light == light }) { return color.dark }
            let dark = DarkAppearance.of(light)
            known.append((light, dark))
            return dark
        }
        let roles = colors.found?.roles
        let uses: [(String, String?, String?)] = [
            ("backdrop", colors.backdrop, colors.backdropDark), ("bleed", colors.bleed, colors.bleedDark),
            ("tint", colors.found?.tint, colors.found?.tintDark),
            ("ground", roles?.ground, nil), ("dominant", roles?.dominant, nil), ("vibrant", roles?.vibrant, nil),
            ("lightVibrant", roles?.lightVibrant, nil), ("darkVibrant", roles?.darkVibrant, nil),
            ("muted", roles?.muted, nil), ("lightMuted", roles?.lightMuted, nil),
            ("darkMuted", roles?.darkMuted, nil), ("edge", roles?.edge, nil),
        ]
        return uses.compactMap { use, hex, darkHex in
            guard let light = hex.flatMap({ SRGB8(hex: $0) }) else { return nil }
            return PictureColor(
                use: use, light: light, dark: darkHex.flatMap { SRGB8(hex: $0) } ?? dark(of: light))
        }
    }
}
