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

    @Test("Without samples the stops are read, and without either the page's own color")
    func otherSources() {
        var entry = carousel(wraps: false)
        for index in entry.transitions.indices { entry.transitions[index].samples = [] }
        #expect(reds(entry, [0.25, 1.5]) == [25, 150])
        entry.transitions = []
        #expect(reds(entry, [0.25, 1.5, 2]) == [0, 100, 200])
        entry.pages = []
        #expect(reds(entry, [0, .nan, .infinity]) == [0, 0, 0])
    }

    @Test("A vertical gradient is blended between the heights of its tracks")
    func heights() {
        var entry = carousel(wraps: false)
        func track(_ location: Double, _ hex: String) -> CarouselEntry.Track {
            .init(location: location, transitions: [.init(from: 0, to: 1, stops: [], samples: [hex, hex])])
        }
        entry.tracks = [track(0.2, "#000000"), track(0.8, "#640000")]
        let backdrop = ScrollBackdrop(entry)
        #expect([0, 0.2, 0.5, 0.8, 1].map { backdrop.color(at: 0.5, height: $0).red } == [0, 0, 50, 100, 100])
    }

    @Test("Every page rests in the middle of its own part of the strip")
    func locations() {
        let backdrop = ScrollBackdrop(carousel(wraps: true))
        #expect(backdrop.location(of: 1) == 0.5 && backdrop.position(at: 0.5) == 1)
        #expect(backdrop.position(at: 0) == -0.5 && backdrop.position(at: 1) == 2.5)
    }

    @Test("What a preview shows is what an app looks up, to a step of a channel", arguments: [true, false])
    func library(wraps: Bool) throws {
        let pages = ["#1F6FEB", "#FF9F1C", "#000000", "#FFFFFF", "#339966"]
        for space in [ColorSpace.srgb, .oklab] {
            let table = GradientTable(
                pages: pages.compactMap { SRGB8(hex: $0) }, wraps: wraps, interpolation: Interpolation(space: space),
                samples: 101, tolerance: 0.01)
            let entry = CarouselEntry(
                name: "c", style: "page", wraps: wraps, interpolation: space.rawValue,
                pages: pages.map { CarouselEntry.Page(image: "i", backdrop: $0, source: .pinned) },
                transitions: table.transitions.map { transition in
                    CarouselEntry.Transition(
                        from: transition.from, to: transition.to, stops: [], samples: transition.samples.map(\.hex))
                })
            let backdrop = ScrollBackdrop(entry)
            for step in -300...1500 {
                let position = Double(step) / 200
                let (shown, known) = (backdrop.color(at: position, height: 0), table.color(at: position))
                let difference = zip(
                    [shown.red, shown.green, shown.blue], [known.red, known.green, known.blue]
                ).map { abs(Int($0) - Int($1)) }.max()
                #expect(difference ?? 0 <= 1, "\(space) \(position): \(shown.hex) \(known.hex)")
            }
        }
    }
}
