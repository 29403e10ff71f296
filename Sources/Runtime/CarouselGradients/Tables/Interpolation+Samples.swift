package import ColorScience

extension Interpolation {
    /// Returns colors at evenly spaced places along a list of colors, both ends included.
    ///
    /// - Parameters:
    ///   - colors: two or more.
    ///   - steps: how many are wanted, at least 2.
    ///   - easing: how the progress between two colors becomes that of the blend.
    package func samples(of colors: [Color], steps: Int, easing: Easing = .linear) -> [Color] {
        let segments = zip(colors, colors.dropFirst()).map { Segment(from: $0, to: $1, by: self) }
        return (0..<steps).map { step in
            // Whole numbers as long as possible: the ends of each part are then exact.
            let scaled = step * segments.count
            let part = min(scaled / (steps - 1), segments.count - 1)
            let progress = Double(scaled - part * (steps - 1)) / Double(steps - 1)
            return segments[part].color(at: easing.progress(at: progress))
        }
    }
}
