import CarouselGradients
import ColorScience
import TestNumbers
import Testing

@Suite("Gradient tables")
struct GradientTableTests {
    private let grey = SRGB8(red: 192, green: 192, blue: 192)
    private let orange = SRGB8(red: 254, green: 154, blue: 59)
    private let blue = SRGB8(red: 10, green: 30, blue: 200)

    private func table(_ pages: [SRGB8], wraps: Bool, _ space: ColorSpace = .srgb, samples: Int = 41) -> GradientTable {
        GradientTable(pages: pages, wraps: wraps, interpolation: Interpolation(space: space), samples: samples)
    }

    @Test("There is a transition to each next page, and around the end where the carousel wraps")
    func transitions() {
        func pairs(_ count: Int, _ wraps: Bool) -> [[Int]] {
            table(Array(repeating: grey, count: count), wraps: wraps).transitions.map { [$0.from, $0.to] }
        }
        #expect(pairs(3, true) == [[0, 1], [1, 2], [2, 0]])
        #expect(pairs(3, false) == [[0, 1], [1, 2]])
        #expect(pairs(2, true) == [[0, 1], [1, 0]])
        #expect(pairs(1, true).isEmpty && pairs(0, true).isEmpty && pairs(1, false).isEmpty)
    }

    @Test("In srgb a sample is a − (a − b) × progress to the nearest whole number, halves upward")
    func exactSamples() {
        let samples = table(
            [SRGB8(red: 0, green: 255, blue: 3), SRGB8(red: 1, green: 0, blue: 3)], wraps: false, samples: 3
        )
        .transitions[0].samples
        #expect(samples.map(\.hex) == ["#00FF03", "#018003", "#010003"])
    }

    @Test("Backward from the first page of a carousel that wraps lies the last")
    func backward() {
        let wrapping = table([grey, orange, blue], wraps: true)
        #expect(wrapping.color(at: -1) == blue)
        #expect(wrapping.color(at: -0.25) == wrapping.color(at: 2.75))
        #expect(wrapping.color(at: 2.75) == wrapping.transitions[2].color(at: 0.75))
        let held = table([grey, orange, blue], wraps: false)
        #expect(held.color(at: -0.25) == grey)
        #expect(held.color(at: 7) == blue)
    }

