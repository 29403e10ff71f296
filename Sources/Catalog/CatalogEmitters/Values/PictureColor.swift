internal import CatalogManifest
internal import ColorScience

/// A color that was found in a picture or chosen by a person, and the name of its use.
struct PictureColor {
    /// The use: `backdrop`, `bleed`, `tint` or the name of a role.
    let use: String
    let light: SRGB8
    let dark: SRGB8

    /// Returns the backdrop, bleed, tint and roles of a picture; dark colors of roles are computed.
    static func all(of colors: PictureColors) -> [PictureColor] {
        var all: [PictureColor] = []
        all.reserveCapacity(12)
        // Several roles often have the color of the backdrop, and computing its dark color is slow.
        var known: [(light: SRGB8, dark: SRGB8)] = []
        known.reserveCapacity(12)
        func add(_ use: String, _ hex: String?, dark darkHex: String? = nil, isFound: Bool = false) {
            guard let light = hex.flatMap({ SRGB8(hex: $0) }) else { return }
            let given = darkHex.flatMap { SRGB8(hex: $0) }
            let same = given == nil ? known.first { $0.light == light }?.dark : nil
            let dark = given ?? same ?? DarkAppearance.of(light)
            if same == nil, given == nil || isFound { known.append((light, dark)) }
            all.append(PictureColor(use: use, light: light, dark: dark))
        }
        add("backdrop", colors.backdrop, dark: colors.backdropDark, isFound: colors.pin == nil)
        add("bleed", colors.bleed, dark: colors.bleedDark, isFound: colors.pin == nil)
        add("tint", colors.found?.tint, dark: colors.found?.tintDark)
        guard let roles = colors.found?.roles else { return all }
        add("background", roles.background)
        add("dominant", roles.dominant)
        add("vibrant", roles.vibrant)
        add("lightVibrant", roles.lightVibrant)
        add("darkVibrant", roles.darkVibrant)
        add("muted", roles.muted)
        add("lightMuted", roles.lightMuted)
        add("darkMuted", roles.darkMuted)
        add("edge", roles.edge)
        return all
    }
}
