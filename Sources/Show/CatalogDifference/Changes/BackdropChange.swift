package import CatalogManifest

/// A changed backdrop of a page, or of a picture that isn't a page.
package struct BackdropChange: Sendable, Hashable, Encodable {
    /// The backdrop of a picture.
    package struct Backdrop: Sendable, Hashable, Encodable {
        /// The color, `#RRGGBB`.
        package var hex: String
        /// The color in dark mode; absent if it is unknown.
        package var dark: String?
        /// The colors of a vertical gradient, from the top; absent for a flat backdrop.
        package var gradient: [String]?
        /// Whether the color is pinned.
        package var isPinned: Bool
        /// The part of the picture that the color is pinned to; absent for a pinned color, and without a pin.
        package var pinnedBy: PinReferenceEntry?
        /// The color before its adjustment for contrast; absent if it wasn't adjusted.
        package var unadjusted: String?
    }

    /// The contrast of a page's overlay.
    package struct Contrast: Sendable, Hashable, Encodable {
        /// The color of the overlay, `#RRGGBB`.
        package var overlay: String
        /// The WCAG 2 contrast ratio before, 1 … 21; absent without an overlay.
        package var before: Double?
        /// The contrast ratio after.
        package var after: Double
    }

    /// The carousel; absent for a picture that isn't a page.
    package var carousel: String?
    /// The number of the page in the second catalog, from 0; absent without a carousel.
    package var page: Int?
    /// The name of the picture in the second catalog.
    package var image: String
    /// The previous backdrop.
    package var before: Backdrop
    /// The new backdrop.
    package var after: Backdrop
    /// The CIEDE2000 difference of the backdrops, to two decimals; for gradients at the height where it is largest.
    package var distance: Double
    /// The difference in dark mode; absent if a dark color is missing.
    package var distanceDark: Double?
    /// The contrast of the page's overlay; absent without one.
    package var contrast: Contrast?
}
