package import CatalogManifest

/// Another color behind a page, or behind a picture that is no page.
package struct BackdropChange: Sendable, Hashable, Encodable {
    /// What is behind a picture.
    package struct Backdrop: Sendable, Hashable, Encodable {
        /// The color, `#RRGGBB`.
        package var hex: String
        /// The same in the dark appearance.
        package var dark: String?
        /// The colors of a vertical gradient, from the top; absent for a flat backdrop.
        package var gradient: [String]?
        /// Whether a person chose it.
        package var isPinned: Bool
        /// What of the picture the person chose; absent for a color, and where no one chose.
        package var pinnedBy: PinReferenceEntry?
        /// The color before it was changed for the sake of contrast; absent where it was not.
        package var unadjusted: String?
    }

    /// The contrast of what is drawn on a page.
    package struct Contrast: Sendable, Hashable, Encodable {
        /// The color of what is drawn, `#RRGGBB`.
        package var overlay: String
        /// The WCAG 2 contrast ratio before, 1 … 21; absent where nothing was drawn.
        package var before: Double?
        /// The same after.
        package var after: Double
    }

    /// The carousel; absent for a picture that is no page.
    package var carousel: String?
    /// The number of the page in the second catalog, from 0; absent as the carousel is.
    package var page: Int?
    /// The name of the picture in the second catalog.
    package var image: String
    /// What was behind it.
    package var before: Backdrop
    /// What is behind it.
    package var after: Backdrop
    /// How far the two are apart, CIEDE2000, to two places; of gradients at the height where it is most.
    package var distance: Double
    /// The same in the dark appearance; absent where a dark color is missing.
    package var distanceDark: Double?
    /// How what is drawn on the page can be read; absent where nothing is.
    package var contrast: Contrast?
}
