package import ColorScience

/// The smallest change of a carousel's backdrops that gives them a required contrast with the overlay, the color of the
/// text or icons on them.
///
/// All backdrops must be lighter than the overlay, or all darker. Otherwise a transition between two pages would pass
/// through the overlay's own lightness.
///
/// There are two searches: one for backdrops lighter than the overlay, and one for darker backdrops. A search changes
/// the OKLCH lightness of each page in steps, and keeps chroma and hue as far as the sRGB gamut allows. All transitions
/// must reach the contrast, and the sum of the lightness changes must be minimal. The search with the smaller sum wins;
/// darker backdrops win a tie.
package struct ContrastAdjustment: Sendable, Hashable {
    /// The step of OKLCH lightness: a quarter of the just noticeable difference of 0.02 (CSS Color 4, section 13.2.1).
    package static let lightnessStep = 0.005

    package let overlay: SRGB8
    /// The minimum WCAG 2 contrast between the overlay and every backdrop, 1 … 21.
    package let contrast: Double
    package let wraps: Bool
    package let interpolation: Interpolation
    package let easing: Easing
    /// The maximum CIEDE2000 difference between a color blended from two stops and the exactly computed color.
    package let tolerance: Double
    private let step: Double

    package init(
        overlay: SRGB8, contrast: Double, wraps: Bool, interpolation: Interpolation, easing: Easing = .linear,
        tolerance: Double = 0.5, step: Double = Self.lightnessStep
    ) {
        self.overlay = overlay
        self.contrast = contrast
        self.wraps = wraps
        self.interpolation = interpolation
        self.easing = easing
        self.tolerance = tolerance
        self.step = step
    }

    /// Returns the pages' backdrops, lightened or darkened as little as needed to give them, and all blends of
    /// neighboring pages, the required contrast.
    ///
    /// - Parameter progress: receives the numbers of tested and of all transitions, which restart after colors were
    ///   changed.
    /// - Throws: ``ContrastError`` if the required contrast is outside 1 … 21 or can't be reached.
    package func adjusted(_ pages: [SRGB8], progress: ProgressObserver = { _, _ in }) throws(ContrastError) -> [SRGB8] {
        try adjusted(pages.map { PageBackdrop($0) }, progress: progress).map { $0.color(at: 0) }
    }

    /// Returns the pages' vertical gradients with the required contrast; each stop is changed separately.
    ///
    /// If any stop changes, all returned pages have stops at the same heights: those at which any given page has a
    /// stop. A track is a list of the pages' colors at one height.
    package func adjusted(
        _ pages: [PageBackdrop], progress: ProgressObserver = { _, _ in }
    ) throws(ContrastError) -> [PageBackdrop] {
        guard (1...21).contains(contrast) else { throw .ratioOutOfRange(contrast) }
        let best = max(contrastRatio(overlay, .black), contrastRatio(overlay, .white))
        guard contrast <= best else { throw .outOfReach(best: best) }
        if hasContrast(pages, progress) { return pages }
        let locations = BackdropTable.locations(of: pages)
        let tracks = locations.map { location in pages.map { $0.color(at: location) } }
        func backdrops(_ tracks: [[SRGB8]]) -> [PageBackdrop] {
            pages.indices.map { page in
                PageBackdrop(known: zip(locations, tracks).map { PageBackdrop.Stop(location: $0, color: $1[page]) })
            }
        }
        // The stops deviate slightly from the exact blend. If that costs contrast, the next round aims slightly higher.
        var aim = contrast
        let sides = ContrastSide.allCases.filter { $0.allows($0.end, overlay: overlay, contrast: contrast) }.map {
            side in (side: side, tracks: tracks.map { $0.map { LightnessSteps($0, side: side, step: step) } })
        }
        while aim <= best {
            let changed = minimalLightnessChange(sides, aim, progress).map(backdrops)
            if let changed, hasContrast(changed, progress) { return changed }
            aim *= 1.002
        }
        let extreme = contrastRatio(overlay, .black) == best ? SRGB8.black : .white
        return backdrops(tracks.map { $0.map { _ in extreme } })
    }

    /// Whether the backdrop has the required contrast at every page and in every transition between pages.
    private func hasContrast(_ pages: [PageBackdrop], _ progress: ProgressObserver) -> Bool {
        // The colors of the pages are compared first, because a table takes long.
        guard pages.allSatisfy({ $0.stops.allSatisfy { contrastRatio(overlay, $0.color) >= contrast } }) else {
            return false
        }
        let table = BackdropTable(
            pages: pages, wraps: wraps, interpolation: interpolation, easing: easing, samples: 0, tolerance: tolerance,
            progress: progress)
        return (table.worstContrast(of: overlay)?.ratio ?? .infinity) >= contrast
    }

    /// Returns colors that reach a contrast and are all lighter, or all darker, than the overlay: the alternative with
    /// the smaller sum of changes; nil if neither reaches it.
    private func minimalLightnessChange(
        _ sides: [(side: ContrastSide, tracks: [[LightnessSteps]])], _ aim: Double, _ progress: ProgressObserver
    ) -> [[SRGB8]]? {
        var best: (tracks: [[SRGB8]], sum: Double)?
        for (side, tracks) in sides {
            var changed: [[SRGB8]] = []
            var sum = 0.0
            for track in tracks {
                guard let found = minimalLightnessChange(track, side, aim, progress) else { break }
                changed.append(found.colors)
                sum += found.sum
            }
            if changed.count == tracks.count, sum < best?.sum ?? .infinity { best = (changed, sum) }
        }
        return best?.tracks
    }

    private func minimalLightnessChange(
        _ pages: [LightnessSteps], _ side: ContrastSide, _ aim: Double, _ progress: ProgressObserver
    ) -> (colors: [SRGB8], sum: Double)? {
        func isAllowed(_ color: SRGB8) -> Bool { side.allows(color, overlay: overlay, contrast: aim) }
        let levels = pages.compactMap { LightnessLevels($0, isAllowed: isAllowed) }
        guard levels.count == pages.count else { return nil }
        let grid = EasedGrid(easing, parts: TableLayout.gridParts)
        // The point that failed last is tested first, because it is the likeliest to fail again.
        var likely = grid.parts / 2
        let count = TableLayout.transitionCount(pages: pages.count, wraps: wraps)
        let search = MinimalLightnessChange(pages: levels, wraps: wraps) { transition, start, end in
            progress(transition, count)
            let curve = TransitionCurve(start: start, end: end, interpolation: interpolation, easing: easing)
            if curve.isLine { return ShownColors(from: start, to: end).allSatisfy(isAllowed) }
            func isFine(_ point: Int) -> Bool {
                side.allows(SRGB8(curve.color(atEased: grid[point])), overlay: overlay, contrast: aim)
            }
            guard isFine(likely) else { return false }
            guard let failing = grid.fromMiddle.first(where: { !isFine($0) }) else { return true }
            likely = failing
            return false
        }
        guard let answer = search.answer() else { return nil }
        return (zip(levels, answer.levels).map { $0.colors[$1] }, answer.sum)
    }
}

extension ShownColors {
    fileprivate func allSatisfy(_ condition: (SRGB8) -> Bool) -> Bool {
        var isSatisfied = true
        visit { color, _ in isSatisfied = isSatisfied && condition(color) }
        return isSatisfied
    }
}

extension EasedGrid {
    /// The grid points from the middle outward, because the contrast most likely drops far from the ends.
    fileprivate var fromMiddle: some Sequence<Int> {
        (0...parts / 2).lazy.flatMap { (step: Int) -> [Int] in [parts / 2 - step, (parts + 1) / 2 + step] }
    }
}
