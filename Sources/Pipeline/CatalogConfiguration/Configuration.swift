package import AssetCatalog
package import CarouselGradients
package import CatalogManifest
package import ColorScience
package import Diagnostics
package import PictureText

/// A text in `tincture.yml`, such as a glob, and its place in the file.
package struct ConfiguredText: Sendable {
    package let text: String
    package let origin: SourceLocation
}

/// The contents of `tincture.yml`.
package struct Configuration: Sendable {
    package var path: String
    /// The asset catalogs, folders and files to read, with paths resolved against the configuration's folder.
    package var sources: [Source] = []
    /// The appearance, such as dark, for each mode (set of values) in files of design tokens.
    package var modes = TokenModes()
    /// The globs that decide which pictures have which kind, such as `banner` or `icon`; nil to use the default rules.
    package var kinds: [KindGlob]?
    /// The maximum number of swatches (colors) in a picture's palette, 1 … 16.
    package var swatches = PaletteColors.standardCount
    /// The kinds of pictures for which the manifest gets placeholders (ThumbHash); empty if none are configured.
    package var placeholders: Set<ImageKind> = []
    /// The allowed colors for backdrops and bleeds (colors that continue a picture past its edges); empty to allow any.
    package var brandColors: [SRGB8] = []
    package var tint = TintForm.soft
    package var products: Diagnosed<Listing<ListedProduct>>?
    /// The carousels, in the order of the file.
    package var carousels: [CarouselConfiguration] = []
    /// The areas where apps draw text, by the kind of the page's picture, for carousels without their own `text` key.
    package var text: [ImageKind: [TextArea]] = [:]
    /// The gradients that don't belong to a carousel, in the order of the file.
    package var gradients: [GradientConfiguration] = []
    /// The pairs of named colors that need a minimum contrast, in the order of the file.
    package var colorPairs: [ColorPairConfiguration] = []
    package var checks = CheckSettings()
    package var limits = InputLimits.standard

    package var emit: [EmitterRequest] = []

    package init(path: String) { self.path = path }
}

/// The style of the background suggested for a product picture that is cut out or on white.
package enum TintForm: String, Sendable, Hashable, CaseIterable {
    /// A nearly white color, or a nearly black one in dark mode.
    case soft
    /// A saturated color, with the same lightness and chroma for all products.
    case block
}

/// A glob under the key `kinds`, for the full names and file paths of the pictures that have a kind.
package struct KindGlob: Sendable {
    package let kind: ImageKind
    package let pattern: String
    package let origin: SourceLocation
}

package struct CarouselConfiguration: Sendable {
    package var name: String
    package var pages: Diagnosed<Listing<ListedPage>>
    /// The carousel's location in the configuration file; nil for a carousel that the default rules created.
    package var origin: SourceLocation?
    package var style = CarouselStyle.page
    /// Whether the first page follows the last one.
    package var wraps = false
    /// The color space in which colors are blended; the default is the one in which apps without Tincture blend.
    package var interpolation = Interpolation(space: .srgb)
    /// The number of evenly spaced colors from one page to the next, including both ends.
    package var samples = 41
    package var samplesOrigin: SourceLocation?
    /// The maximum error (CIEDE2000 distance) of a transition that is reduced to a few gradient stops.
    package var tolerance = 0.5
    /// The easing function, which converts the scroll progress from page to page to the progress of the colors.
    package var easing = Easing.linear
    /// The kind of backdrop, such as a gradient, for pages whose color isn't set by hand.
    package var backdrops = BackdropForm.color
    /// The color of text or symbols on the backdrop; nil if none is configured.
    package var overlay: SRGB8?
    /// The minimum WCAG 2 contrast, 1 … 21, of the ``overlay`` with the backdrop at every scroll position, and its
    /// place in `tincture.yml`; nil if no contrast is required.
    package var contrast: (ratio: Double, origin: SourceLocation)?
    /// The space between two cards of a `snap` carousel, in points.
    package var spacing: Double?
    /// The total space on both sides of the front card (the card at rest) of a `snap` carousel, in points.
    package var padding: Double?
    /// The distance, in points, at which a card of a `deck` leaves the deck when a person drags it to one side.
    package var threshold: Double?
    package var offsets: OffsetConfiguration?
    /// The name of a picture that is drawn over the backdrop and under all pages, and its place in `tincture.yml`.
    package var foreground: (name: String, origin: SourceLocation)?

    /// The areas of the pages where the app draws text; nil to use those configured for the kind of each picture.
    package var text: [TextArea]?
    package var screens = TextScreens()

    package init(name: String, pages: Diagnosed<Listing<ListedPage>>) {
        (self.name, self.pages) = (name, pages)
    }
}

/// The kind of backdrop that Tincture derives from a picture.
package enum BackdropForm: String, Sendable, CaseIterable {
    case color
    /// A vertical gradient of two or three colors.
    case gradient
    /// The color that continues the picture past its edges, for pictures that reach the sides of their page.
    case bleed
}

/// The settings of offset tables, which list the color at evenly spaced scroll offsets for each screen width.
package struct OffsetConfiguration: Sendable {
    /// The screen widths, in points, for which offset tables are computed.
    package var widths: [Double] = []
    /// The difference in scroll offset between neighboring colors of an offset table, in points.
    package var step = 1.0
    package var origin: SourceLocation
}

package struct GradientConfiguration: Sendable {
    package var name: String
    /// The evenly spaced colors, names of color sets or CSS colors: at least two, or one for a gradient like SwiftUI's
    /// `Color.gradient`.
    package var colors: [ConfiguredText]
    package var start: GradientPoint
    package var end: GradientPoint
}
