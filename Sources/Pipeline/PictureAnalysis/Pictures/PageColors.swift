package import ColorScience
package import PaletteExtraction

/// The colors that a carousel page takes from its picture.
///
/// The bleed is the color that continues the picture past its edges.
package struct PageColors: Sendable {
    private let palette: Palette
    private let points: [PicturePoint: SRGB8]

    /// The only colors that ``backdrop`` and ``bleed`` may have; empty if any color is allowed.
    package var brandColors: [SRGB8] = []

    init(_ palette: Palette, points: [PicturePoint: SRGB8]) { (self.palette, self.points) = (palette, points) }

    /// The backdrop in light mode, as found in the picture, or the nearest brand color if ``brandColors`` has any.
    package var backdrop: SRGB8 { nearestBrand(to: palette.backdrop) }
    /// The colors of a vertical gradient, from top to bottom, which may replace the flat backdrop.
    ///
    /// Nil if a single color suits the picture just as well, or if only brand colors are allowed.
    package var gradient: [SRGB8]? { brandColors.isEmpty ? palette.backdropGradient : nil }
    /// The color that continues the picture past its edges, or the nearest brand color if ``brandColors`` has any.
    package var bleed: SRGB8 { nearestBrand(to: palette.bleed) }
    package var backdropConfidence: Double { palette.confidence.backdrop }
    package var bleedConfidence: Double { palette.confidence.bleed }

    /// The colors of the picture, in descending order of their share of the picture.
    package var swatches: [SRGB8] { palette.swatches.map(\.color) }
    /// The names of the roles, such as `vibrant`, for which this picture has a color, in a fixed order.
    package var roles: [String] { SwatchRole.allCases.filter { palette.roles[$0] != nil }.map(\.rawValue) }

    package func color(of role: SwatchRole) -> SRGB8? { palette.roles[role] }

    private func nearestBrand(to color: SRGB8) -> SRGB8 {
        BrandColors.nearest(to: color, among: brandColors)?.color ?? color
    }

    /// Returns the color around a point of the picture; nil if the picture is transparent there, or if the point wasn't
    /// requested when the picture was read.
    package func color(at point: PicturePoint) -> SRGB8? { points[point] }

    /// Returns the swatch nearest to a color, and the CIEDE2000 distance between the two; nil without swatches.
    ///
    /// A large distance means that the color isn't in the picture: a color set by hand may be outdated.
    package func nearest(to color: SRGB8) -> (color: SRGB8, distance: Double)? {
        BrandColors.nearest(to: color, among: swatches)
    }
}

extension PictureTable.Picture {
    package var pageColors: PageColors? { palette.map { PageColors($0, points: outline.points) } }
}
