// The article's second part: from the finger to the position. `ArticleTests` checks that the article has this text.
import TinctureKit

struct Motion {
    var style: CarouselStyle
    var count: Int
    var wraps: Bool
    /// The page at rest.
    var index = 0

    /// The position while the finger has moved by a translation, in points.
    func position(translation: Double, width: Double) -> Double {
        switch style {
        case .page: CarouselGeometry.Page.position(index: index, contentOffset: width - translation, width: width)
        case .paged: CarouselGeometry.Paged.position(index: index, drag: translation, width: width)
        case .snap: cards(width).position(index: index, drag: translation)
        case .deck: CarouselGeometry.Deck.position(index: index, translation: translation, threshold: threshold)
        }
    }

    /// The finger has left: the page that the carousel comes to rest on.
    mutating func release(translation: Double, width: Double) {
        switch style {
        case .page:
            index = CarouselGeometry.Page.landing(
                index: index, contentOffset: width - translation, width: width, count: count, wraps: wraps)
        case .paged: index = CarouselGeometry.Paged.landing(index: index, drag: translation, width: width, count: count)
        case .snap: index = cards(width).landing(index: index, drag: translation)
        case .deck:
            index = CarouselGeometry.Deck.landing(
                index: index, translation: translation, threshold: threshold, count: count, wraps: wraps)
        }
    }

    private var threshold: Double { CarouselGeometry.Deck.tripDeckThreshold }

    private func cards(_ width: Double) -> CarouselGeometry.Snap {
        CarouselGeometry.Snap(width: width, spacing: 25, padding: 90, count: count)
    }
}
