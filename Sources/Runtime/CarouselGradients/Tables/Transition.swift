package import ColorScience

/// The colors between one page and the next.
package struct Transition: Sendable, Hashable {
    package let from: Int
    package let to: Int
    /// The stops, between which the color is blended linearly in gamma-encoded sRGB.
    package let stops: [GradientTable.Stop]
    /// Colors at evenly spaced points of the transition, including both ends; empty if the table has no samples.
    package let samples: [SRGB8]
    /// The largest ``GradientTable/maximumError`` at every hundredth of the transition.
    ///
    /// It exceeds the tolerance of the table only where 8 bits per channel are too coarse.
    package let maximumError: Double

    package init(from: Int, to: Int, stops: [GradientTable.Stop], samples: [SRGB8], maximumError: Double) {
        self.from = from
        self.to = to
        self.stops = stops
        self.samples = samples
        self.maximumError = maximumError
    }

    /// Returns the color at a progress, which is clamped to 0 … 1; black for a transition without stops.
    package func color(at progress: Double) -> SRGB8 {
        guard let first = stops.first, let last = stops.last else { return SRGB8(red: 0, green: 0, blue: 0) }
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
