import ColorScience
import TestNumbers
import Testing

@testable import CarouselGradients

@Suite("The fewest stops")
struct StopReductionTests {
    /// The fewest stops by trying all choices of grid points, with a measure written apart from that of the search.
    private func fewest(
        parts: Int, tolerance: Double, curve: (Double) -> Color
    ) -> (count: Int, leastError: Double) {
        let truth = (0...parts).map { curve(Double($0) / Double(parts)).mappedToSRGB }
        let rounded = truth.map { SRGB8($0) }
        func worst(_ start: Int, _ end: Int) -> Double {
            (start...end).map { point -> Double in
                let blended = Interpolation(space: .srgb).color(
                    from: Color(rounded[start]), to: Color(rounded[end]),
                    progress: Double(point - start) / Double(end - start))
                return ciede2000(Lab(blended), Lab(truth[point]))
            }.max() ?? 0
        }
        let errors = (0...parts).map { start in (0...parts).map { $0 > start ? worst(start, $0) : 0 } }
        var best = (count: Int.max, leastError: Double.infinity)
        for choice in 0..<1 << (parts - 1) {
            let path = [0] + (1..<parts).filter { choice >> ($0 - 1) & 1 == 1 } + [parts]
            guard path.count <= best.count else { continue }
            let pairs = zip(path, path.dropFirst())
            guard pairs.allSatisfy({ $1 == $0 + 1 || errors[$0][$1] <= tolerance }) else { continue }
            let error = pairs.map { errors[$0][$1] }.max() ?? 0
            if path.count < best.count || error < best.leastError { best = (path.count, error) }
        }
        return best
    }

    @Test("No choice of grid points has fewer stops", arguments: [ColorSpace.oklab, .oklch, .srgbLinear, .displayP3])
    func minimal(space: ColorSpace) {
        var numbers = SeededNumbers(seed: 7)
        for parts in [1, 2, 5, 9] {
            for _ in 0..<4 {
                let (start, end) = (Color(numbers.color()), Color(numbers.color()))
                let interpolation = Interpolation(space: space, hue: .longer)
                func curve(_ progress: Double) -> Color {
                    interpolation.color(from: start, to: end, progress: Easing.smoothstep.progress(at: progress))
                }
                for tolerance in [0, 0.5, 2, 8] {
                    let answer = StopReduction(gridParts: parts, tolerance: tolerance) {
                        curve(Double($0) / Double(parts))
                    }.answer()
                    let best = fewest(parts: parts, tolerance: tolerance, curve: curve)
                    #expect(answer.stops.count == best.count)
                    // The error kept is one that this many stops can have, and within the tolerance where that can be.
                    #expect(answer.maximumError >= best.leastError - 1e-9)
                    if best.leastError <= tolerance, answer.stops.count <= parts {
                        #expect(answer.maximumError <= tolerance)
                    }
                    #expect(answer.stops.map(\.gridPoint) == answer.stops.map(\.gridPoint).sorted())
                }
            }
        }
    }

    @Test("The maximum error is the greatest distance at any hundredth")
    func maximumError() {
        var numbers = SeededNumbers(seed: 11)
        for space in [ColorSpace.oklab, .oklch] {
            let (start, end) = (numbers.color(), numbers.color())
            let interpolation = Interpolation(space: space)
            let table = GradientTable(pages: [start, end], wraps: false, interpolation: interpolation, samples: 0)
            let transition = table.transitions[0]
            var worst = 0.0
            for hundredth in 0...100 {
                let progress = Double(hundredth) / 100
                let truth = interpolation.color(from: Color(start), to: Color(end), progress: progress).mappedToSRGB
                let after = transition.stops.dropFirst().first { $0.progress >= progress } ?? transition.stops[0]
                let before = transition.stops.last { $0.progress < after.progress } ?? transition.stops[0]
                let part =
                    after.progress > before.progress
                    ? (progress - before.progress) / (after.progress - before.progress) : 0
                let blended = Interpolation(space: .srgb).color(
                    from: Color(before.color), to: Color(after.color), progress: part)
                worst = max(worst, ciede2000(Lab(blended), Lab(truth)))
            }
            #expect(abs(transition.maximumError - worst) < 1e-6)
            #expect(table.maximumError == transition.maximumError)
        }
    }

    @Test("The longer way from a color to itself is all around the circle, every other way is a line")
    func toItself() {
        let red = SRGB8(red: 200, green: 30, blue: 40)
        func stops(_ interpolation: Interpolation) -> Int {
            GradientTable(pages: [red, red], wraps: false, interpolation: interpolation, samples: 0)
                .transitions[0].stops.count
        }
        #expect(stops(Interpolation(space: .oklch, hue: .shorter)) == 2)
        #expect(stops(Interpolation(space: .oklch, hue: .longer)) > 6)
        #expect(stops(Interpolation(space: .oklab, hue: .longer)) == 2)
    }
}
