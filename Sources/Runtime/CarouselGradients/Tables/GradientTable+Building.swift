public import ColorScience

/// A function called during a long computation, with the number of finished steps and the total number of steps.
package typealias ProgressObserver = (_ done: Int, _ total: Int) -> Void

extension GradientTable {
    /// Computes the table of a carousel from the colors of its pages.
    ///
    /// - Parameters:
    ///   - samples: the number of evenly spaced colors to store for each transition, both ends included. 1 counts as 2;
    ///     0 or less stores none.
    ///   - tolerance: the maximum CIEDE2000 difference between a color blended from two stops and the exact color.
    ///   - progress: receives the numbers of finished and of all transitions.
    package init(
        pages: [SRGB8], wraps: Bool, interpolation: Interpolation, easing: Easing = .linear, samples: Int = 41,
        tolerance: Double = 0.5, progress: ProgressObserver = { _, _ in }
    ) {
        let sampleCount = samples > 0 ? max(2, samples) : 0
        let stopGrid = EasedGrid(easing, parts: TableLayout.gridParts)
        let sampleGrid = sampleCount > 0 ? EasedGrid(easing, parts: sampleCount - 1) : nil
        var stops: [[UInt32]] = []
        var errors: [Double] = []
        var all: [SRGB8] = []
        let count = TableLayout.transitionCount(pages: pages.count, wraps: wraps)
        for from in 0..<count {
            progress(from, count)
            let curve = TransitionCurve(
                start: pages[from], end: pages[(from + 1) % pages.count], interpolation: interpolation, easing: easing)
            let found = curve.stops(tolerance: tolerance, grid: stopGrid)
            stops.append(
                [PackedColor.word(pages[from])]
                    + found.stops.dropFirst().dropLast().map { PackedColor.word($0.color, hundredths: $0.gridPoint) })
            errors.append(found.maximumError)
            if let sampleGrid { all += curve.samples(sampleGrid) }
        }
        if let end = wraps || pages.count == 1 ? pages.first : pages.last { stops.append([PackedColor.word(end)]) }
        self.init(
            words: TableLayout.words(pages: pages.count, wraps: wraps, stops: stops, errors: errors), samples: all,
            samplesPerTransition: sampleCount)
    }

    /// Creates a table from stops that were computed earlier, such as those of a manifest.
    ///
    /// The table has no samples. The maximum error of each transition is stored as 0, because it is unknown.
    ///
    /// - Parameters:
    ///   - pages: the backdrop color of each page, in order.
    ///   - wraps: whether the first page follows the last page.
    ///   - stops: one list of stops for each transition, in the order of the pages at which the transitions start. The
    ///     progress of each stop is a multiple of 0.01.
    /// - Throws: ``TableFormatError/inconsistentCounts`` if the number of lists isn't the number of transitions.
    ///   ``TableFormatError/inconsistentStops(transition:)`` if a list doesn't ascend from 0 to 1 in multiples of 0.01,
    ///   or doesn't begin and end with the colors of its two pages.
    public init(pages: [SRGB8], wraps: Bool, stops: [[Stop]]) throws(TableFormatError) {
        let count = TableLayout.transitionCount(pages: pages.count, wraps: wraps)
        guard stops.count == count else { throw .inconsistentCounts }
        var lists: [[UInt32]] = []
        for (index, list) in stops.enumerated() {
            guard list.count >= 2, list[0] == Stop(progress: 0, color: pages[index]),
                list[list.count - 1] == Stop(progress: 1, color: pages[(index + 1) % pages.count])
            else { throw .inconsistentStops(transition: index) }
            var words: [UInt32] = []
            var last = -1.0
            for stop in list.dropLast() {
                let hundredths = (stop.progress * Double(TableLayout.gridParts)).rounded()
                guard stop.progress < 1, hundredths > last, hundredths < Double(TableLayout.gridParts),
                    hundredths / Double(TableLayout.gridParts) == stop.progress
                else { throw .inconsistentStops(transition: index) }
                words.append(
                    words.isEmpty
                        ? PackedColor.word(stop.color) : PackedColor.word(stop.color, hundredths: Int(hundredths)))
                last = hundredths
            }
            lists.append(words)
        }
        if let end = wraps || pages.count == 1 ? pages.first : pages.last { lists.append([PackedColor.word(end)]) }
        self.init(
            words: TableLayout.words(
                pages: pages.count, wraps: wraps, stops: lists, errors: [Double](repeating: 0, count: count)),
            samples: [], samplesPerTransition: 0)
    }
}
