internal import CarouselGradients
package import CatalogManifest
internal import CatalogPreview
internal import ColorScience
internal import OrderedJSON

struct CarouselItem: Encodable, Equatable, Sendable {
    struct Page: Encodable, Equatable, Sendable {
        var image: String
        var backdrop: String
        var dark: String?
        var words: String
        var isAdjusted: Bool
        var unadjusted: String?
        var confidence: Double?
        /// True if the confidence is below the minimum of the rule `uncertain-backdrop`.
        var isUncertain: Bool?
        /// The color that a person chose, or the top of a gradient, before any adjustment.
        var pin: String?
        var pinnedBy: PinReferenceEntry?
        var pinnedGradient: [String]?
        var found: String?
        /// The CIEDE2000 difference between `pin` and `found`.
        var distance: Double?
        /// The color of the picture that is nearest to `pin`, if the two look different.
        var nearest: CarouselEntry.Page.NearestSwatch?
        var text: [TextEntry]?
        /// The text in dark mode, if it differs.
        var textDark: [TextEntry]?
        /// The layer over the picture that makes all text readable.
        var scrim: TextEntry.Scrim?
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
    /// Whether a card of the carousel fades while it is dragged away.
    var fades: Bool
    var foreground: String?
    /// The kind of backdrops that are found in pictures: `color`, `gradient` or `bleed`.
    var backdrops: String
    var contrast: CarouselEntry.Contrast?
    var contrastDark: CarouselEntry.Contrast?
    var pages: [Page]
    var light: PageTable
    var dark: PageTable
    var findings: [Int]
    /// The file that lists the pages of the carousel.
    var list: PageListFile?
    /// The errors in the carousel's current version, if the page shows an earlier version.
    var kept: [FindingItem]?

    init(_ carousel: CarouselEntry, _ known: [String: PictureColors], leastConfidence least: Double, findings: [Int]) {
        name = carousel.name
        style = (CarouselStyle(rawValue: carousel.style) ?? .page).rawValue
        wraps = carousel.wraps
        space = carousel.interpolation + (carousel.hue.map { " \($0)" } ?? "")
        easing = carousel.easing
        spacing = carousel.spacing ?? 0
        padding = carousel.padding ?? 0
        threshold = carousel.threshold ?? CarouselGeometry.Deck.tripDeckThreshold
        // A flash card is fully transparent after a drag of 100 points. Cards with a lower threshold leave before that,
        // so they don't fade.
        fades = carousel.style == CarouselStyle.deck.rawValue && threshold >= CarouselGeometry.Deck.flashCardThreshold
        foreground = carousel.foreground
        backdrops =
            carousel.backdrops
            ?? (carousel.pages.contains { $0.source == .extracted && $0.backdropGradient != nil }
                ? "gradient" : "color")
        contrast = carousel.contrast
        contrastDark = carousel.contrastDark
        pages = carousel.pages.map { page in
            let pin = page.pin
            let found = known[page.image]?.found?.backdrop
            return Page(
                image: page.image, backdrop: (SRGB8(hex: page.backdrop) ?? SRGB8(red: 0, green: 0, blue: 0)).hex,
                dark: page.backdropDark,
                words: carousel.words(for: page), isAdjusted: page.unadjusted != nil,
                unadjusted: page.unadjusted,
                confidence: page.confidence,
                isUncertain: page.confidence.map { $0 < least } == true ? true : nil,
                pin: pin, pinnedBy: pin == nil ? nil : page.pinnedBy,
                pinnedGradient: pin == nil ? nil : page.backdropGradient?.map(\.hex), found: found,
                distance: HexCode.distance(pin, found),
                nearest: page.nearestSwatch.flatMap { $0.distance > HexCode.largestSimilarDistance ? $0 : nil },
                text: page.text, textDark: page.textDark, scrim: page.scrim(isDark: false),
                scrimDark: page.scrim(isDark: true))
        }
        light = PageTable(carousel.backdrops(isDark: false))
        dark = PageTable(carousel.backdrops(isDark: true))
        self.findings = findings
    }
}

extension PageContent {
    /// Returns a carousel with backdrops that a person tries out, as JSON without its findings and the file of its
    /// pages.
    package func json(ofTrial carousel: CarouselEntry) throws -> String {
        let known = Dictionary(manifest.pictureColors.map { ($0.image, $0) }) { first, _ in first }
        return try JSONTextEncoder.text(
            CarouselItem(carousel, known, leastConfidence: leastConfidence, findings: []), layout: .line)
    }
}
