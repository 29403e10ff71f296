package import ColorScience
internal import PaletteExtraction

/// What was found in a picture for behind a page that shows it.
package struct PageColors: Sendable {
    private let palette: Palette

    init(_ palette: Palette) { self.palette = palette }

    /// The color that stands behind the picture.
    package var backdrop: SRGB8 { palette.backdrop }
    /// A vertical gradient in place of that, from the top; nil where one color is as good.
    package var gradient: [SRGB8]? { palette.backdropGradient }
    /// The color that continues the picture past its edges.
    package var bleed: SRGB8 { palette.bleed }
    /// How sure the backdrop is, 0 … 1.
    package var backdropSureness: Double { palette.sureness.backdrop }
    /// How sure the bleed is, 0 … 1.
    package var bleedSureness: Double { palette.sureness.bleed }

    /// The swatch that is nearest to a color, and how far that is in CIEDE2000.
    package func nearest(to color: SRGB8) -> (color: SRGB8, distance: Double)? { palette.nearest(to: color) }
}

extension PictureTable.Picture {
    /// What was found for behind the picture; nil for a picture that has no colors.
    package var pageColors: PageColors? { palette.map(PageColors.init) }
}
