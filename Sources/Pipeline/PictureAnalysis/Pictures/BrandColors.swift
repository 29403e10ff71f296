package import CatalogManifest
package import ColorScience

/// Replaces a picture's backdrop and bleed by the nearest colors of a brand.
enum BrandColors {
    /// Returns the color in a list that is nearest by CIEDE2000, the first among ties; nil for an empty list.
    static func nearest(to color: SRGB8, among colors: [SRGB8]) -> SRGB8? {
        let lab = Lab(color)
        return colors.map { (color: $0, distance: ciede2000(lab, Lab($0))) }.min { $0.distance < $1.distance }?.color
    }
}

extension PaletteColors {
    /// Replaces the backdrop and the bleed by the nearest brand colors, and records the distances.
    ///
    /// Gradients are removed, because their colors come from the picture.
    package mutating func choose(among colors: [SRGB8]) {
        guard let backdrop = backdrop.flatMap({ SRGB8(hex: $0) }), let bleed = bleed.flatMap({ SRGB8(hex: $0) }),
            let nearBackdrop = BrandColors.nearest(to: backdrop, among: colors),
            let nearBleed = BrandColors.nearest(to: bleed, among: colors)
        else { return }
        (self.backdrop, backdropDark) = (nearBackdrop.hex, DarkAppearance.of(nearBackdrop).hex)
        (self.bleed, bleedDark) = (nearBleed.hex, DarkAppearance.of(nearBleed).hex)
        (backdropGradient, bleedGradient) = (nil, nil)
        brandDistance = BrandDistanceEntry(
            backdrop: rounded(ciede2000(Lab(backdrop), Lab(nearBackdrop)), 100),
            bleed: rounded(ciede2000(Lab(bleed), Lab(nearBleed)), 100))
    }
}
