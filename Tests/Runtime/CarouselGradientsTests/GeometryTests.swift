import CarouselGradients
import Testing

@Suite("Page carousels")
struct PageGeometryTests {
    @Test(
        "Progress is (x − w) / w from the resting page",
        arguments: [(375.0, 2.0), (562.5, 2.5), (750, 3), (187.5, 1.5), (0, 1), (-50, 1), (900, 3)])
    func position(contentOffset: Double, expected: Double) {
        #expect(CarouselGeometry.Page.position(index: 2, contentOffset: contentOffset, width: 375) == expected)
    }

    @Test("Dragged backward from page 0 the position is negative, where the Tmall code stays on page 0")
    func backwardFromFirst() {
        let position = CarouselGeometry.Page.position(index: 0, contentOffset: 281.25, width: 375)
        #expect(position == -0.25)
        let wrapped = PagePair(position: position, count: 10, wraps: true)
        #expect(wrapped?.from == 9 && wrapped?.to == 0 && wrapped?.progress == 0.75)
        let held = PagePair(position: position, count: 10, wraps: false)
        #expect(held?.from == 0 && held?.to == 1 && held?.progress == 0)
    }

    @Test(
        "At an end the next page is at rest, where the Tmall code keeps the old index until the animation has ended",
        arguments: [(750.0, 3), (0, 1), (375, 2), (562.5, 3), (562, 2), (187.5, 1), (188, 2), (9000, 3)])
    func landing(contentOffset: Double, expected: Int) {
        let landed = CarouselGeometry.Page.landing(
            index: 2, contentOffset: contentOffset, width: 375, count: 10, wraps: true)
        #expect(landed == expected)
        // With the new index the resting scroll view is where the old index was at its end; with the old one the
        // position would jump back by a page.
        if contentOffset == 750 {
            let before = CarouselGeometry.Page.position(index: 2, contentOffset: 750, width: 375)
            #expect(CarouselGeometry.Page.position(index: landed, contentOffset: 375, width: 375) == before)
            #expect(CarouselGeometry.Page.position(index: 2, contentOffset: 375, width: 375) == before - 1)
        }
    }

    @Test("Around the ends a page view lands on the other end, or stays where it does not wrap")
    func landingAtEnds() {
        func landing(_ index: Int, _ x: Double, _ wraps: Bool, _ count: Int = 10) -> Int {
            CarouselGeometry.Page.landing(index: index, contentOffset: x, width: 375, count: count, wraps: wraps)
        }
        #expect(landing(0, 0, true) == 9 && landing(9, 750, true) == 0)
        #expect(landing(0, 0, false) == 0 && landing(9, 750, false) == 9)
        #expect(landing(3, 750, true, 0) == 0)
        #expect(landing(.max, 750, false) == 9 && landing(.min, 0, false) == 0)
        #expect((0..<10).contains(landing(.max, 750, true)) && (0..<10).contains(landing(.min, 0, true)))
    }

    @Test(
        "Lengths that mean nothing leave the page where it is",
        arguments: [(100.0, 0.0), (100, -5), (.nan, 375), (.infinity, 375), (100, .nan)])
    func undefined(contentOffset: Double, width: Double) {
        #expect(CarouselGeometry.Page.position(index: 4, contentOffset: contentOffset, width: width) == 4)
    }
}

@Suite("Paged carousels")
struct PagedGeometryTests {
    @Test("The strip is at −index × width + drag")
    func offset() {
        #expect(CarouselGeometry.Paged.offset(index: 3, drag: -50, width: 400) == -1250)
        #expect(CarouselGeometry.Paged.position(index: 3, drag: -100, width: 400) == 3.25)
    }

    @Test(
        "A drag past 65 % of the width turns the page, held at both ends",
        arguments: [(-259.0, 3), (-260, 4), (-261, 4), (259, 3), (260, 2), (-520, 5), (4000, 0), (-40_000, 12), (0, 3)])
    func landing(drag: Double, expected: Int) {
        #expect(CarouselGeometry.Paged.landing(index: 3, drag: drag, width: 400, count: 13) == expected)
    }

    @Test("Nothing traps", arguments: [(Double.nan, 400.0), (.infinity, 400), (10, 0), (1e308, 1e-308), (10, .nan)])
    func undefined(drag: Double, width: Double) {
        #expect((0...12).contains(CarouselGeometry.Paged.landing(index: 3, drag: drag, width: width, count: 13)))
        #expect(CarouselGeometry.Paged.landing(index: 3, drag: drag, width: width, count: 0) == 0)
        #expect(CarouselGeometry.Paged.position(index: 3, drag: drag, width: width).isFinite)
        #expect(CarouselGeometry.Paged.offset(index: 3, drag: drag, width: width).isFinite)
        #expect(CarouselGeometry.Paged.offset(index: .max, drag: drag, width: .greatestFiniteMagnitude).isFinite)
    }

