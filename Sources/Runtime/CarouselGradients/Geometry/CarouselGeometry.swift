/// The geometry of a carousel on a screen, which converts between drags, scroll positions and the locations of pages.
///
/// ``CarouselContent/geometry(width:isRightToLeft:)`` returns the geometry of a carousel. ``Page``, ``Paged``, ``Snap``
/// and ``Deck`` contain the functions of each style. All lengths are in points, and positions in pages from the first
/// page. `index` is the index of the page at rest, from 0; `drag` is how far the finger moved to the right. If
/// ``pitch`` is 0, or if the drag isn't finite, a drag doesn't change the position.
///
/// ```swift
/// let geometry = CarouselGeometry(style: .paged, width: 400, pageCount: 13, wraps: false)
/// // A negative drag is to the left, toward the next page.
/// assert(geometry.position(index: 1, drag: -100) == 1.25)
/// assert(geometry.target(index: 1, drag: -300) == 2)
/// // A flick of 150 points turns the page; the same drag without velocity does not.
/// assert(geometry.target(index: 1, drag: -150, velocity: -800) == 2 && geometry.target(index: 1, drag: -150) == 1)
/// // Page 12 is the last page. It has no next page, because the carousel doesn't wrap.
/// assert(geometry.target(from: 12, by: 1) == 12 && geometry.index(at: 12) == 12)
/// // A scroll offset of 500 points is 1.25 widths of a page.
/// assert(geometry.position(contentOffset: 500) == 1.25 && geometry.page(at: 1.25) == 1)
/// // To place the pages on the screen: page 2 is three quarters of a page to the right of the middle.
/// assert(geometry.distance(ofPage: 2, at: 1.25) == 300)
/// assert(geometry.position(page: 2, distance: 300) == 1.25)
/// assert(geometry.position(centers: [1: 100, 2: 500], viewCenter: 200) == 1.25)
/// assert(geometry.visiblePages(at: 1.25) == [1, 2])
/// assert(geometry.pitch == 400 && geometry.pageWidth == 400)
///
/// // The scroll view of a page view controller rests at x = width.
/// let pages = CarouselGeometry(style: .page, width: 400, pageCount: 3, wraps: true, isRightToLeft: false)
/// assert(pages.position(index: 2, contentOffset: 500) == 2.25)
/// assert(pages.landing(index: 2, contentOffset: 800) == 0)
///
/// // Cards that snap, with 25 points between neighbors.
/// let cards = CarouselGeometry(style: .snap, width: 390, pageCount: 5, wraps: false, spacing: 25, padding: 90)
/// assert(cards.spacing == 25 && cards.padding == 90 && cards.pitch == 325)
/// // A card of a deck leaves the pile after a drag of 80 points.
/// assert(CarouselGeometry(style: .deck, width: 390, pageCount: 5, wraps: true).threshold == 80)
/// ```
public struct CarouselGeometry: Sendable, Hashable {
    /// How the carousel moves.
    public let style: CarouselStyle
    /// The width of the view, in points.
    public let width: Double
    /// The number of pages; a negative number is stored as 0.
    public let pageCount: Int
    /// Whether the first page follows the last page.
    public let wraps: Bool
    /// The space between two cards of a `snap` carousel, in points.
    public let spacing: Double
    /// The total space on both sides of the front card (the card at rest) of a `snap` carousel, in points.
    ///
    /// The width of a card is ``width`` minus this space.
    public let padding: Double
    /// The distance that a card of a `deck` must be dragged before it leaves the pile, in points.
    public let threshold: Double
    /// Whether the first page is at the right, as in Arabic and Hebrew.
    public let isRightToLeft: Bool

    /// Creates the geometry of a carousel with the given style, size and number of pages.
    ///
    /// - Parameters:
    ///   - style: how the carousel moves.
    ///   - width: the width of the view, in points.
    ///   - pageCount: the number of pages; a negative number is stored as 0.
    ///   - wraps: whether the first page follows the last page.
    ///   - spacing: the space between two cards of a `snap` carousel, in points.
    ///   - padding: the total space on both sides of the front card (the card at rest) of a `snap` carousel, in points.
    ///   - threshold: the distance that a card of a `deck` must be dragged before it leaves the pile, in points.
    ///   - isRightToLeft: whether the first page is at the right, as in Arabic and Hebrew.
    public init(
        style: CarouselStyle, width: Double, pageCount: Int, wraps: Bool, spacing: Double = 0, padding: Double = 0,
        threshold: Double = Deck.tripDeckThreshold, isRightToLeft: Bool = false
    ) {
        self.style = style
        self.width = width
        self.pageCount = max(0, pageCount)
        self.wraps = wraps
        self.spacing = spacing
        self.padding = padding
        self.threshold = threshold
        self.isRightToLeft = isRightToLeft
    }

    /// The distance of a drag that moves the scroll position by one whole page, in points.
    ///
    /// In a `snap` carousel, the distance is the width of a card plus ``spacing``. In a `deck`, it is ``threshold``. In
    /// any other carousel, it is ``width``. The value is 0 if this distance isn't positive and finite.
    public var pitch: Double {
        let pitch =
            switch style {
            case .page, .paged: width
            case .snap: cards.cardWidth
            case .deck: threshold
            }
        return pitch > 0 && pitch.isFinite ? pitch : 0
    }

