import ColorScience
import TestNumbers
import Testing

@testable import CarouselGradients

@Suite("Contrast over all positions")
struct WorstContrastTests {
    @Test("No position shows less than the worst, and the worst is shown where it is said to be")
    func exact() throws {
        var numbers = SeededNumbers(seed: 3)
        for space in [ColorSpace.srgb, .oklab, .oklch] {
            for _ in 0..<3 {
                let pages = (0..<4).map { _ in numbers.color() }
                let overlay = numbers.color()
                let table = GradientTable(
                    pages: pages, wraps: true, interpolation: Interpolation(space: space), samples: 0)
                let worst = try #require(table.worstContrast(of: overlay))
                #expect(contrastRatio(overlay, table.color(at: worst.position)) == worst.ratio)
                for step in 0..<8000 {
                    #expect(contrastRatio(overlay, table.color(at: Double(step) / 2000)) >= worst.ratio)
                }
            }
        }
    }

    @Test("It is found between samples, where a sample would miss it")
    func betweenSamples() throws {
        let (black, white) = (SRGB8(red: 0, green: 0, blue: 0), SRGB8(red: 255, green: 255, blue: 255))
        let table = GradientTable(
            pages: [black, white], wraps: false, interpolation: Interpolation(space: .srgb), samples: 2)
        let worst = try #require(table.worstContrast(of: SRGB8(red: 128, green: 128, blue: 128)))
        #expect(worst.ratio == 1 && worst.position == 0.5)
    }
}

@Suite("Contrast asked for")
struct ContrastAdjustmentTests {
    private let white = SRGB8(red: 255, green: 255, blue: 255)

    private func adjustment(
        _ overlay: SRGB8, _ contrast: Double, _ space: ColorSpace = .srgb, wraps: Bool = true,
        step: Double = ContrastAdjustment.lightnessStep
    ) -> ContrastAdjustment {
        ContrastAdjustment(
            overlay: overlay, contrast: contrast, wraps: wraps, interpolation: Interpolation(space: space),
            easing: .linear, tolerance: 0.5, step: step)
    }

    private func worst(_ pages: [SRGB8], _ adjustment: ContrastAdjustment) -> Double {
        GradientTable(pages: pages, wraps: adjustment.wraps, interpolation: adjustment.interpolation, samples: 0)
            .worstContrast(of: adjustment.overlay)?.ratio ?? .infinity
    }

    @Test("The contrast is had at every position, hue kept", arguments: [ColorSpace.srgb, .oklab, .oklch])
    func satisfied(space: ColorSpace) throws {
        let pages = ["#D3D6DB", "#1F6FEB", "#FF9F1C", "#8A1538"].compactMap { SRGB8(hex: $0) }
        let adjustment = adjustment(white, 4.5, space)
        let changed = try adjustment.adjusted(pages)
        #expect(worst(pages, adjustment) < 4.5 && worst(changed, adjustment) >= 4.5)
        #expect(changed[3] == pages[3])
        for (before, after) in zip(pages, changed) {
            let (a, b) = (Color(before).converted(to: .oklch).components, Color(after).converted(to: .oklch).components)
            #expect(b.x <= a.x + 1e-9)
            // Gamut mapping clips what is just noticeable, which turns a hue by a few degrees.
            if a.y > 0.05 { #expect(abs(a.z - b.z) < 8) }
        }
    }

    @Test("What has the contrast already stays as it is")
    func unchanged() throws {
        let pages = ["#101010", "#203040"].compactMap { SRGB8(hex: $0) }
        #expect(try adjustment(white, 4.5).adjusted(pages) == pages)
        #expect(try adjustment(white, 4.5).adjusted([SRGB8]()) == [])
        #expect(try adjustment(white, 1).adjusted([white]) == [white])
    }

    @Test("One page is changed by the least number of steps")
    func onePage() throws {
        let page = SRGB8(red: 31, green: 111, blue: 235)
        let adjustment = adjustment(white, 7)
        let changed = try adjustment.adjusted([page])[0]
        let polar = Color(page).converted(to: .oklch).components
        let least = (0...200).lazy.map { step in
            SRGB8(Color(.oklch, polar.x - Double(step) * 0.005, polar.y, polar.z))
        }.first { contrastRatio($0, white) >= 7 }
        #expect(changed == least)
    }

    @Test("No other choice of steps has the contrast with a smaller sum of changes", arguments: [false, true])
    func least(wraps: Bool) throws {
        var numbers = SeededNumbers(seed: wraps ? 21 : 20)
        let step = 0.1
        for round in 0..<4 {
            let pages = (0..<(wraps ? 3 : 2)).map { _ in numbers.color() }
            let overlay = round % 2 == 0 ? white : SRGB8(red: 119, green: 119, blue: 119)
            let adjustment = adjustment(overlay, round % 2 == 0 ? 4.5 : 3, wraps: wraps, step: step)
            let changed = try adjustment.adjusted(pages)
            #expect(worst(changed, adjustment) >= adjustment.contrast)
            let sums = sums(pages, adjustment, step)
            #expect(sums.keys.contains(changed))
            #expect(abs((sums[changed] ?? .infinity) - (sums.values.min() ?? 0)) < 1e-9)
        }
    }

    /// The sum of changes of every choice that has the contrast.
    private func sums(_ pages: [SRGB8], _ adjustment: ContrastAdjustment, _ step: Double) -> [[SRGB8]: Double] {
        var sums: [[SRGB8]: Double] = [:]
        for side in ContrastSide.allCases {
            let levels = pages.compactMap { LightnessLevels(LightnessSteps($0, side: side, step: step)) { _ in true } }
            var choices: [(pages: [SRGB8], sum: Double)] = [([], 0)]
            for level in levels {
                choices = choices.flatMap { choice in
                    zip(level.colors, level.changes).map { (choice.pages + [$0], choice.sum + $1) }
                }
            }
            for choice in choices where worst(choice.pages, adjustment) >= adjustment.contrast {
                sums[choice.pages] = min(sums[choice.pages] ?? .infinity, choice.sum)
            }
        }
        return sums
    }

    @Test("Vertical gradients are changed stop by stop")
    func gradients() throws {
        let pages = [
            PageBackdrop.systemGradient(of: SRGB8(red: 31, green: 111, blue: 235)),
            PageBackdrop(SRGB8(red: 90, green: 90, blue: 90)),
        ]
        let adjustment = adjustment(white, 6)
        let changed = try adjustment.adjusted(pages)
        let table = BackdropTable(pages: changed, wraps: true, interpolation: adjustment.interpolation)
        let worst = try #require(table.worstContrast(of: white))
        #expect(worst.ratio >= 6)
        #expect(changed[0].stops.map(\.location) == [0, 1])
        #expect(try self.adjustment(white, 2).adjusted(pages) == pages)
    }

    @Test("What cannot be had is refused with the most there is")
    func refused() {
        let grey = SRGB8(red: 119, green: 119, blue: 119)
        let best = max(contrastRatio(grey, white), contrastRatio(grey, SRGB8(red: 0, green: 0, blue: 0)))
        #expect(throws: ContrastError.outOfReach(best: best)) { try adjustment(grey, 7).adjusted([grey]) }
        #expect(throws: ContrastError.ratioOutOfRange(0.5)) { try adjustment(grey, 0.5).adjusted([grey]) }
        #expect(throws: ContrastError.ratioOutOfRange(22)) { try adjustment(grey, 22).adjusted([grey]) }
        #expect(throws: ContrastError.self) { try adjustment(grey, .nan).adjusted([grey]) }
        #expect(ContrastError.outOfReach(best: 4.699).description.contains("4.69"))
    }
}
