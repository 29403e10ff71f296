package import CatalogManifest
package import ColorScience

enum BrandColors {
    /// Returns the first color with the smallest CIEDE2000 distance to a color, and that distance.
    static func nearest(to color: SRGB8, among colors: [SRGB8]) -> (color: SRGB8, distance: Double)? {
        let lab = Lab(color)
        return colors.map { (color: $0, distance: ciede2000(lab, Lab($0))) }.min { $0.distance < $1.distance }
    }
}

extension PaletteColors {
    /// Replaces the backdrop and the bleed by the nearest brand colors, and records the distances.
    ///
    /// The gradients are removed, because their colors come from the picture. An empty list changes nothing.
    package mutating func choose(among colors: [SRGB8]) {
        guard let backdrop = backdrop.flatMap({ SRGB8(hex: $0) }), let bleed = bleed.flatMap({ SRGB8(hex: $0) }),
            let nearBackdrop = BrandColors.nearest(to: backdrop, among: colors),
            let nearBleed = BrandColors.nearest(to: bleed, among: colors)
        else { return }
        (self.backdrop, backdropDark) = (nearBackdrop.color.hex, DarkAppearance.of(nearBackdrop.color).hex)
        (self.bleed, bleedDark) = (nearBleed.color.hex, DarkAppearance.of(nearBleed.color).hex)
        (backdropGradient, bleedGradient) = (nil, nil)
        brandDistance = BrandDistanceEntry(
            backdrop: rounded(nearBackdrop.distance, 100), bleed: rounded(nearBleed.distance, 100))
    }
}
