package import ColorScience

extension Interpolation {
    /// Returns `steps` colors, 2 or more, at evenly spaced points of the path through a list of colors.
    package func samples(of colors: [Color], steps: Int, easing: Easing = .linear) -> [Color] {
        let segments = zip(colors, colors.dropFirst()).map { Segment(from: $0, to: $1, by: self) }
        return (0..<steps).map { step in
            // Dividing as late as possible keeps the ends of each segment exact.
            let scaled = step * segments.count
            let part = min(scaled / (steps - 1), segments.count - 1)
            let progress = Double(scaled - part * (steps - 1)) / Double(steps - 1)
            return segments[part].color(at: easing.progress(at: progress))
        }
    }
}
