/// A table of the eased progress at evenly spaced progress values, computed once for all transitions of a carousel.
struct EasedGrid {
    /// The number of equal intervals between the points of the table, 1 or more.
    let parts: Int
    private let values: [Double]

    init(_ easing: Easing, parts: Int) {
        self.parts = parts
        values = (0...parts).map { easing.progress(at: Double($0) / Double(parts)) }
    }

    /// The eased progress at the point with an index of 0 … ``parts``.
    subscript(point: Int) -> Double { values[point] }
}
