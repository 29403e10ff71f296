import CarouselGradients
import Testing

@Suite("Page carousels")
struct PageGeometryTests {
    @Test(
        "Progress is (x − w) / w from the resting page",
        arguments: [(375.0, 2.0), (562.5, 2.5), (750, 3), (187.5, 1.5), (0, 1), (-50, 1), (900, 3)])
    func position(contentOffset: Double, expected: Double) {
        #expect(PageGeometry.position(index: 2, contentOffset: contentOffset, width: 375) == expected)
    }

    @Test("Dragged backward from page 0 the position is negative, where the Tmall code stays on page 0")
    func backwardFromFirst() {
        let position = PageGeometry.position(index: 0, contentOffset: 281.25, width: 375)
        #expect(position == -0.25)
        let wrapped = PagePair(position: position, count: 10, wraps: true)
        #expect(wrapped?.from == 9 && wrapped?.to == 0 && wrapped?.progress == 0.75)
        let held = PagePair(position: position, count: 10, wraps: false)
        #expect(held?.from == 0 && held?.to == 1 && held?.progress == 0)
    }

    @Test(
        "Lengths that mean nothing leave the page where it is",
        arguments: [(100.0, 0.0), (100, -5), (.nan, 375), (.infinity, 375), (100, .nan)])
    func undefined(contentOffset: Double, width: Double) {
        #expect(PageGeometry.position(index: 4, contentOffset: contentOffset, width: width) == 4)
    }
}

@Suite("Paged carousels")
struct PagedGeometryTests {
    @Test("The strip is at −index × width + drag")
    func offset() {
        #expect(PagedGeometry.offset(index: 3, drag: -50, width: 400) == -1250)
        #expect(PagedGeometry.position(index: 3, drag: -100, width: 400) == 3.25)
    }

    @Test(
        "A drag past 65 % of the width turns the page, held at both ends",
        arguments: [(-259.0, 3), (-260, 4), (-261, 4), (259, 3), (260, 2), (-520, 5), (4000, 0), (-40_000, 12), (0, 3)])
    func landing(drag: Double, expected: Int) {
        #expect(PagedGeometry.landing(index: 3, drag: drag, width: 400, count: 13) == expected)
    }

    @Test("Nothing traps", arguments: [(Double.nan, 400.0), (.infinity, 400), (10, 0), (1e308, 1e-308), (10, .nan)])
    func undefined(drag: Double, width: Double) {
        #expect((0...12).contains(PagedGeometry.landing(index: 3, drag: drag, width: width, count: 13)))
        #expect(PagedGeometry.landing(index: 3, drag: drag, width: width, count: 0) == 0)
        _ = PagedGeometry.position(index: 3, drag: drag, width: width)
    }
}

@Suite("Snap carousels")
struct SnapGeometryTests {
    private let plants = SnapGeometry(width: 390, spacing: 25, padding: 90, count: 5)

    @Test("A card is as wide as the view less padding and spacing")
    func cardWidth() {
        #expect(plants.cardWidth == 325)
        #expect(SnapGeometry(width: 50, spacing: 0, padding: 90, count: 5).cardWidth == 0)
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

    @Test("Nothing traps", arguments: [Double.nan, .infinity, -.infinity, 1e308])
    func undefined(drag: Double) {
        #expect((0...4).contains(plants.landing(index: 2, drag: drag)))
        #expect(SnapGeometry(width: .nan, spacing: 1, padding: 1, count: 0).landing(index: 7, drag: drag) == 0)
    }
}

@Suite("Decks")
struct DeckGeometryTests {
    @Test(
        "Either way the backdrop goes to the next card's",
        arguments: [(40.0, 3.5), (-40, 3.5), (80, 4), (200, 4), (0, 3)])
    func position(translation: Double, expected: Double) {
        #expect(DeckGeometry.position(index: 3, translation: translation, threshold: 80) == expected)
    }

    @Test(
        "A card leaves past the threshold, and the pile wraps by modulo",
        arguments: [(3, 80.0, 3), (3, 81, 4), (14, -81, 0)])
    func landing(index: Int, translation: Double, expected: Int) {
        #expect(
            DeckGeometry.landing(index: index, translation: translation, threshold: 80, count: 15, wraps: true)
                == expected)
    }

    @Test("A pile that does not wrap becomes empty")
    func emptied() {
        #expect(DeckGeometry.landing(index: 2, translation: 101, threshold: 100, count: 3, wraps: false) == 3)
    }

    @Test(
        "A flash card fades from 50 to 100 points",
        arguments: [(0.0, 1.0), (50, 1), (75, 0.5), (-75, 0.5), (100, 0), (300, 0), (.nan, 0)])
    func opacity(translation: Double, expected: Double) {
        #expect(DeckGeometry.opacity(translation: translation) == expected)
    }

    @Test(
        "Lengths that mean nothing leave the card where it is",
        arguments: [(10.0, 0.0), (.nan, 80), (10, .nan), (.infinity, 80)])
    func undefined(translation: Double, threshold: Double) {
        #expect(DeckGeometry.position(index: 3, translation: translation, threshold: threshold) == 3)
    }
}
