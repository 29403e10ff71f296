import CarouselGradients
import ColorScience
import Testing

@Suite("A carousel on a screen")
struct CarouselGeometryTests {
    private func geometry(
        _ style: CarouselStyle, count: Int = 5, wraps: Bool = false, isRightToLeft: Bool = false, width: Double = 375
    ) -> CarouselGeometry {
        CarouselGeometry(
            style: style, width: width, pageCount: count, wraps: wraps, spacing: 25, padding: 90, threshold: 80,
            isRightToLeft: isRightToLeft)
    }

    private static let drags: [Double] = [-620, -375, -244, -187.5, -100, -80.5, -40, 0, 79, 101, 155, 243.7, 300]

    @Test("A drag gives what the styles alone give", arguments: drags)
    func styles(_ drag: Double) {
        for index in 0..<5 {
            #expect(
                geometry(.page).position(index: index, drag: drag)
                    == CarouselGeometry.Page.position(index: index, contentOffset: 375 - drag, width: 375))
            #expect(
                geometry(.paged).position(index: index, drag: drag)
                    == CarouselGeometry.Paged.position(index: index, drag: drag, width: 375))
            let snap = CarouselGeometry.Snap(width: 375, spacing: 25, padding: 90, count: 5)
            #expect(geometry(.snap).position(index: index, drag: drag) == snap.position(index: index, drag: drag))
            #expect(geometry(.snap).target(index: index, drag: drag) == Double(snap.landing(index: index, drag: drag)))
            #expect(
                geometry(.paged).target(index: index, drag: drag)
                    == Double(CarouselGeometry.Paged.landing(index: index, drag: drag, width: 375, count: 5)))
            for wraps in [true, false] {
                let page = geometry(.page, wraps: wraps)
                let landing = CarouselGeometry.Page.landing(
                    index: index, contentOffset: 375 - drag, width: 375, count: 5, wraps: wraps)
                #expect(page.page(at: page.target(index: index, drag: drag)) == landing)
                let deck = geometry(.deck, wraps: wraps)
                let card = CarouselGeometry.Deck.landing(
                    index: index, translation: drag, threshold: 80, count: 5, wraps: wraps)
                let target = deck.target(index: index, drag: drag)
                #expect((wraps ? deck.page(at: target) : Int(target)) == card)
            }
        }
    }

    @Test("A flick turns a page that the drag alone does not, and no more than one page beyond it")
    func flick() {
        for style in [CarouselStyle.page, .paged, .snap] {
            for wraps in [false, true] {
                let carousel = geometry(style, wraps: wraps)
                #expect(carousel.target(index: 2, drag: -150) == 2, "\(style)")
                #expect(carousel.target(index: 2, drag: -150, velocity: -800) == 3, "\(style)")
                #expect(carousel.target(index: 2, drag: 150, velocity: 800) == 1, "\(style)")
                #expect(carousel.target(index: 2, drag: -20, velocity: -1_000_000) == 3, "\(style)")
                // A finger that comes back as it leaves does not turn the page.
                #expect(
                    carousel.target(index: 2, drag: -300) == 3
                        && carousel.target(index: 2, drag: -300, velocity: 900) == 2)
            }
            #expect(geometry(style).target(index: 4, drag: -150, velocity: -800) == 4, "\(style)")
            #expect(geometry(style, wraps: true).target(index: 4, drag: -150, velocity: -800) == 5, "\(style)")
        }
        #expect(
            geometry(.deck).target(index: 1, drag: 60) == 1
                && geometry(.deck).target(index: 1, drag: 60, velocity: 400) == 2)
        #expect(geometry(.deck).target(index: 1, drag: 60, velocity: -400) == 1)
        for velocity in [Double.nan, .infinity, -.infinity, 0] {
            #expect(geometry(.page).target(index: 2, drag: -300, velocity: velocity) == 3)
        }
    }

    @Test("The position of a page nearest to another position goes around the circle the short way")
    func nearest() {
        let circle = geometry(.page, wraps: true)
        #expect(circle.nearestPosition(ofPage: 0, from: 4) == 5 && circle.nearestPosition(ofPage: 4, from: 0) == -1)
        #expect(circle.nearestPosition(ofPage: 1, from: 10) == 11 && circle.nearestPosition(ofPage: 1, from: .nan) == 1)
        #expect(geometry(.page).nearestPosition(ofPage: 0, from: 4) == 0)
    }

    @Test("Around the seam the target is the near one: beyond the last page, or before the first")
    func seam() {
        for style in [CarouselStyle.page, .paged, .snap] {
            let circle = geometry(style, wraps: true)
            #expect(circle.target(index: 4, drag: -300) == 5 && circle.page(at: 5) == 0, "\(style)")
            #expect(circle.target(index: 0, drag: 300) == -1 && circle.page(at: -1) == 4, "\(style)")
            // The way there meets no other page.
            #expect(circle.position(index: 4, drag: -100) > 4 && circle.position(index: 4, drag: -100) < 5)
            let strip = geometry(style)
            #expect(strip.target(index: 4, drag: -300) == 4 && strip.target(index: 0, drag: 300) == 0)
        }
        #expect(geometry(.deck, wraps: true).target(index: 4, drag: 300) == 5)
        #expect(geometry(.deck).target(index: 4, drag: 300) == 5 && geometry(.deck).target(index: 5, drag: 300) == 5)
    }

    @Test("No page, one page and two pages")
    func few() {
        for style in CarouselStyle.allCases {
            for wraps in [true, false] {
                let none = geometry(style, count: 0, wraps: wraps)
                #expect(
                    none.target(index: 3, drag: -500) == 0 && none.page(at: 2) == 0 && none.visiblePages(at: 1).isEmpty)
                let one = geometry(style, count: 1, wraps: wraps)
                #expect(one.page(at: one.target(index: 0, drag: -300)) == 0)
                #expect(one.visiblePages(at: 0) == [0], "\(style) \(wraps)")
                let two = geometry(style, count: 2, wraps: wraps)
                for position in [-0.25, 0, 0.5, 1, 1.75] {
                    let pages = two.visiblePages(at: position)
                    #expect(Set(pages).count == pages.count && pages.allSatisfy { (0..<2).contains($0) })
                }
            }
        }
        let two = geometry(.page, count: 2, wraps: true)
        // Drawn backward from the first page, the second comes in from the left.
        #expect(two.distance(ofPage: 0, at: -0.25) == 93.75 && two.distance(ofPage: 1, at: -0.25) == -281.25)
        #expect(two.distance(ofPage: 1, at: 0.25) == 281.25)
    }

    @Test("From right to left everything is mirrored", arguments: CarouselStyle.allCases)
    func mirrored(_ style: CarouselStyle) {
        let (left, right) = (geometry(style), geometry(style, isRightToLeft: true))
        for drag in Self.drags {
            #expect(left.position(index: 2, drag: drag) == right.position(index: 2, drag: -drag))
            #expect(left.target(index: 2, drag: drag) == right.target(index: 2, drag: -drag))
        }
        for position in [0, 0.5, 1.25, 4] {
            for page in 0..<5 {
                #expect(left.distance(ofPage: page, at: position) == -right.distance(ofPage: page, at: position))
            }
            #expect(left.visiblePages(at: position) == right.visiblePages(at: position))
        }
    }

    @Test("Scroll views: from the left, from the right, and a page view that rests at its width")
    func scrollViews() {
        let strip = geometry(.paged)
        #expect(strip.position(contentOffset: 0) == 0 && strip.position(contentOffset: 562.5) == 1.5)
        let mirrored = geometry(.paged, isRightToLeft: true)
        #expect(mirrored.position(contentOffset: 1500) == 0 && mirrored.position(contentOffset: 0) == 4)
        #expect(geometry(.snap).position(contentOffset: 310) == 1)
        let page = geometry(.page, wraps: true)
        #expect(
            page.position(index: 0, contentOffset: 281.25) == -0.25 && page.landing(index: 0, contentOffset: 0) == 4)
        let arabic = geometry(.page, wraps: true, isRightToLeft: true)
        #expect(arabic.position(index: 0, contentOffset: 281.25) == 0.25)
        #expect(arabic.landing(index: 0, contentOffset: 0) == 1 && arabic.landing(index: 0, contentOffset: 750) == 4)
        // The third page is a quarter of a width to the left: its neighbor comes from the right.
        #expect(
            strip.position(page: 2, distance: -93.75) == 2.25 && mirrored.position(page: 2, distance: 93.75) == 2.25)
    }

    @Test("A page view that has turned rests on its new page, also around the seam")
    func pager() {
        let circle = geometry(.page, wraps: true)
        var pager = CarouselGeometry.Pager()
        let shown = [375, 281.25, 0.0, 375, 300].map { pager.position(contentOffset: $0, in: circle) }
        #expect(shown == [0, -0.25, -1, 4, 3.8] && pager.index == 4)
        #expect(pager.position(contentOffset: .nan, in: circle) == 4)
        #expect(pager.position(contentOffset: 750, in: circle) == 5 && pager.index == 0)
    }

    @Test("The page nearest to the middle tells the position, and pages turn by themselves around the seam")
    func turning() {
        let strip = geometry(.paged)
        #expect(strip.position(centers: [0: -100, 1: 275, 2: 650], viewCenter: 187.5) == 0.7666666666666666)
        #expect(strip.position(centers: [:], viewCenter: 0) == nil)
        #expect(strip.position(centers: [0: .nan, 3: 187.5], viewCenter: 187.5) == 3)
        let circle = geometry(.page, wraps: true)
        #expect(circle.target(from: 4, by: 1) == 5 && circle.index(at: 5) == 0 && circle.target(from: 0, by: -1) == -1)
        #expect(strip.target(from: 4, by: 1) == 4 && strip.target(from: 0, by: -1) == 0)
        #expect(circle.target(from: 2, by: .max) == 2)
        #expect(geometry(.deck).index(at: 5) == 5 && geometry(.deck, wraps: true).index(at: 5) == 0)
        #expect(geometry(.deck, count: 0).target(from: 0, by: 1) == 0)
    }

    @Test("Where a page is drawn belies neither the finger nor the neighbors")
    func drawing() {
        let strip = geometry(.paged)
        #expect((0..<5).map { strip.distance(ofPage: $0, at: 1.5) } == [-562.5, -187.5, 187.5, 562.5, 937.5])
        #expect(strip.visiblePages(at: 1.5) == [1, 2] && strip.visiblePages(at: 2) == [2])
        let circle = geometry(.page, wraps: true)
        #expect(circle.distance(ofPage: 4, at: -0.5) == -187.5 && circle.distance(ofPage: 0, at: 4.5) == 187.5)
        #expect(circle.visiblePages(at: -0.5) == [4, 0] && circle.visiblePages(at: 4.5) == [4, 0])
        let cards = geometry(.snap)
        // The first card rests at the edge, 45 points to the left of the middle; its neighbor is a card and a gap
        // further.
        #expect(cards.distance(ofPage: 0, at: 0) == -45 && cards.distance(ofPage: 1, at: 0) == 265)
        #expect(cards.distance(ofPage: 1, at: 1) == 0 && cards.visiblePages(at: 1) == [0, 1, 2])
        #expect(geometry(.deck).visiblePages(at: 3) == [3, 4] && geometry(.deck).visiblePages(at: 5).isEmpty)
        #expect(geometry(.deck).visiblePages(at: 4) == [4] && geometry(.deck).visiblePages(at: 4.5) == [4])
        #expect(geometry(.deck, wraps: true).visiblePages(at: 4) == [4, 0, 1])
    }

    @Test(
        "No number stops the program: the page at rest is shown",
        arguments: [Double.nan, .infinity, -.infinity, 0, -1, 1e308, -1e308, .leastNonzeroMagnitude])
    func numbers(_ number: Double) {
        for style in CarouselStyle.allCases {
            for (wraps, isRightToLeft) in [(true, true), (true, false), (false, true), (false, false)] {
                for count in [-1, 0, 1, 2, 5] {
                    for given in [375, number] {
                        let geometry = CarouselGeometry(
                            style: style, width: given, pageCount: count, wraps: wraps, spacing: number,
                            padding: number,
                            threshold: given, isRightToLeft: isRightToLeft)
                        let pages = 0..<max(1, count)
                        for value in [number, 40] {
                            for index in [Int.min, -1, 0, 3, Int.max] {
                                #expect(geometry.position(index: index, drag: value).isFinite)
                                #expect(geometry.target(index: index, drag: value).isFinite)
                                #expect(geometry.position(index: index, contentOffset: value).isFinite)
                                #expect(pages.contains(geometry.landing(index: index, contentOffset: value)))
                                #expect(geometry.position(page: index, distance: value).isFinite)
                                #expect(geometry.distance(ofPage: index, at: value).isFinite)
                            }
                            #expect(geometry.position(contentOffset: value).isFinite)
                            #expect(pages.contains(geometry.page(at: value)))
                            #expect(geometry.visiblePages(at: value).allSatisfy(pages.contains))
                        }
                        #expect(geometry.pitch >= 0 && geometry.pitch.isFinite && geometry.pageWidth.isFinite)
                    }
                }
            }
        }
    }
}