    @Test("An index outside of the pages is brought in", arguments: [(-7, 0), (99, 12), (.max, 12), (.min, 0)])
    func outside(index: Int, expected: Int) {
        #expect(CarouselGeometry.Paged.landing(index: index, drag: 0, width: 400, count: 13) == expected)
        #expect(CarouselGeometry.Paged.landing(index: index, drag: .nan, width: 400, count: 13) == expected)
    }
}

@Suite("Snap carousels")
struct SnapGeometryTests {
    private let plants = CarouselGeometry.Snap(width: 390, spacing: 25, padding: 90, count: 5)

    @Test("A card is as wide as the view less padding and spacing")
    func cardWidth() {
        #expect(plants.cardWidth == 325)
        #expect(CarouselGeometry.Snap(width: 50, spacing: 0, padding: 90, count: 5).cardWidth == 0)
    }

    @Test("A drag outward from the first or last card counts a quarter, one inward counts whole")
    func resistance() {
        #expect(plants.position(index: 0, drag: 325) == -0.25)
        #expect(plants.position(index: 0, drag: -325) == 1)
        #expect(plants.position(index: 4, drag: -325) == 4.25)
        #expect(plants.position(index: 4, drag: 325) == 3)
        #expect(plants.position(index: 2, drag: 65) == 1.8)
    }

    @Test(
        "The nearest card is landed on, never one that is not there",
        arguments: [(2, -170.0, 3), (2, -160, 2), (0, 9000, 0), (4, -9000, 4), (2, -9000, 4)])
    func landing(index: Int, drag: Double, expected: Int) {
        #expect(plants.landing(index: index, drag: drag) == expected)
    }

    @Test("The first card rests at the edge, the others half the padding in")
    func resting() {
        #expect((0..<3).map(plants.restingOffset) == [0, -280, -605])
    }

    @Test("The cards follow the finger, with a quarter of an outward drag at the ends")
    func offset() {
        #expect(plants.offset(index: 0, drag: 40) == 10)
        #expect(plants.offset(index: 0, drag: -40) == -40)
        #expect(plants.offset(index: 2, drag: 40) == -565)
        #expect(plants.offset(index: 4, drag: -40) == plants.restingOffset(index: 4) - 10)
        #expect(plants.offset(index: 4, drag: .nan) == plants.restingOffset(index: 4))
    }

    @Test("Without a width for the cards they stay at 0")
    func noWidth() {
        for width in [0, 50, -1, Double.nan, .infinity] {
            let none = CarouselGeometry.Snap(width: width, spacing: 0, padding: 90, count: 5)
            #expect(
                none.cardWidth == 0 && none.position(index: 3, drag: 10) == 3 && none.landing(index: 3, drag: 10) == 3)
            #expect(none.restingOffset(index: 3) == 0 && none.offset(index: 3, drag: 10) == 0)
        }
        let tiny = CarouselGeometry.Snap(width: .leastNonzeroMagnitude, spacing: 0, padding: 0, count: 5)
        #expect(tiny.position(index: 3, drag: 1e300) == 3)
    }

    @Test("Nothing traps", arguments: [Double.nan, .infinity, -.infinity, 1e308])
    func undefined(drag: Double) {
        #expect(plants.position(index: 2, drag: drag).isFinite && plants.offset(index: 2, drag: drag).isFinite)
        #expect((0...4).contains(plants.landing(index: .max, drag: drag)))
        #expect((0...4).contains(plants.landing(index: .min, drag: drag)))
        #expect((0...4).contains(plants.landing(index: 2, drag: drag)))
        #expect(CarouselGeometry.Snap(width: .nan, spacing: 1, padding: 1, count: 0).landing(index: 7, drag: drag) == 0)
    }
}

@Suite("Decks")
struct DeckGeometryTests {
    @Test(
        "Either way the backdrop goes to the next card's",
        arguments: [(40.0, 3.5), (-40, 3.5), (80, 4), (200, 4), (0, 3)])
    func position(translation: Double, expected: Double) {
        #expect(CarouselGeometry.Deck.position(index: 3, translation: translation, threshold: 80) == expected)
    }

