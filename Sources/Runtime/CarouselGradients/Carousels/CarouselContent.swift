public import ColorScience

/// A carousel from generated code, a server or an app: anything that has a ``CarouselBackdrop``.
///
/// ```swift
/// struct Banners: CarouselContent {
///     let backdrops: CarouselBackdrop
/// }
/// let sent = CarouselBackdrop.Pages([
///     CarouselBackdrop.Pages.Page(image: "loop1", backdrop: SRGB8(red: 255, green: 255, blue: 255)),
///     CarouselBackdrop.Pages.Page(image: "loop2", backdrop: SRGB8(red: 0, green: 0, blue: 0)),
/// ])
/// let banners = Banners(backdrops: CarouselBackdrop(sent, style: .page, wraps: true))
/// // A page of `Banners` is only an index. A page in generated code also has a picture and colors.
/// assert(banners.pages == [0, 1])
/// assert(banners.style == .page && banners.pageCount == 2 && banners.wraps)
/// // Halfway between the pages (0.5), the top of the backdrop (0) is gray.
/// assert(banners.backdrop(at: 0.5).color(at: 0).hex == "#808080")
/// // Black text on the white page, white text on the black one.
/// assert(banners.foreground(at: 0).hex == "#000000" && banners.foreground(at: 1).hex == "#FFFFFF")
/// assert(banners.geometry(width: 375).position(index: 0, drag: -75) == 0.2)
/// ```
public protocol CarouselContent: Sendable {
    /// The type of a page; by default `Int`, the index of the page.
    associatedtype Page: Hashable, Sendable = Int

    var backdrops: CarouselBackdrop { get }

    /// The pages in their order, without duplicates.
    var pages: [Page] { get }

    /// Returns the text color for a text area, as named in the catalog's configuration; nil if the area is unknown.
    func foreground(of area: String, page: Int, in appearance: CarouselBackdrop.Appearance) -> SRGB8?
}

extension CarouselContent where Page == Int {
    /// The indices of the pages.
    public var pages: [Int] { Array(0..<pageCount) }
}

extension CarouselContent {
    /// Returns nil: by default, the text areas of pages are unknown.
    ///
    /// Generated code replaces this function.
    public func foreground(of area: String, page: Int, in appearance: CarouselBackdrop.Appearance) -> SRGB8? { nil }

    /// Returns the text color for a text area of the page that is shown at a scroll position.
    ///
    /// If the page nearest to the position has a known color for the area, the result is that color. Otherwise, the
    /// result is white or black, whichever is more readable on the backdrop.
    ///
    /// - Parameters:
    ///   - area: the name of the area in the configuration of the catalog.
    ///   - position: the scroll position, in pages from the first page.
    ///   - appearance: whether the system is in light or dark mode.
    public func foreground(
        of area: String, at position: Double, in appearance: CarouselBackdrop.Appearance = .light
    ) -> SRGB8 {
        let count = pageCount
        guard position.isFinite, position.magnitude < 1e9, count > 0 else {
            return foreground(at: position, in: appearance)
        }
        let nearest = Int(position.rounded())
        let page = wraps ? (nearest % count + count) % count : min(max(nearest, 0), count - 1)
        return foreground(of: area, page: page, in: appearance) ?? foreground(at: position, in: appearance)
    }

    /// How the carousel moves.
    public var style: CarouselStyle { backdrops.style }

    /// The number of pages.
    public var pageCount: Int { backdrops.light.pageCount }

    /// Whether the first page follows the last page.
    public var wraps: Bool { backdrops.light.wraps }

    /// Returns the backdrop at a scroll position: one color, or a vertical gradient.
    ///
    /// - Parameters:
    ///   - position: the scroll position, in pages from the first page. In a carousel that wraps, positions wrap
    ///     around; otherwise they are clamped to the first or last page. A position that isn't finite counts as 0.
    ///   - appearance: whether the system is in light or dark mode.
    public func backdrop(at position: Double, in appearance: CarouselBackdrop.Appearance = .light) -> PageBackdrop {
        backdrops[appearance].backdrop(at: position)
    }

    /// Returns white or black, whichever is more readable on the backdrop at a scroll position.
    ///
    /// The returned color has the higher minimum contrast (WCAG 2.2, *contrast ratio*) over all heights of the
    /// backdrop. White wins a tie.
    ///
    /// - Parameters:
    ///   - position: the scroll position, in pages from the first page.
    ///   - appearance: whether the system is in light or dark mode.
    public func foreground(at position: Double, in appearance: CarouselBackdrop.Appearance = .light) -> SRGB8 {
        let table = backdrops[appearance]
        var (lightest, darkest) = (0.0, 1.0)
        for track in table.tracks.indices {
            let luminance = table.color(at: position, track: track).relativeLuminance
            (lightest, darkest) = (max(lightest, luminance), min(darkest, luminance))
        }
        // Compares the contrast of white on the lightest color with that of black on the darkest. Multiplying both by
        // their denominators avoids divisions.
        let isWhite = 1.05 * 0.05 >= (lightest + 0.05) * (darkest + 0.05)
        return isWhite ? .white : .black
    }

    /// Returns the geometry of the carousel in a view of a given width.
    ///
    /// - Parameters:
    ///   - width: the width of the view, in points.
    ///   - isRightToLeft: whether the first page is at the right.
    public func geometry(width: Double, isRightToLeft: Bool = false) -> CarouselGeometry {
        let backdrops = backdrops
        return CarouselGeometry(
            style: backdrops.style, width: width, pageCount: pageCount, wraps: wraps, spacing: backdrops.spacing,
            padding: backdrops.padding, threshold: backdrops.threshold, isRightToLeft: isRightToLeft)
    }
}
