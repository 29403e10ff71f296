package import ColorScience

/// The colors between one page and the next.
package struct Transition: Sendable, Hashable {
    package let from: Int
    package let to: Int
    /// The stops, between which the color is blended linearly in gamma-encoded sRGB.
    package let stops: [GradientTable.Stop]
    /// Colors at evenly spaced points of the transition, including both ends; empty if the table has no samples.
    package let samples: [SRGB8]
    /// The `GradientTable.maximumError`, above the table's tolerance only where 8 bits per channel are too coarse.
    package let maximumError: Double

    /// Returns the color at a progress, which is clamped to 0 … 1; black for a transition without stops.
    package func color(at progress: Double) -> SRGB8 {
        guard let first = stops.first, let last = stops.last else { return .black }
        guard progress > 0 else { return first.color }
        guard progress < 1 else { return last.color }
        var index = 1
        while index < stops.count - 1, stops[index].progress < progress { index += 1 }
        let (before, after) = (stops[index - 1], stops[index])
        let part = (progress - before.progress) / (after.progress - before.progress)
        return PackedColor.blend(
            PackedColor.word(before.color), PackedColor.word(after.color), part > 0 ? min(part, 1) : 0)
    }
}

extension GradientTable {
    /// The transitions, in the order of the pages at which they start; each access computes them.
    package var transitions: [Transition] {
        (0..<transitionCount).map { index in
            let (first, end) = (firstStop(index), firstStop(index + 1))
            let stops = (first...end).map { at in
                let word = stopWord(at)
                let progress = at == first ? 0 : Double(PackedColor.hundredths(word)) / Double(TableLayout.gridParts)
                return Stop(progress: progress, color: PackedColor.color(word))
            }
            let samples = samples[index * samplesPerTransition..<(index + 1) * samplesPerTransition]
            return Transition(
                from: index, to: (index + 1) % pageCount, stops: stops, samples: Array(samples),
                maximumError: maximumError(ofTransition: index))
        }
    }
}
