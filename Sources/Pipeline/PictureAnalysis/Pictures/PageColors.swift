package import ColorScience
package import PaletteExtraction

/// The colors of a picture that matter for the carousel page that shows it: backdrop, bleed, swatches and roles.
package struct PageColors: Sendable {
    private let palette: Palette
    private let points: [PicturePoint: SRGB8]

    /// The allowed colors of the backdrop and the bleed; empty if any color is allowed.
    package var brandColors: [SRGB8] = []

    init(_ palette: Palette, points: [PicturePoint: SRGB8]) { (self.palette, self.points) = (palette, points) }

    /// The color behind the page.
    package var backdrop: SRGB8 { BrandColors.nearest(to: palette.backdrop, among: brandColors) ?? palette.backdrop }
    /// A vertical gradient to use instead of the backdrop, from the top.
    ///
    /// It is nil if a single color is just as good, or if only brand colors are allowed.
    package var gradient: [SRGB8]? { brandColors.isEmpty ? palette.backdropGradient : nil }
    /// The color that continues the picture beyond its edges.
    package var bleed: SRGB8 { BrandColors.nearest(to: palette.bleed, among: brandColors) ?? palette.bleed }
    /// The confidence of the backdrop, 0 … 1.
    package var backdropConfidence: Double { palette.confidence.backdrop }
    /// The confidence of the bleed, 0 … 1.
    package var bleedConfidence: Double { palette.confidence.bleed }

    /// The colors, in descending order of weight.
    package var swatches: [SRGB8] { palette.swatches.map(\.color) }
    /// The names of the roles that have a color, in the order of the roles.
    package var roles: [String] { SwatchRole.allCases.filter { palette.roles[$0] != nil }.map(\.rawValue) }

    package func color(of role: SwatchRole) -> SRGB8? { palette.roles[role] }

    /// Returns the color around a requested point; nil if the picture is transparent there.
    package func color(at point: PicturePoint) -> SRGB8? { points[point] }

    /// Returns the swatch nearest to a color, and its distance in CIEDE2000.
    ///
    /// A large distance means that the color, for example a pinned one, isn't in the picture (any more).
    package func nearest(to color: SRGB8) -> (color: SRGB8, distance: Double)? {
        let lab = Lab(color)
        return palette.swatches.map { ($0.color, ciede2000(lab, Lab($0.color))) }.min { $0.1 < $1.1 }
    }
}

extension PictureTable.Picture {
    /// The colors for a page that shows the picture; nil if the picture has no colors.
    package var pageColors: PageColors? { palette.map { PageColors($0, points: outline.points) } }
}
