package import AssetCatalog
package import CarouselGradients
package import CatalogManifest
package import ColorScience
package import Diagnostics
package import PaletteExtraction

/// A fully read `tincture.yml`.
package struct Configuration: Sendable {
    package var path: String
    /// The sources to read, with paths as they are opened.
    package var sources: [Source] = []
    /// The appearance for each mode of token files.
    package var modes = TokenModes()
    /// The globs that assign kinds to pictures; nil to use the default rules.
    package var kinds: [KindGlob]?
    /// The maximum number of swatches of a palette, 1 … 16.
    package var swatches = PaletteColors.standardCount
    /// The kinds whose pictures get placeholders; empty if none are configured.
    package var placeholders: Set<ImageKind> = []
    /// The allowed colors of backdrops and bleeds; empty if any color is allowed.
    package var brandColors: [SRGB8] = []
    /// The form of the color behind products without their own background.
    package var tint = TintForm.soft
    /// The products; nil if the configuration lists none.
    package var products: Diagnosed<Listing<ListedProduct>>?
    /// The carousels, in the order of the file.
    package var carousels: [CarouselConfiguration] = []
    /// The text areas on pages of carousels without their own text settings, by the kind of the page's picture.
    package var text: [ImageKind: [TextArea]] = [:]
    /// The static gradients, in the order of the file.
    package var gradients: [GradientConfiguration] = []
    /// The pairs of named colors that need contrast, in the order of the file.
    package var colorPairs: [ColorPairConfiguration] = []
    /// The settings of the check.
    package var checks = CheckSettings()
    package var limits = InputLimits.standard

    /// The emitters of the configuration, in the order of the file.
    package var emit: [EmitterRequest] = []

    package init(path: String) { self.path = path }
}

/// The form of the color behind products without their own background.
package enum TintForm: String, Sendable, Hashable, CaseIterable {
    /// A nearly white color, or a nearly black one in dark mode.
    case soft
    /// A saturated color, with the same lightness and chroma for all pictures.
    case block
}

/// A glob over names and paths that assigns a kind to pictures.
package struct KindGlob: Sendable {
    /// The kind: `product`, `icon`, `banner` or `other`.
    package let kind: String
    /// The pattern, as for a shell, but `*` crosses slashes.
    package let pattern: String
    package let origin: SourceLocation
}

/// A carousel from the configuration.
package struct CarouselConfiguration: Sendable {
    package var name: String
    package var pages: Diagnosed<Listing<ListedPage>>
    /// The location in the configuration; nil for a carousel from the default rules.
    package var origin: SourceLocation?
    package var style = CarouselStyle.page
    /// Whether the first page follows the last one.
    package var wraps = false
    /// The interpolation of colors.
    ///
    /// The default `srgb` is what an app without Tincture would draw.
    package var interpolation = Interpolation(space: .srgb)
    /// The number of samples per transition, including both ends.
    package var samples = 41
    /// The location of the `samples` key; nil if there is none.
    package var samplesOrigin: SourceLocation?
    /// The maximum distance of the stops from the true curve, in CIEDE2000.
    package var tolerance = 0.5
    /// The function from the progress of the finger to the progress of the colors.
    package var easing = Easing.linear
    /// The form of backdrops for pages without a pin, found in the picture.
    package var backdrops = BackdropForm.color
    /// The color of the contents drawn on the backdrop.
    package var overlay: SRGB8?
    /// The WCAG 2 contrast, 1 … 21, that the overlay needs at every offset, and the location of its key.
    package var contrast: (ratio: Double, origin: SourceLocation)?
    /// The space between two cards of a `snap` carousel, in points.
    package var spacing: Double?
    /// The space on both sides of the front card of a `snap` carousel together, in points.
    package var padding: Double?
    /// The distance, in points, that a card of a `deck` is dragged to one side before it leaves.
    package var threshold: Double?
    /// The configured offset tables.
    package var offsets: OffsetConfiguration?
    /// The picture laid over the backdrop, and the location of its key.
    package var foreground: (name: String, origin: SourceLocation)?

    /// The text areas on the pages; nil if the kinds of the pictures determine them.
    package var text: [TextArea]?
    /// The screens on which text is measured.
    package var screens = TextScreens()

    /// Creates a carousel with only its name and pages.
    package init(name: String, pages: Diagnosed<Listing<ListedPage>>) {
        (self.name, self.pages) = (name, pages)
    }
}

/// The form of the backdrop found in a picture.
package enum BackdropForm: String, Sendable, CaseIterable {
    case color
    /// A vertical gradient of two or three colors.
    case gradient
    /// The color that continues the picture beyond its edges, for pages whose sides it touches.
    case bleed
}

/// The configured offset tables.
package struct OffsetConfiguration: Sendable {
    /// The screen widths in points.
    package var widths: [Double] = []
    /// The distance from one color to the next, in points.
    package var step = 1.0
    package var origin: SourceLocation
}

/// A static gradient from the configuration.
package struct GradientConfiguration: Sendable {
    /// A color: the name of a color set, or a hex code.
    package struct ColorName: Sendable {
        package let text: String
        package let origin: SourceLocation
    }

    package var name: String
    /// The colors, evenly spaced, at least two; a single one for a system-style gradient.
    package var colors: [ColorName]
    package var start: GradientPoint
    package var end: GradientPoint
}
