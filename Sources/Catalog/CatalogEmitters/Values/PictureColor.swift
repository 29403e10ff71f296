internal import CatalogManifest
internal import ColorScience

/// A color of a picture, found in it or chosen for it, under the word for its use.
struct PictureColor {
    /// `backdrop`, `bleed` or the name of a role.
    let use: String
    let light: SRGB8
    let dark: SRGB8

    /// The backdrop and the roles of a picture; a role's dark form is made as that of a backdrop.
    static func all(of colors: PictureColors) -> [PictureColor] {
        let roles = colors.found?.roles
        let uses: [(String, String?, String?)] = [
            ("backdrop", colors.backdrop, colors.backdropDark), ("bleed", colors.bleed, colors.bleedDark),
            ("ground", roles?.ground, nil), ("dominant", roles?.dominant, nil), ("vibrant", roles?.vibrant, nil),
            ("lightVibrant", roles?.lightVibrant, nil), ("darkVibrant", roles?.darkVibrant, nil),
            ("muted", roles?.muted, nil), ("lightMuted", roles?.lightMuted, nil),
            ("darkMuted", roles?.darkMuted, nil), ("edge", roles?.edge, nil),
        ]
        return uses.compactMap { use, hex, dark in
            guard let light = hex.flatMap({ SRGB8(hex: $0) }) else { return nil }
            return PictureColor(
                use: use, light: light, dark: dark.flatMap { SRGB8(hex: $0) } ?? DarkAppearance.of(light))
        }
    }
}