    /// The width of a page on the screen, in points.
    ///
    /// In a `snap` carousel, the width is that of the view minus ``padding``, the total space on both sides. In any
    /// other carousel, a page is as wide as the view. The value is 0 if the result isn't positive and finite.
    public var pageWidth: Double {
        let pageWidth = style == .snap ? width - padding : width
        return pageWidth > 0 && pageWidth.isFinite ? pageWidth : 0
    }

    private var cards: Snap { Snap(width: width, spacing: spacing, padding: padding, count: pageCount) }

    /// Converts a drag to the right into a drag toward the previous page: changes the sign in a right-to-left layout.
    private func backward(_ drag: Double) -> Double { isRightToLeft ? -drag : drag }

    // MARK: The finger

    /// Returns the scroll position during a drag, in pages from the first page.
    ///
    /// - Parameters:
    ///   - index: the index of the page at rest, from 0.
    ///   - drag: how far the finger moved to the right, in points.
    public func position(index: Int, drag: Double) -> Double {
        let drag = backward(drag)
        switch style {
        case .page: return Page.position(index: index, contentOffset: width - drag, width: width)
        case .paged: return Paged.position(index: index, drag: drag, width: width)
        // A carousel that wraps has no end, and so no resistance.
        case .snap where wraps: return Paged.position(index: index, drag: drag, width: pitch)
        case .snap: return cards.position(index: index, drag: drag)
        case .deck: return Deck.position(index: index, translation: drag, threshold: threshold)
        }
    }

    /// Returns the scroll position, in pages from the first page, at which the carousel comes to rest after a drag.
    ///
    /// In a carousel that wraps, the result may be beyond the first or last page, so that the carousel goes the shorter
    /// way around.
    ///
    /// A flick counts as a drag that continues for a quarter of a second at its final velocity, as in SwiftUI's
    /// prediction. It moves the result at most one page away from where the drag alone would end.
    ///
    /// - Parameters:
    ///   - index: the index of the page at rest before the drag, from 0. An invalid index is wrapped around if the
    ///     carousel wraps, else clamped.
    ///   - drag: how far the finger moved to the right, in points.
    ///   - velocity: the velocity to the right at the end of the drag, in points per second. A velocity that isn't
    ///     finite counts as 0.
    /// - Returns: a whole number; ``page(at:)`` returns the index of the page at this position. In a deck (a pile of
    ///   cards) that doesn't wrap, the last card can be dragged away too, and the result is then ``pageCount``.
    public func target(index: Int, drag: Double, velocity: Double = 0) -> Double {
        let dragged = target(index: index, translation: drag)
        guard velocity != 0, velocity.isFinite else { return dragged }
        let flicked = target(index: index, translation: drag + velocity / 4)
        return min(max(flicked, dragged - 1), dragged + 1)
    }

    private func target(index: Int, translation drag: Double) -> Double {
        let page = PageIndex.held(index, count: pageCount, wraps: wraps)
        let isEmptied = style == .deck && !wraps && index >= pageCount
        guard pageCount > 0, !isEmptied else { return Double(isEmptied ? pageCount : 0) }
        let turned: Int
        switch style {
        case .page: turned = Int((position(index: page, drag: drag) - Double(page)).rounded())
        case .paged where wraps:
            let length = Paged.turningPart * pitch
            turned = length > 0 ? Self.whole((-backward(drag) / length).rounded(.towardZero)) : 0
        case .paged: return Double(Paged.landing(index: page, drag: backward(drag), width: width, count: pageCount))
        case .snap where wraps: turned = Self.whole((position(index: page, drag: drag) - Double(page)).rounded())
        case .snap: return Double(cards.landing(index: page, drag: backward(drag)))
        case .deck:
            let isPassed = threshold > 0 && drag.isFinite && drag.magnitude > threshold
            return Double(page + (isPassed ? 1 : 0))
        }
        return Double(wraps ? page + turned : min(max(page + turned, 0), pageCount - 1))
    }

    /// Returns the index of the page nearest to a scroll position.
    ///
    /// In a carousel that wraps, positions wrap around; otherwise they are clamped to the first or last page.
    ///
    /// - Returns: the index, from 0. It is 0 if the position isn't finite or there is no page.
    public func page(at position: Double) -> Int {
        guard let pair = PagePair(position: position, count: pageCount, wraps: wraps) else { return 0 }
        return pair.progress < 0.5 ? pair.from : pair.to
    }

    /// Converts a number of pages to an integer, clamped to −1,000,000 … 1,000,000; 0 if it isn't a number.
    private static func whole(_ value: Double) -> Int { value.isNaN ? 0 : Int(min(max(value, -1_000_000), 1_000_000)) }

    // MARK: Scroll views

