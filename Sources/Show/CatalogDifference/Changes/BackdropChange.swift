package import CatalogManifest

/// A change of a backdrop (the color behind a picture).
///
/// The backdrop belongs to a carousel page, or to a picture that is on no carousel page.
package struct BackdropChange: Sendable, Hashable, Encodable {
    package struct Backdrop: Sendable, Hashable, Encodable {
        /// The color in light mode, `#RRGGBB`; for a gradient, the single color that can replace it.
        package var hex: String
        /// The counterpart of ``hex`` in dark mode, `#RRGGBB`; absent if it is unknown.
        package var dark: String?
        /// The colors of a vertical gradient in light mode, `#RRGGBB`, from the top; absent if the backdrop has one
        /// color.
        package var gradient: [String]?
        package var isPinned: Bool
        /// The source of the backdrop's color that the configuration names; absent if it names none.
        ///
        /// It is a swatch of the picture's palette, the role of a swatch, such as `vibrant`, or a point of the picture.
        package var pinnedBy: PinReferenceEntry?
        /// The color in light mode before it was adjusted for contrast; absent if it wasn't adjusted.
        package var unadjusted: String?
    }

    /// The contrast in light mode between the backdrop and the text or icons on it.
    package struct Contrast: Sendable, Hashable, Encodable {
        /// The overlay color (the color of the text or icons on the backdrop) after the change, `#RRGGBB`.
        ///
        /// The overlay color is the same in light and dark mode.
        package var overlay: String
        /// The WCAG 2 contrast, 1 … 21, between the overlay color and the backdrop in light mode before the change.
        ///
        /// The overlay color is the color of the text or icons on the backdrop. If the backdrop was a gradient, this is
        /// the lowest contrast at any of its stops. Absent if the carousel had no overlay color.
        package var before: Double?
        /// The WCAG 2 contrast, 1 … 21, between the overlay color and the backdrop in light mode after the change.
        ///
        /// The overlay color is the color of the text or icons on the backdrop. If the backdrop is a gradient, this is
        /// the lowest contrast at any of its stops.
        package var after: Double
    }

    /// The name of the carousel; absent for a picture that isn't on a carousel page.
    package var carousel: String?
    /// The index of the page in the second catalog, from 0; absent for a picture that isn't on a carousel page.
    package var page: Int?
    /// The name of the picture in the second catalog.
    package var image: String
    package var before: Backdrop
    package var after: Backdrop
    /// The CIEDE2000 difference between the old and the new backdrop in light mode, to two decimals.
    ///
    /// For gradients, it is the largest difference at any height.
    package var distance: Double
    /// The CIEDE2000 difference between the old and the new backdrop in dark mode; absent if a dark color is unknown.
    package var distanceDark: Double?
    package var contrast: Contrast?
    /// The path and line in the configuration where the page is pinned to the new backdrop.
    ///
    /// Absent if the page isn't pinned there, or if the second catalog was read from a manifest file.
    package var pinnedAt: String?
    /// The new findings about the page; if the page's picture changed, they are in its ``PictureChange`` instead.
    package var findings: [FindingChanges.Finding] = []
}
