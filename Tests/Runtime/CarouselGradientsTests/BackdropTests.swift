import CarouselGradients
import ColorScience
import Testing

@Suite("Vertical backdrops")
struct BackdropTests {
    private let grey = SRGB8(red: 192, green: 192, blue: 192)
    private let orange = SRGB8(red: 254, green: 154, blue: 59)
    private let blue = SRGB8(red: 10, green: 30, blue: 200)

    private func gradient(_ stops: (Double, SRGB8)...) throws -> PageBackdrop {
        try PageBackdrop(stops: stops.map { PageBackdrop.Stop(location: $0.0, color: $0.1) })
    }

    @Test("A gradient is linear between its stops and flat beyond them")
    func colors() throws {
        let backdrop = try gradient(
            (0.25, SRGB8(red: 0, green: 0, blue: 0)), (0.75, SRGB8(red: 200, green: 100, blue: 2)))
        #expect(backdrop.color(at: 0.5).hex == "#643201")
        #expect(backdrop.color(at: 0).hex == "#000000" && backdrop.color(at: 1).hex == "#C86402")
        #expect(backdrop.color(at: .nan).hex == "#000000" && backdrop.color(at: .infinity).hex == "#C86402")
        #expect(PageBackdrop(orange).isFlat && PageBackdrop(orange).color(at: 0.3) == orange)
    }

    @Test("Stops must rise within 0 … 1")
    func refused() {
        #expect(throws: BackdropError.noStops) { try PageBackdrop(stops: []) }
        #expect(throws: BackdropError.locationOutOfRange(1.5)) { try gradient((0, grey), (1.5, blue)) }
        #expect(throws: BackdropError.locationsDoNotRise(0.5)) { try gradient((0.5, grey), (0.5, blue)) }
        #expect(throws: BackdropError.self) { try gradient((.nan, grey)) }
    }

    @Test("A carousel of flat backdrops is its one table")
    func flat() {
        let interpolation = Interpolation(space: .oklab)
        let table = BackdropTable(
            pages: [PageBackdrop(grey), PageBackdrop(orange)], wraps: true, interpolation: interpolation)
        #expect(table.isFlat && table.locations == [0])
        #expect(table.tracks == [GradientTable(pages: [grey, orange], wraps: true, interpolation: interpolation)])
        #expect(table.backdrop(at: 0.4) == PageBackdrop(table.tracks[0].color(at: 0.4)))
    }

    @Test("Pages with different locations meet at all of them, each track within the tolerance")
    func union() throws {
        let pages = [
            try gradient((0, blue), (1, orange)), PageBackdrop(grey),
            try gradient((0.2, orange), (0.5, blue), (1, grey)),
        ]
        let table = BackdropTable(pages: pages, wraps: true, interpolation: Interpolation(space: .oklab))
        #expect(table.locations == [0, 0.2, 0.5, 1] && table.tracks.count == 4)
        #expect(table.pageCount == 3 && table.wraps && !table.isFlat && table.maximumError <= 0.5)
        for (location, track) in zip(table.locations, table.tracks) {
            #expect(track.pages == pages.map { $0.color(at: location) })
            for transition in track.transitions { #expect(transition.maximumError <= 0.5) }
        }
        // At rest the page shows what it showed.
        for (index, page) in pages.enumerated() {
            for height in stride(from: 0.0, through: 1, by: 0.05) {
                let (shown, own) = (table.backdrop(at: Double(index)).color(at: height), page.color(at: height))
                #expect(ciede2000(Lab(shown), Lab(own)) < 1)
            }
        }
        #expect(table.color(at: 0.5, track: 2) == table.backdrop(at: 0.5).stops[2].color)
    }

    @Test("The worst contrast is found between the heights of stops too")
    func contrast() throws {
        let (black, white) = (SRGB8(red: 0, green: 0, blue: 0), SRGB8(red: 255, green: 255, blue: 255))
        let table = BackdropTable(
            pages: [PageBackdrop(black), try gradient((0, black), (1, white))], wraps: false,
            interpolation: Interpolation(space: .srgb))
        let worst = try #require(table.worstContrast(of: SRGB8(red: 128, green: 128, blue: 128)))
        // At half the way the bottom is gray 128 already.
        #expect(worst.ratio == 1 && worst.position == 0.5 && worst.location == 1)
        let between = BackdropTable(
            pages: [try gradient((0, black), (1, white))], wraps: false, interpolation: Interpolation(space: .srgb))
        let found = try #require(between.worstContrast(of: SRGB8(red: 128, green: 128, blue: 128)))
        #expect(found.ratio == 1 && abs(found.location - 0.5) < 0.01)
        #expect(
            BackdropTable(pages: [], wraps: true, interpolation: Interpolation(space: .srgb)).worstContrast(of: grey)
                == nil)
    }

    @Test("The system's gradient is the color below and a lighter one of the same hue above")
    func systemGradient() {
        for color in [grey, orange, blue, SRGB8(red: 0, green: 0, blue: 0), SRGB8(red: 255, green: 255, blue: 255)] {
            let backdrop = PageBackdrop.systemGradient(of: color)
            #expect(backdrop.stops.map(\.location) == [0, 1] && backdrop.stops[1].color == color)
            let (top, own) = (Oklab(backdrop.stops[0].color), Oklab(color))
            let lift = min(PageBackdrop.systemGradientLift, 1 - own.lightness)
            #expect(abs(top.lightness - own.lightness - lift) < 0.02)
        }
        #expect(PageBackdrop.systemGradient(of: SRGB8(red: 255, green: 255, blue: 255)).stops[0].color.hex == "#FFFFFF")
    }
}

@Suite("Unit points")
struct UnitPointTests {
    @Test("Every name of SwiftUI has its point")
    func names() {
        #expect(GradientPoint.named.count == 10)
        #expect(Set(GradientPoint.named.map(\.name)).count == 10)
        #expect(GradientPoint(named: "topLeading") == GradientPoint(x: 0, y: 0))
        #expect(GradientPoint(named: "bottomTrailing") == .bottomTrailing)
        #expect(GradientPoint(named: "trailing") == GradientPoint(x: 1, y: 0.5))
        #expect(GradientPoint(named: "center") == GradientPoint(x: 0.5, y: 0.5))
        #expect(GradientPoint(named: "middle") == nil)
    }
}