@Suite("A carousel's backdrops")
struct CarouselBackdropTests {
    private func table(_ colors: [String], wraps: Bool = true) -> GradientTable {
        GradientTable(
            pages: colors.compactMap { SRGB8(hex: $0) }, wraps: wraps, interpolation: Interpolation(space: .srgb))
    }

    @Test("Light and dark have their own colors; a dark table of other pages is not used")
    func appearances() {
        let light = BackdropTable(table(["#FFFFFF", "#000000"]))
        let dark = BackdropTable(table(["#202020", "#101010"]))
        let both = CarouselBackdrop(style: .page, light: light, dark: dark)
        #expect(both.backdrop(at: 0.5).color(at: 0).hex == "#808080")
        #expect(both.backdrop(at: 0.5, in: .dark).color(at: 0).hex == "#181818")
        #expect(CarouselBackdrop(style: .page, light: light, dark: BackdropTable(table(["#000000"])))[.dark] == light)
        let strip = BackdropTable(table(["#202020", "#101010"], wraps: false))
        #expect(CarouselBackdrop(style: .page, light: light, dark: strip)[.dark] == light)
        let geometry = CarouselBackdrop(style: .snap, light: light, spacing: 25, padding: 90).geometry(width: 375)
        #expect(geometry.pitch == 310 && geometry.pageCount == 2 && geometry.wraps)
    }

