internal import ColorScience

/// All 8-bit colors of the blend between two colors, and the fraction of the blend at which each color begins.
///
/// An 8-bit channel changes where its blended value passes a half, such as 127.5. Between two neighboring fractions at
/// which a channel changes, the color is constant. So the list is complete, which sampling can't guarantee.
struct ShownColors {
    private let start: UInt32
    private let end: UInt32
    private let beginnings: [Double]

    init(from start: SRGB8, to end: SRGB8) {
        self.start = PackedColor.word(start)
        self.end = PackedColor.word(end)
        var beginnings = [0.0]
        for (a, b) in [(start.red, end.red), (start.green, end.green), (start.blue, end.blue)] {
            let steps = Int(a.distance(to: b).magnitude)
            beginnings += (0..<steps).map { (Double($0) + 0.5) / Double(steps) }
        }
        beginnings.sort()
        self.beginnings = beginnings
    }

    /// Calls `body` with each color, and with a fraction of the blend, 0 … 1, at which the color is shown.
    ///
    /// The fraction is where the color begins. If rounding gives the previous color at that fraction, `body` receives
    /// the middle of the color's range instead.
    func visit(_ body: (_ color: SRGB8, _ part: Double) -> Void) {
        for (index, beginning) in beginnings.enumerated() {
            let next = index + 1 < beginnings.count ? beginnings[index + 1] : 1
            guard next > beginning else { continue }
            let middle = (beginning + next) / 2
            let color = PackedColor.blend(start, end, middle)
            body(color, PackedColor.blend(start, end, beginning) == color ? beginning : middle)
        }
        body(PackedColor.color(end), 1)
    }
}
