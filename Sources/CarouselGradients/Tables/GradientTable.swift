public import ColorScience

/// The backdrop of a carousel at every position.
public struct GradientTable: Sendable, Hashable {
    /// The backdrops of the pages, in their order.
    public let pages: [SRGB8]
    /// Whether the last page's neighbour is the first.
    public let wraps: Bool
    /// The transitions, in the order of the page that they start from.
    ///
    /// One to each next page, and from the last to the first where the carousel wraps; none in a carousel of one page.
    public let transitions: [Transition]

    /// Computes the table of a carousel.
    ///
    /// - Parameters:
    ///   - pages: the backdrops of the pages.
    ///   - wraps: whether the last page's neighbour is the first.
    ///   - interpolation: how colours are blended.
    ///   - samples: how many samples a transition has, both ends included; fewer than 2 are taken as 2.
    ///   - tolerance: how far the stops may lie from the true curve, in CIEDE2000.
    public init(
        pages: [SRGB8], wraps: Bool, interpolation: Interpolation, samples: Int = 41, tolerance: Double = 0.5
    ) {
        self.pages = pages
        self.wraps = wraps
        let starts = pages.count < 2 ? 0..<0 : 0..<(wraps ? pages.count : pages.count - 1)
        transitions = starts.map { from in
            let to = (from + 1) % pages.count
            return Transition(
                from: from, to: to, start: pages[from], end: pages[to], interpolation: interpolation,
                samples: max(2, samples), tolerance: tolerance)
        }
    }

    /// The backdrop at a position.
    ///
    /// - Parameter position: pages from the first. In a carousel that wraps any position stands for one on the circle,
    ///   so that backward from the first page lies the last; in another what lies beyond an end is that end. What is not
    ///   a finite number is the first page.
    /// - Returns: black for a carousel without pages.
    public func color(at position: Double) -> SRGB8 {
        guard let pair = PagePair(position: position, count: pages.count, wraps: wraps) else {
            return SRGB8(red: 0, green: 0, blue: 0)
        }
        return transitions.isEmpty ? pages[0] : transitions[pair.from].color(at: pair.progress)
    }

    /// The lowest WCAG 2 contrast of a colour with the backdrop, over all samples, and the first position that has it.
    ///
    /// - Returns: nil for a carousel without pages.
    public func worstContrast(of overlay: SRGB8) -> (position: Double, ratio: Double)? {
        guard let first = pages.first else { return nil }
        var worst = (position: 0.0, ratio: contrastRatio(overlay, first))
        for transition in transitions {
            for (index, sample) in transition.samples.enumerated() {
                let ratio = contrastRatio(overlay, sample)
                guard ratio < worst.ratio else { continue }
                worst = (Double(transition.from) + Double(index) / Double(transition.samples.count - 1), ratio)
            }
        }
        return worst
    }
}

extension Transition {
    fileprivate init(
        from: Int, to: Int, start: SRGB8, end: SRGB8, interpolation: Interpolation, samples: Int, tolerance: Double
    ) {
        if interpolation.space == .srgb {
            // The curve is itself what two stops give.
            self.init(
                from: from, to: to, stops: [Stop(progress: 0, color: start), Stop(progress: 1, color: end)],
                samples: (0..<samples).map { SRGB8(from: start, to: end, step: $0, of: samples - 1) }, maximumError: 0)
            return
        }
        let (a, b) = (Color(start), Color(end))
        func curve(_ progress: Double) -> Color { interpolation.color(from: a, to: b, progress: progress) }
        let (stops, error) = StopSearch(tolerance: tolerance, curve: curve).stops()
        self.init(
            from: from, to: to, stops: stops,
            samples: (0..<samples).map { SRGB8(curve(Double($0) / Double(samples - 1))) }, maximumError: error)
    }
}
