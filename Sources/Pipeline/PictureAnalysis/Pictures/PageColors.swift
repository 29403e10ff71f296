package import ColorScience
package import PaletteExtraction

/// The backdrop colors of a picture for a page that shows it.
package struct PageColors: Sendable {
    private let palette: Palette
    private let points: [PicturePoint: SRGB8]

    /// The colors that the backdrop and the bleed are chosen from; none where any color will do.
    package var brandColors: [SRGB8] = []

    init(_ palette: Palette, points: [PicturePoint: SRGB8]) { (self.palette, self.points) = (palette, points) }

    /// The color that is behind the picture.
    package var backdrop: SRGB8 { BrandColors.nearest(to: palette.backdrop, among: brandColors) ?? palette.backdrop }
    /// A vertical gradient in place of that, from the top; nil where one color is as good.
    package var gradient: [SRGB8]? { brandColors.isEmpty ? palette.backdropGradient : nil }
    /// The color that continues the picture past its edges.
    package var bleed: SRGB8 { BrandColors.nearest(to: palette.bleed, among: brandColors) ?? palette.bleed }
    /// How sure the backdrop is, 0 … 1.
    package var backdropConfidence: Double { palette.confidence.backdrop }
    /// How sure the bleed is, 0 … 1.
    package var bleedConfidence: Double { palette.confidence.bleed }

    /// The colors, in falling weight.
    package var swatches: [SRGB8] { palette.swatches.map(\.color) }
    /// The roles that have a color, in their order.
    package var roles: [String] { SwatchRole.allCases.filter { palette.roles[$0] != nil }.map(\.rawValue) }

    package func color(of role: SwatchRole) -> SRGB8? { palette.roles[role] }

    /// The color around a point that was asked for; nil where the picture is transparent there.
    package func color(at point: PicturePoint) -> SRGB8? { points[point] }

    /// The swatch that is nearest to a color, and how far that is in CIEDE2000.
    package func nearest(to color: SRGB8) -> (color: SRGB8, distance: Double)? { palette.nearest(to: color) }
}

extension PictureTable.Picture {
    /// The backdrop colors of the picture; nil if it has no colors.
    package var pageColors: PageColors? { palette.map { PageColors($0, points: outline.points) } }
}