    @Test("Every position has an answer", arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, -1e-300])
    func anyPosition(position: Double) {
        // None of them is between two pages, as far as a `Double` can tell.
        #expect([grey, orange, blue].contains(table([grey, orange, blue], wraps: true).color(at: position)))
        #expect(table([grey], wraps: true).color(at: position) == grey)
        #expect(table([], wraps: true).color(at: position) == SRGB8(red: 0, green: 0, blue: 0))
    }

    @Test("Stops stay within the tolerance of the curve, and one fewer would not do")
    func stops() throws {
        for space in [ColorSpace.oklab, .srgbLinear, .oklch] {
            let transition = try #require(table([orange, blue], wraps: false, space).transitions.first)
            #expect(transition.maximumError <= 0.5)
            #expect(transition.stops.count > 2)
            #expect(transition.stops.first == GradientTable.Stop(progress: 0, color: orange))
            #expect(transition.stops.last == GradientTable.Stop(progress: 1, color: blue))
            let interpolation = Interpolation(space: space)
            for step in 0...200 {
                let progress = Double(step) / 200
                let truth = SRGB8(interpolation.color(from: Color(orange), to: Color(blue), progress: progress))
                // Both colors are rounded here, which the search's own measure is not.
                #expect(ciede2000(transition.color(at: progress), truth) <= 0.5 + 0.6)
            }
        }
    }

    @Test("In srgb two stops are the curve")
    func srgbStops() {
        let transition = table([orange, blue], wraps: false).transitions[0]
        #expect(transition.stops.map(\.progress) == [0, 1] && transition.maximumError == 0)
    }

    @Test("A wider tolerance never needs more stops")
    func tolerance() {
        let counts = [0.1, 0.5, 1, 2, 5, 100].map { tolerance in
            GradientTable(
                pages: [orange, blue], wraps: false, interpolation: Interpolation(space: .oklab), tolerance: tolerance
            ).transitions[0].stops.count
        }
        #expect(counts == counts.sorted(by: >))
        #expect(counts.last == 2)
    }

    @Test("The worst contrast is found between the pages, where it is")
    func worstContrast() throws {
        // From black to white, mid gray text is worst somewhere between.
        let table = table([SRGB8(red: 0, green: 0, blue: 0), SRGB8(red: 255, green: 255, blue: 255)], wraps: false)
        let worst = try #require(table.worstContrast(of: SRGB8(red: 128, green: 128, blue: 128)))
        #expect(worst.position == 0.5 && worst.ratio < 1.01)
        #expect(self.table([], wraps: true).worstContrast(of: grey) == nil)
    }

    @Test("A table answers as its transitions do, at random positions")
    func lookup() {
        var numbers = SeededNumbers(seed: 1)
        for (space, wraps) in [(ColorSpace.srgb, true), (.oklab, false), (.oklch, true)] {
            let table = GradientTable(
                pages: (0..<7).map { _ in numbers.color() }, wraps: wraps,
                interpolation: Interpolation(space: space, hue: .longer), samples: 0)
            for _ in 0..<5000 {
                let position = numbers.unit() * Double(table.transitions.count)
                let from = Int(position)
                #expect(table.color(at: position) == table.transitions[from].color(at: position - Double(from)))
            }
            for page in 0..<7 { #expect(table.color(at: Double(page)) == table.pages[page]) }
            for hundredth in 0..<100 {
                let progress = Double(hundredth) / 100
                #expect(table.color(at: 3 + progress) == table.transitions[3].color(at: 3 + progress - 3))
            }
        }
    }

    @Test("Beside a whole number lies the page itself", arguments: [0, 1, 2, 3])
    func besidePages(page: Int) {
        let table = table([grey, orange, blue, grey], wraps: true, .oklab)
        let position = Double(page)
        #expect(table.color(at: position.nextUp) == table.pages[page])
        #expect(table.color(at: position.nextDown) == table.pages[page])
    }

    @Test("Without samples a table has none, and one sample is taken as two")
    func sampleCounts() {
        #expect(table([grey, orange], wraps: false, samples: 0).transitions[0].samples.isEmpty)
        #expect(table([grey, orange], wraps: false, samples: 1).transitions[0].samples == [grey, orange])
        #expect(table([grey, orange], wraps: false).samplesPerTransition == 41)
    }

    @Test("A table is made again of the stops that a manifest holds")
    func ofStops() throws {
        for wraps in [true, false] {
            let table = GradientTable(
                pages: [grey, orange, blue], wraps: wraps, interpolation: Interpolation(space: .oklab), samples: 0)
            let again = try GradientTable(pages: table.pages, wraps: wraps, stops: table.transitions.map(\.stops))
            for step in 0...300 { #expect(again.color(at: Double(step) / 100) == table.color(at: Double(step) / 100)) }
        }
        func stops(_ middle: Double...) -> [[GradientTable.Stop]] {
            [
                [GradientTable.Stop(progress: 0, color: grey)]
                    + middle.map { GradientTable.Stop(progress: $0, color: blue) } + [
                        GradientTable.Stop(progress: 1, color: orange)
                    ]
            ]
        }
        #expect(throws: Never.self) {
            try GradientTable(pages: [grey, orange], wraps: false, stops: stops(0.29, 0.57, 0.58))
        }
        for wrong in [[0.5, 0.4], [0.005], [1], [0], [.nan], [-0.1], [.infinity]] {
            let list = [
                [GradientTable.Stop(progress: 0, color: grey)]
                    + wrong.map { GradientTable.Stop(progress: $0, color: blue) } + [
                        GradientTable.Stop(progress: 1, color: orange)
                    ]
            ]
            #expect(throws: TableFormatError.inconsistentStops(transition: 0)) {
                try GradientTable(pages: [grey, orange], wraps: false, stops: list)
            }
        }
        #expect(throws: TableFormatError.inconsistentCounts) {
            try GradientTable(pages: [grey, orange], wraps: true, stops: stops())
        }
        #expect(throws: TableFormatError.inconsistentStops(transition: 0)) {
            try GradientTable(pages: [grey, blue], wraps: false, stops: stops())
        }
    }
}