    @Test("The foreground is what has more contrast at the position, over all heights")
    func foreground() {
        let flat = CarouselBackdrop(
            style: .page, light: BackdropTable(table(["#FFFFFF", "#000000", "#767676", "#757575"])))
        #expect([0, 1, 2, 3].map { flat.foreground(at: $0).hex } == ["#000000", "#FFFFFF", "#000000", "#FFFFFF"])
        for step in 0...400 {
            let position = Double(step) / 100
            let shown = flat.light.color(at: position, track: 0)
            let best = [SRGB8(red: 255, green: 255, blue: 255), SRGB8(red: 0, green: 0, blue: 0)]
                .max { contrastRatio($0, shown) < contrastRatio($1, shown) }
            #expect(flat.foreground(at: position) == best, "\(position)")
        }
        // White on top and nearly black below: black is lost at the bottom, white at the top and more so.
        let words = [table(["#FFFFFF"]).words, table(["#202020"]).words]
        let gradient = CarouselBackdrop(style: .page, light: BackdropTable(staticLocations: [0, 1], tracks: words))
        #expect(gradient.foreground(at: 0).hex == "#000000")
        #expect(flat.foreground(at: .nan).hex == "#000000")
    }

    @Test("Offsets that generated code holds give the colors of the table")
    func offsets() throws {
        let table = table(["#FF0000", "#0000FF"])
        let offsets = try OffsetTable(table, along: .page(width: 375))
        let held = OffsetTable(
            pitch: 375, step: 1, pageCount: 2, wraps: true,
            staticColors: (0..<offsets.count).map { index in
                let color = offsets[index]
                return UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
            })
        #expect(held == offsets && held.color(page: 1, offset: -75) == table.color(at: 0.8))
        #expect(
            OffsetTable(pitch: 1, step: 1, pageCount: 0, wraps: true, staticColors: []).color(page: 3, offset: .nan).hex
                == "#000000")
    }
}
