public import AssetCatalog
public import CarouselGradients
public import CatalogEmitters
public import ColorScience
public import Diagnostics

/// What `tincture.yml` says, every word of it understood.
public struct Configuration: Sendable {
    /// The configuration's file.
    public var path: String
    /// What to read; paths as they are to be opened.
    public var sources: [Source] = []
    /// Which pictures are of which kind; nil where the configuration leaves that to the rules.
    public var kinds: [KindGlob]?
    /// The most swatches a palette has, 1 … 16.
    public var swatches = PictureReader.standardCount
    /// The products; nil where the configuration names none.
    public var products: Listing<ListedProduct>?
    /// The carousels, in the order of the file.
    public var carousels: [CarouselConfiguration] = []
    /// The static gradients, in the order of the file.
    public var gradients: [GradientConfiguration] = []
    /// How the tree is to be checked.
    public var checks = CheckSettings()
    /// How much of the input is taken.
    public var limits = InputLimits.standard

    /// What to write beside the manifest, in the order of the file.
    public var emit: [EmitterRequest] = []

    /// The configuration of a file that says nothing.
    public init(path: String) { self.path = path }
}

/// A glob over names and paths that gives pictures their kind.
public struct KindGlob: Sendable {
    /// The kind: `product`, `icon`, `banner` or `other`.
    public let kind: String
    /// The pattern, as for a shell; `*` crosses slashes.
    public let pattern: String
    /// Where it stands.
    public let origin: SourceLocation
}

/// A carousel as the configuration describes it.
public struct CarouselConfiguration: Sendable {
    /// The name.
    public var name: String
    /// The pages.
    public var pages: Listing<ListedPage>
    /// Where the configuration names it; nil for a carousel that the rules have made.
    public var origin: SourceLocation?
    /// How it moves.
    public var style = CarouselStyle.page
    /// Whether the last page's neighbour is the first.
    public var wraps = false
    /// How colours are blended.
    ///
    /// `srgb` unless said otherwise: what an app that blends for itself would draw.
    public var interpolation = Interpolation(space: .srgb)
    /// How many samples a transition has, both ends included.
    public var samples = 41
    /// Where the samples are asked for; nil where nobody has said.
    public var samplesOrigin: SourceLocation?
    /// How far the stops may lie from the true curve, in CIEDE2000.
    public var tolerance = 0.5
    /// How the progress of the finger becomes that of the colours.
    public var easing = Easing.linear
    /// Whether pages without a pin get the colour or the vertical gradient that was found in the picture.
    public var backdrops = BackdropForm.color
    /// The colour of what is drawn on the backdrop.
    public var overlay: SRGB8?
    /// The WCAG 2 contrast, 1 … 21, that the overlay is to have at every offset, and where it is asked for.
    public var contrast: (ratio: Double, origin: SourceLocation)?
    /// Between two cards of a `snap` carousel, in points.
    public var spacing: Double?
    /// Beside the card in front of a `snap` carousel, both sides together, in points.
    public var padding: Double?
    /// How far a card of a `deck` is drawn to one side before it leaves, in points.
    public var threshold: Double?
    /// The offset tables wanted.
    public var offsets: OffsetConfiguration?
    /// The picture laid over the backdrop, and where it is named.
    public var foreground: (name: String, origin: SourceLocation)?

    /// A carousel of which only the pages are known.
    public init(name: String, pages: Listing<ListedPage>) {
        self.name = name
        self.pages = pages
    }
}

/// What is found in a picture for behind it.
public enum BackdropForm: String, Sendable, CaseIterable {
    /// One colour.
    case color
    /// A vertical gradient of two or three.
    case gradient
    /// The color that continues the picture past its edges, for pages whose sides it touches.
    case bleed
}

/// The offset tables that a configuration asks for.
public struct OffsetConfiguration: Sendable {
    /// The widths of the screen in points.
    public var widths: [Double] = []
    /// From one colour to the next, in points.
    public var step = 1.0
    /// Where it stands.
    public var origin: SourceLocation
}

/// A static gradient as the configuration describes it.
public struct GradientConfiguration: Sendable {
    /// One colour: a name of a colour set or a hex code.
    public struct ColorName: Sendable {
        /// The word.
        public let text: String
        /// Where it stands.
        public let origin: SourceLocation
    }

    /// The name.
    public var name: String
    /// The colours, evenly spaced, two at least; a single one where the gradient is the system-style one of it.
    public var colors: [ColorName]
    /// Where it starts.
    public var start: UnitPoint
    /// Where it ends.
    public var end: UnitPoint
}
