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
    /// Which appearance each mode of token files is for.
    package var modes = TokenModes()
    /// Which pictures are of which kind; nil where the configuration leaves that to the rules.
    package var kinds: [KindGlob]?
    /// The most swatches a palette has, 1 … 16.
    package var swatches = PaletteColors.standardCount
    /// The kinds whose pictures get placeholders; none where no one asks.
    package var placeholders: Set<ImageKind> = []
    /// The colors that backdrops and bleeds are chosen from; none where any color will do.
    package var brandColors: [SRGB8] = []
    /// The form of the color behind products without a background of their own.
    package var tint = TintForm.soft
    /// The products; nil where the configuration names none.
    package var products: Diagnosed<Listing<ListedProduct>>?
    /// The carousels, in the order of the file.
    package var carousels: [CarouselConfiguration] = []
    /// The text on pages whose carousel says nothing about text, by the kinds of their pictures.
    package var text: [ImageKind: [TextArea]] = [:]
    /// The static gradients, in the order of the file.
    package var gradients: [GradientConfiguration] = []
    /// The pairs of named colors that must be readable, in the order of the file.
    package var colorPairs: [ColorPairConfiguration] = []
    /// How the tree is to be checked.
    package var checks = CheckSettings()
    package var limits = InputLimits.standard

    /// The emitters of the configuration, in the order of the file.
    package var emit: [EmitterRequest] = []

    package init(path: String) { self.path = path }
}

/// The form of the color behind products without a background of their own.
package enum TintForm: String, Sendable, Hashable, CaseIterable {
    /// Nearly white, or nearly black in dark mode.
    case soft
    /// A saturated color, of one lightness and chroma for all.
    case block
}

/// A glob over names and paths that gives pictures their kind.
package struct KindGlob: Sendable {
    /// The kind: `product`, `icon`, `banner` or `other`.
    package let kind: String
    /// The pattern, as for a shell; `*` crosses slashes.
    package let pattern: String
    package let origin: SourceLocation
}

/// A carousel as the configuration describes it.
package struct CarouselConfiguration: Sendable {
    package var name: String
    package var pages: Diagnosed<Listing<ListedPage>>
    /// The location in the configuration; nil for a carousel that the rules made.
    package var origin: SourceLocation?
    package var style = CarouselStyle.page
    /// Whether the last page's neighbor is the first.
    package var wraps = false
    /// How colors are blended.
    ///
    /// `srgb` unless said otherwise: what an app that blends for itself would draw.
    package var interpolation = Interpolation(space: .srgb)
    /// How many samples a transition has, both ends included.
    package var samples = 41
    /// The location that requests samples; nil if none does.
    package var samplesOrigin: SourceLocation?
    /// How far the stops may lie from the true curve, in CIEDE2000.
    package var tolerance = 0.5
    /// How the progress of the finger becomes that of the colors.
    package var easing = Easing.linear
    /// Whether pages without a pin get the color or the vertical gradient that was found in the picture.
    package var backdrops = BackdropForm.color
    /// The color of what is drawn on the backdrop.
    package var overlay: SRGB8?
    /// The WCAG 2 contrast, 1 … 21, that the overlay is to have at every offset, and where it is asked for.
    package var contrast: (ratio: Double, origin: SourceLocation)?
    /// Between two cards of a `snap` carousel, in points.
    package var spacing: Double?
    /// Beside the card in front of a `snap` carousel, both sides together, in points.
    package var padding: Double?
    /// How far a card of a `deck` is drawn to one side before it leaves, in points.
    package var threshold: Double?
    /// The offset tables wanted.
    package var offsets: OffsetConfiguration?
    /// The picture laid over the backdrop, and where it is named.
    package var foreground: (name: String, origin: SourceLocation)?

    /// The text on the pages; nil where the kinds of the pictures decide.
    package var text: [TextArea]?
    /// The screens that the text is seen on.
    package var screens = TextScreens()

    /// A carousel of which only the pages are known.
    package init(name: String, pages: Diagnosed<Listing<ListedPage>>) {
        (self.name, self.pages) = (name, pages)
    }
}

/// The form of the backdrop found in a picture.
package enum BackdropForm: String, Sendable, CaseIterable {
    case color
    /// A vertical gradient of two or three.
    case gradient
    /// The color that continues the picture past its edges, for pages whose sides it touches.
    case bleed
}

/// The offset tables that a configuration asks for.
package struct OffsetConfiguration: Sendable {
    /// The widths of the screen in points.
    package var widths: [Double] = []
    /// From one color to the next, in points.
    package var step = 1.0
    package var origin: SourceLocation
}

/// A static gradient as the configuration describes it.
package struct GradientConfiguration: Sendable {
    /// One color: a name of a color set or a hex code.
    package struct ColorName: Sendable {
        package let text: String
        package let origin: SourceLocation
    }

    package var name: String
    /// The colors, evenly spaced, two at least; a single one where the gradient is the system-style one of it.
    package var colors: [ColorName]
    package var start: GradientPoint
    package var end: GradientPoint
}
