package import CatalogManifest

/// A changed backdrop of a page, or of a picture that isn't a page.
package struct BackdropChange: Sendable, Hashable, Encodable {
    package struct Backdrop: Sendable, Hashable, Encodable {
        /// The color, `#RRGGBB`.
        package var hex: String
        /// The color in dark mode; absent if the dark color is unknown.
        package var dark: String?
        /// The colors of a vertical gradient, from the top; absent for a flat backdrop.
        package var gradient: [String]?
        package var isPinned: Bool
        /// The part of the picture that the pin refers to; absent if the pin is a color, or if there is no pin.
        package var pinnedBy: PinReferenceEntry?
        /// The color before its adjustment for contrast; absent if it wasn't adjusted.
        package var unadjusted: String?
    }

    package struct Contrast: Sendable, Hashable, Encodable {
        /// The color of the overlay, `#RRGGBB`.
        package var overlay: String
        /// The WCAG 2 contrast ratio of overlay and backdrop before, 1 … 21; absent if there was no overlay.
        package var before: Double?
        /// The WCAG 2 contrast ratio of overlay and backdrop after, 1 … 21.
        package var after: Double
    }

    /// The name of the carousel; absent for a picture that isn't a page.
    package var carousel: String?
    /// The number of the page in the second catalog, from 0; absent without a carousel.
    package var page: Int?
    /// The name of the picture in the second catalog.
    package var image: String
    package var before: Backdrop
    package var after: Backdrop
    /// The CIEDE2000 difference between the two backdrops in light mode, to two decimals.
    ///
    /// For gradients, this is the largest difference at any height.
    package var distance: Double
    /// The CIEDE2000 difference between the two backdrops in dark mode; absent if a dark color is missing.
    package var distanceDark: Double?
    package var contrast: Contrast?
    /// The new findings about the page, unless its picture changed.
    package var findings: [FindingChanges.Finding] = []
}