    /// Returns the scroll position, in pages from the first page, of a scroll view whose pages are side by side.
    ///
    /// - Parameter contentOffset: the x of the scroll view's content offset in points, which UIKit always counts from
    ///   the left.
    public func position(contentOffset: Double) -> Double {
        guard pitch > 0, contentOffset.isFinite else { return 0 }
        let moved = contentOffset / pitch
        let position = isRightToLeft ? Double(max(0, pageCount - 1)) - moved : moved
        return position.isFinite ? position : 0
    }

    /// Returns the scroll position, in pages from the first page, of a carousel in a `UIPageViewController`.
    ///
    /// The controller's scroll view rests at x = ``width``, and the position is then `index`. When the scroll view has
    /// moved by ``width`` to either side, it has turned one page.
    ///
    /// - Parameters:
    ///   - index: the index of the page on which the scroll view rests, from 0.
    ///   - contentOffset: the x of the scroll view's content offset, in points.
    public func position(index: Int, contentOffset: Double) -> Double {
        let position = Page.position(index: index, contentOffset: contentOffset, width: width)
        return isRightToLeft ? 2 * Double(index) - position : position
    }

    /// Returns the index of the page to which the scroll view of a `UIPageViewController` is nearest.
    ///
    /// The result is the previous or next page if the scroll view has moved at least halfway to that page, and `index`
    /// otherwise. The turn is complete at x = 0 (previous page) and at x = 2 × width (next page). If ``isRightToLeft``
    /// is true, the two sides are exchanged.
    ///
    /// Use this function instead of the delegate's callback. The callback comes so late that the color of the page
    /// shown before the turn would flash.
    ///
    /// - Parameters:
    ///   - index: the index of the page on which the scroll view rested before, from 0.
    ///   - contentOffset: the x of the scroll view's content offset, in points.
    public func landing(index: Int, contentOffset: Double) -> Int {
        let offset = isRightToLeft ? 2 * width - contentOffset : contentOffset
        return Page.landing(index: index, contentOffset: offset, width: width, count: pageCount, wraps: wraps)
    }

    /// Returns the scroll position, in pages from the first page, computed from the location of one page on the screen.
    ///
    /// - Parameters:
    ///   - page: the index of the page, from 0.
    ///   - distance: the distance from the center of the carousel's view to the page's center, in points; positive is
    ///     to the right.
    public func position(page: Int, distance: Double) -> Double {
        Paged.position(index: page, drag: backward(distance), width: pitch)
    }

    // MARK: Drawing

    /// Returns the distance from the view's center to a page's center, in points; positive is to the right.
    ///
    /// In a carousel that wraps, a page can be reached in both directions, and the shorter distance counts. In a deck,
    /// the result is 0, because the cards lie on top of each other.
    ///
    /// Pages rest in the middle of the view, at distance 0. The only exception is the first page of a `snap` carousel
    /// that doesn't wrap. It rests at the view's leading edge, so its center is nearer to that edge, by half of
    /// ``padding``.
    ///
    /// - Parameters:
    ///   - page: the index of the page, from 0.
    ///   - position: the scroll position, in pages from the first page.
    public func distance(ofPage page: Int, at position: Double) -> Double {
        guard style != .deck, pageCount > 0, position.isFinite else { return 0 }
        var pages = Double(page) - position
        if wraps {
            let count = Double(pageCount)
            pages = pages.truncatingRemainder(dividingBy: count)
            if pages < -count / 2 { pages += count }
            if pages >= count / 2 { pages -= count }
        }
        // A single page doesn't move, although a carousel that wraps makes it its own neighbor.
        if pageCount == 1, wraps { return 0 }
        var distance = pages * pitch
        if style == .snap, !wraps { distance -= padding / 2 * (1 - min(max(position, 0), 1)) }
        guard distance.isFinite else { return 0 }
        return isRightToLeft ? -distance : distance
    }

    /// Returns the indices of the pages that are visible at a scroll position, each once.
    ///
    /// In a deck, these are the front card and the two cards below it.
    public func visiblePages(at position: Double) -> [Int] {
        guard pageCount > 0 else { return [] }
        let position = position.isFinite ? position : 0
        let middle = wraps ? position : min(max(position, 0), Double(pageCount))
        let pair = PagePair(position: middle, count: pageCount, wraps: wraps)
        let first = pair.map { $0.progress < 1 ? $0.from : $0.to } ?? 0
        if style == .deck {
            let front = !wraps && middle >= Double(pageCount) ? pageCount : first
            return unique(front...(front + 2))
        }
        let beside = pitch > 0 ? Int(min((width / pitch).rounded(.up), 8)) : 1
        return unique((first - beside)...(first + 1 + beside)).filter { page in
            pitch == 0 ? page == first : distance(ofPage: page, at: position).magnitude < (width + pageWidth) / 2
        }
    }

    /// Returns the indices of existing pages in a range, each once, wrapped around if the carousel wraps.
    private func unique(_ range: ClosedRange<Int>) -> [Int] {
        var seen: Set<Int> = []
        return range.compactMap { index in
            guard wraps || (0..<pageCount).contains(index) else { return nil }
            let page = PageIndex.held(index, count: pageCount, wraps: wraps)
            return seen.insert(page).inserted ? page : nil
        }
    }
}