    @Test(
        "A card leaves past the threshold, and the pile wraps by modulo",
        arguments: [(3, 80.0, 3), (3, 81, 4), (14, -81, 0)])
    func landing(index: Int, translation: Double, expected: Int) {
        #expect(
            CarouselGeometry.Deck.landing(index: index, translation: translation, threshold: 80, count: 15, wraps: true)
                == expected)
    }

    @Test("A pile that does not wrap becomes empty")
    func emptied() {
        #expect(CarouselGeometry.Deck.landing(index: 2, translation: 101, threshold: 100, count: 3, wraps: false) == 3)
    }

    @Test("An index outside of the pile is brought in, and an empty pile has only 0")
    func outside() {
        func landing(_ index: Int, _ count: Int, _ wraps: Bool) -> Int {
            CarouselGeometry.Deck.landing(index: index, translation: 101, threshold: 100, count: count, wraps: wraps)
        }
        #expect(landing(.max, 3, false) == 3 && landing(.min, 3, false) == 1)
        #expect((0..<3).contains(landing(.max, 3, true)) && (0..<3).contains(landing(.min, 3, true)))
        #expect(landing(-1, 3, true) == 0)
        #expect(landing(5, 0, true) == 0 && landing(5, 0, false) == 0)
    }

    @Test("The cards leave where the two apps say")
    func thresholds() {
        #expect(CarouselGeometry.Deck.flashCardThreshold == 100 && CarouselGeometry.Deck.tripDeckThreshold == 80)
        // A flash card is gone from sight just where it leaves.
        #expect(CarouselGeometry.Deck.opacity(translation: CarouselGeometry.Deck.flashCardThreshold) == 0)
    }

    @Test(
        "A flash card fades from 50 to 100 points",
        arguments: [(0.0, 1.0), (50, 1), (75, 0.5), (-75, 0.5), (100, 0), (300, 0), (.nan, 0)])
    func opacity(translation: Double, expected: Double) {
        #expect(CarouselGeometry.Deck.opacity(translation: translation) == expected)
    }

    @Test(
        "Lengths that mean nothing leave the card where it is",
        arguments: [(10.0, 0.0), (.nan, 80), (10, .nan), (.infinity, 80)])
    func undefined(translation: Double, threshold: Double) {
        #expect(CarouselGeometry.Deck.position(index: 3, translation: translation, threshold: threshold) == 3)
    }
}

@Suite("Neighbors")
struct PagePairTests {
    @Test(
        "A position lies between two pages",
        arguments: [(0.0, 0, 1, 0.0), (1.25, 1, 2, 0.25), (2.5, 2, 0, 0.5), (-0.25, 2, 0, 0.75), (7.5, 1, 2, 0.5)])
    func wrapping(position: Double, from: Int, to: Int, progress: Double) {
        let pair = PagePair(position: position, count: 3, wraps: true)
        #expect(pair?.from == from && pair?.to == to && pair?.progress == progress)
    }

    @Test("The end of a carousel that does not wrap is the end of its last transition")
    func ends() {
        let pair = PagePair(position: 2, count: 3, wraps: false)
        #expect(pair?.from == 1 && pair?.to == 2 && pair?.progress == 1)
        #expect(PagePair(position: 99, count: 3, wraps: false) == pair)
        #expect(PagePair(position: 0, count: 0, wraps: true) == nil)
    }
}

@Suite("The way from page to page")
struct PitchTests {
    @Test("Each style has its own pitch")
    func pitch() {
        #expect(CarouselGeometry.page(width: 375).pitch == 375)
        #expect(CarouselGeometry.paged(width: 390).pitch == 390)
        #expect(CarouselGeometry.snap(width: 390, spacing: 25, padding: 90).pitch == 325)
        #expect(CarouselGeometry.deck(threshold: 80).pitch == 80)
    }

    @Test("Lengths that mean nothing leave no way", arguments: [0, -1, Double.nan, .infinity])
    func undefined(length: Double) {
        #expect(CarouselGeometry.page(width: length).pitch == 0)
        #expect(CarouselGeometry.snap(width: length, spacing: 0, padding: 0).pitch == 0)
        #expect(CarouselGeometry.deck(threshold: length).pitch == 0)
    }
}

extension CarouselGeometry {
    static func page(width: Double) -> Self { Self(style: .page, width: width, pageCount: 1, wraps: true) }

    static func paged(width: Double) -> Self { Self(style: .paged, width: width, pageCount: 1, wraps: false) }

    static func snap(width: Double, spacing: Double, padding: Double) -> Self {
        Self(style: .snap, width: width, pageCount: 1, wraps: false, spacing: spacing, padding: padding)
    }

    static func deck(threshold: Double) -> Self {
        Self(style: .deck, width: 390, pageCount: 1, wraps: false, threshold: threshold)
    }
}
