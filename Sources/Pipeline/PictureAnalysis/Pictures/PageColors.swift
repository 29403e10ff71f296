package import ColorScience
package import PaletteExtraction

/// The colors that a carousel page takes from its picture.
///
/// They are the backdrop, the bleed (the color that continues the picture past its edges), the swatches (the main
/// colors), and the colors of roles, such as `vibrant` or `muted`.
package struct PageColors: Sendable {
    private let palette: Palette
    private let points: [PicturePoint: SRGB8]

    /// The only colors that ``backdrop`` and ``bleed`` may have; empty if any color is allowed.
    package var brandColors: [SRGB8] = []

    init(_ palette: Palette, points: [PicturePoint: SRGB8]) { (self.palette, self.points) = (palette, points) }

    /// The backdrop in light mode, as found in the picture, or the nearest brand color if ``brandColors`` has any.
    package var backdrop: SRGB8 { BrandColors.nearest(to: palette.backdrop, among: brandColors) ?? palette.backdrop }
    /// The colors of a vertical gradient, from top to bottom, which may replace the flat backdrop.
    ///
    /// The gradient is nil if a single color suits the picture just as well, or if only brand colors are allowed.
    package var gradient: [SRGB8]? { brandColors.isEmpty ? palette.backdropGradient : nil }
    /// The color that continues the picture past its edges, or the nearest brand color if ``brandColors`` has any.
    package var bleed: SRGB8 { BrandColors.nearest(to: palette.bleed, among: brandColors) ?? palette.bleed }
    /// The confidence, 0 … 1, that the backdrop found in the picture is a good choice.
    package var backdropConfidence: Double { palette.confidence.backdrop }
    /// The confidence, 0 … 1, that the bleed (the color that continues the picture past its edges) is a good choice.
    package var bleedConfidence: Double { palette.confidence.bleed }

    /// The colors of the picture, in descending order of their share of the picture.
    package var swatches: [SRGB8] { palette.swatches.map(\.color) }
    /// The names of the roles for which this picture has a color, in a fixed order.
    ///
    /// A role tells what distinguishes a color, for example `dominant` (it has the largest share of the picture) or
    /// `vibrant` (it is strong).
    package var roles: [String] { SwatchRole.allCases.filter { palette.roles[$0] != nil }.map(\.rawValue) }

    package func color(of role: SwatchRole) -> SRGB8? { palette.roles[role] }

    /// Returns the color around a point of the picture; nil if the picture is transparent there.
    ///
    /// The color is also nil if the point wasn't among the points requested when the picture was read.
    package func color(at point: PicturePoint) -> SRGB8? { points[point] }

    /// Returns the swatch nearest to a color, and the CIEDE2000 distance between the two; nil without swatches.
    ///
    /// A large distance means that the color isn't in the picture. A pinned color (a color set by hand), for example,
    /// may be outdated.
    package func nearest(to color: SRGB8) -> (color: SRGB8, distance: Double)? {
        let lab = Lab(color)
        return palette.swatches.map { ($0.color, ciede2000(lab, Lab($0.color))) }.min { $0.1 < $1.1 }
    }
}

extension PictureTable.Picture {
    /// The colors for a carousel page that shows the picture; nil if the picture has no colors.
    package var pageColors: PageColors? { palette.map { PageColors($0, points: outline.points) } }
}
