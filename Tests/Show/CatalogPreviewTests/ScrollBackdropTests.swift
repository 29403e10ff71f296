import CarouselGradients
import CatalogManifest
import ColorScience
import Testing

@testable import CatalogPreview

@Suite("The backdrop along the scroll")
struct ScrollBackdropTests {
    private func carousel(wraps: Bool) -> CarouselEntry {
        let colors = ["#000000", "#640000", "#C80000"]
        let transitions = (0..<(wraps ? 3 : 2)).map { from in
            let to = (from + 1) % 3
            return CarouselEntry.Transition(
                from: from, to: to,
                stops: [.init(progress: 0, hex: colors[from]), .init(progress: 1, hex: colors[to])],
                samples: [colors[from], colors[to]])
        }
        return CarouselEntry(
            name: "c", style: "page", wraps: wraps, interpolation: "srgb",
            pages: colors.map { CarouselEntry.Page(image: "i", backdrop: $0, source: .pinned) },
            transitions: transitions)
    }

    private func reds(_ carousel: CarouselEntry, _ positions: [Double]) -> [Int] {
        let backdrop = ScrollBackdrop(carousel)
        return positions.map { Int(backdrop.color(at: $0, height: 0.5).red) }
    }

    @Test("Between pages it is blended; beyond the ends it rests, or comes round where the carousel wraps")
    func positions() {
        let positions = [-0.5, 0, 0.25, 1, 1.5, 2, 2.5, 3]
        #expect(reds(carousel(wraps: false), positions) == [0, 0, 25, 100, 150, 200, 200, 200])
        #expect(reds(carousel(wraps: true), positions) == [100, 0, 25, 100, 150, 200, 100, 0])
    }

    @Test("Without stops straight lines lead from page to page")
    func otherSources() {
        var entry = carousel(wraps: false)
        entry.transitions = []
        #expect(reds(entry, [0.25, 1.5, 2]) == [25, 150, 200])
        entry.pages = []
        #expect(reds(entry, [0, .nan, .infinity]) == [0, 0, 0])
    }

    @Test("A vertical gradient is blended between the heights of its tracks")
    func heights() throws {
        func backdrop(_ top: UInt8, _ bottom: UInt8) throws -> PageBackdrop {
            try PageBackdrop(
                stops: [(0.2, top), (0.8, bottom)].map {
                    .init(location: $0.0, color: SRGB8(red: $0.1, green: 0, blue: 0))
                })
        }
        let table = BackdropTable(
            pages: [try backdrop(0, 100), try backdrop(100, 200)], wraps: false,
            interpolation: Interpolation(space: .srgb), samples: 0)
        var entry = CarouselEntry(
            name: "c", style: "page", wraps: false, interpolation: "srgb",
            pages: [0, 1].map { page in
                var entry = CarouselEntry.Page(image: "i", backdrop: "#000000", source: .extracted)
                entry.backdropGradient = table.backdrop(at: Double(page)).stops.map {
                    BackdropStop(location: $0.location, hex: $0.color.hex, dark: "#000000")
                }
                return entry
            },
            transitions: [
                .init(
                    from: 0, to: 1, stops: [.init(progress: 0, hex: "#000000"), .init(progress: 1, hex: "#000000")],
                    samples: [])
            ])
        entry.tracks = zip(table.locations, table.tracks).map { location, track in
            .init(location: location, transitions: track.transitions.map { .init($0) })
        }
        let backdrop = ScrollBackdrop(entry)
        #expect([0, 0.2, 0.5, 0.8, 1].map { backdrop.color(at: 0.5, height: $0).red } == [50, 50, 100, 150, 150])
    }

    @Test("Every page rests in the middle of its own part of the strip")
    func locations() {
        let backdrop = ScrollBackdrop(carousel(wraps: true))
        #expect(backdrop.location(of: 1) == 0.5 && backdrop.position(at: 0.5) == 1)
        #expect(backdrop.position(at: 0) == -0.5 && backdrop.position(at: 1) == 2.5)
    }

    @Test("A preview shows exactly what an app looks up", arguments: [true, false])
    func library(wraps: Bool) throws {
        let pages = ["#1F6FEB", "#FF9F1C", "#000000", "#FFFFFF", "#339966"]
        for space in [ColorSpace.srgb, .oklab] {
            let table = GradientTable(
                pages: pages.compactMap { SRGB8(hex: $0) }, wraps: wraps, interpolation: Interpolation(space: space),
                samples: 101, tolerance: 0.01)
            let entry = CarouselEntry(
                name: "c", style: "page", wraps: wraps, interpolation: space.rawValue,
                pages: pages.map { CarouselEntry.Page(image: "i", backdrop: $0, source: .pinned) },
                transitions: table.transitions.map { .init($0) })
            let backdrop = ScrollBackdrop(entry)
            for step in -300...1500 {
                let position = Double(step) / 200
                let (shown, known) = (backdrop.color(at: position, height: 0), table.color(at: position))
                #expect(shown == known, "\(space) \(position): \(shown.hex) \(known.hex)")
            }
        }
    }
}

extension CarouselEntry.Transition {
    fileprivate init(_ transition: CarouselGradients.Transition) {
        self.init(
            from: transition.from, to: transition.to,
            stops: transition.stops.map { Stop(progress: $0.progress, hex: $0.color.hex) }, samples: [])
    }
}
