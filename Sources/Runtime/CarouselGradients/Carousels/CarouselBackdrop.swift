/// The backdrop behind a carousel at every scroll position, in light and dark mode, and how the carousel moves.
///
/// Generated code contains a backdrop for every carousel of the catalog. You can also create a backdrop from colors
/// that a server sends.
///
/// ```swift
/// let pages = CarouselBackdrop.Pages([
///     CarouselBackdrop.Pages.Page(
///         image: "loop1", backdrop: SRGB8(red: 192, green: 192, blue: 192), dark: SRGB8(red: 48, green: 48, blue: 48))
/// ])
/// let sent = CarouselBackdrop(pages, style: .deck, wraps: true, blending: .oklab, threshold: 100)
/// assert(sent.light.backdrop(at: 0).color(at: 0).hex == "#C0C0C0")
/// assert(sent[.dark].backdrop(at: 0).color(at: 0).hex == "#303030" && sent[.dark] == sent.dark)
/// assert(sent.style == .deck && sent.threshold == 100 && sent.spacing == 0 && sent.padding == 0)
///
/// // The same backdrop, created from existing tables as in generated code.
/// let known = CarouselBackdrop(style: .deck, light: sent.light, dark: sent.dark, threshold: 100)
/// // A `CarouselBackdrop` is itself a `CarouselContent`: its property `backdrops` returns the same backdrop.
/// assert(known.backdrops == sent)
/// ```
public struct CarouselBackdrop: Sendable, Hashable, CarouselContent {
    /// The system's appearance: light or dark.
    public enum Appearance: Sendable, Hashable {
        case light
        /// Dark mode.
        case dark
    }

    /// How the carousel moves.
    public let style: CarouselStyle
    /// The backdrop in light mode.
    public let light: BackdropTable
    /// The backdrop in dark mode.
    public let dark: BackdropTable
    /// The space between two cards of a `snap` carousel, in points.
    public let spacing: Double
    /// The total space on both sides of the front card (the card at rest) of a `snap` carousel, in points.
    public let padding: Double
    /// The distance that a card of a `deck` must be dragged before it leaves the pile, in points.
    public let threshold: Double

    /// Creates a backdrop from existing tables.
    ///
    /// - Parameters:
    ///   - style: the way in which the carousel moves.
    ///   - light: the table for light mode.
    ///   - dark: the table for dark mode. The light table is used instead if `dark` is nil, or if the two tables differ
    ///     in page count or wrapping.
    ///   - spacing: the space between two cards of a `snap` carousel, in points.
    ///   - padding: the total space on both sides of the front card (the card at rest) of a `snap` carousel, in points.
    ///   - threshold: the distance that a card of a `deck` must be dragged before it leaves the pile, in points.
    public init(
        style: CarouselStyle, light: BackdropTable, dark: BackdropTable? = nil, spacing: Double = 0,
        padding: Double = 0, threshold: Double = CarouselGeometry.Deck.tripDeckThreshold
    ) {
        self.style = style
        self.light = light
        let fits = dark.map { $0.pageCount == light.pageCount && $0.wraps == light.wraps } ?? false
        self.dark = fits ? dark ?? light : light
        self.spacing = spacing
        self.padding = padding
        self.threshold = threshold
    }

    /// The table of backdrops for light or dark mode.
    public subscript(appearance: Appearance) -> BackdropTable { appearance == .dark ? dark : light }

    /// The value itself: a backdrop conforms to ``CarouselContent``, so it can be used like a carousel.
    public var backdrops: CarouselBackdrop { self }
}
