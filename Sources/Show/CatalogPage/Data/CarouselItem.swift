internal import CarouselGradients
internal import CatalogManifest
internal import CatalogPreview
internal import ColorScience

/// A carousel, ready to be moved.
struct CarouselItem: Encodable, Hashable, Sendable {
    struct Page: Encodable, Hashable, Sendable {
        var image: String
        var backdrop: String
        var dark: String?
        /// The origin of the color, in words.
        var words: String
        /// Whether contrast changed the color.
        var isAdjusted: Bool
        /// The color before that change; absent if there was none.
        var unadjusted: String?
        /// Whether the confidence in the color that was found is low.
        var isUncertain: Bool?
        /// The pin before it was adjusted; absent without a pin, or for a gradient.
        var pin: String?
        /// The color that was found in the picture; absent if there is none.
        var found: String?
        /// The difference between the pin and the found color, CIEDE2000.
        var distance: Double?
        var nearest: CarouselEntry.Page.NearestSwatch?
        /// The text on the page; absent where the configuration names none.
        var text: [TextEntry]?
        /// The same in dark mode; absent where it is the same.
        var textDark: [TextEntry]?
        /// The overlay that makes all text readable; absent where none is needed or serves all.
        var scrim: TextEntry.Scrim?
        /// The corresponding value in dark mode.
        var scrimDark: TextEntry.Scrim?
    }

    var name: String
    var style: String
    var wraps: Bool
    var space: String
    var easing: String?
    var spacing: Double
    var padding: Double
    var threshold: Double
    /// Whether a card fades while it is dragged away.
    var fades: Bool
    var foreground: String?
    /// The kind of backdrop found in a picture: `color`, `gradient` or `bleed`.
    var backdrops: String
    var contrast: CarouselEntry.Contrast?
    var contrastDark: CarouselEntry.Contrast?
    var pages: [Page]
    var light: PageTable
    var dark: PageTable
    var findings: [Int]
    /// The file that lists the pages; absent if there is none.
    var list: PageListFile?
    /// The errors because of which an earlier version is shown; absent if the carousel is up to date.
    var kept: [FindingItem]?

    /// - Parameters:
    ///   - known: the colors of pictures, by their names.
    ///   - least: a page whose confidence is lower is uncertain, as the rule `uncertain-backdrop` says it.
    init(_ carousel: CarouselEntry, _ known: [String: PictureColors], leastConfidence least: Double, findings: [Int]) {
        name = carousel.name
        style = (CarouselStyle(rawValue: carousel.style) ?? .page).rawValue
        wraps = carousel.wraps
        space = carousel.interpolation + (carousel.hue.map { " \($0)" } ?? "")
        easing = carousel.easing
        spacing = carousel.spacing ?? 0
        padding = carousel.padding ?? 0
        threshold = carousel.threshold ?? CarouselGeometry.Deck.tripDeckThreshold
        // A flash card is transparent at 100 points: one that leaves sooner would vanish too early.
        fades = carousel.style == CarouselStyle.deck.rawValue && threshold >= CarouselGeometry.Deck.flashCardThreshold
        foreground = carousel.foreground
        backdrops =
            carousel.backdrops ?? (carousel.pages.contains { $0.backdropGradient != nil } ? "gradient" : "color")
        contrast = carousel.contrast
        contrastDark = carousel.contrastDark
        pages = carousel.pages.map { page in
            let pin = page.source == .pinned && page.backdropGradient == nil ? page.unadjusted ?? page.backdrop : nil
            let found = known[page.image]?.found?.backdrop
            return Page(
                image: page.image, backdrop: (SRGB8(hex: page.backdrop) ?? SRGB8(red: 0, green: 0, blue: 0)).hex,
                dark: page.backdropDark,
                words: carousel.words(for: page), isAdjusted: page.unadjusted != nil,
                unadjusted: page.unadjusted,
                isUncertain: page.confidence.map { $0 < least } == true ? true : nil,
                pin: pin, found: found,
                distance: HexCode.distance(pin, found), nearest: page.nearestSwatch,
                text: page.text, textDark: page.textDark, scrim: page.scrim(isDark: false),
                scrimDark: page.scrim(isDark: true))
        }
        light = PageTable(carousel.backdrops(isDark: false))
        dark = PageTable(carousel.backdrops(isDark: true))
        self.findings = findings
    }
}
