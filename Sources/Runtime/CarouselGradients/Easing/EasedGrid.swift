/// The eased progress at evenly spaced points, computed once for all transitions of a carousel.
struct EasedGrid {
    /// The number of intervals between the points, 1 or more.
    let parts: Int
    private let values: [Double]

    init(_ easing: Easing, parts: Int) {
        self.parts = parts
        values = (0...parts).map { easing.progress(at: Double($0) / Double(parts)) }
    }

    /// The eased progress at a point, whose index is 0 … ``parts``.
    subscript(point: Int) -> Double { values[point] }
}
