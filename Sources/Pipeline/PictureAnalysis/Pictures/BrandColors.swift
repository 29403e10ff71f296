package import CatalogManifest
package import ColorScience

/// Finds the brand color that replaces a color of a picture.
enum BrandColors {
    /// Returns the color in a list with the smallest CIEDE2000 distance to a color; nil for an empty list.
    ///
    /// In a tie, the color that comes first in the list is returned.
    static func nearest(to color: SRGB8, among colors: [SRGB8]) -> SRGB8? {
        let lab = Lab(color)
        return colors.map { (color: $0, distance: ciede2000(lab, Lab($0))) }.min { $0.distance < $1.distance }?.color
    }
}

extension PaletteColors {
    /// Replaces the backdrop and the bleed (the color that continues a picture past its edges) by the nearest brand
    /// colors.
    ///
    /// The CIEDE2000 distances between the old and new colors are recorded.
    ///
    /// The gradients of the backdrop and the bleed are removed, because their colors come from the picture. An empty
    /// list changes nothing.
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
