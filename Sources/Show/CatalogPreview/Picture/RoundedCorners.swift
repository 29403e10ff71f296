/// A rectangle with rounded corners, drawn with smooth edges.
struct RoundedCorners {
    private let width: Int
    private let height: Int
    private let radius: Int

    init(width: Int, height: Int, radius: Int) {
        self.width = width
        self.height = height
        self.radius = max(0, min(radius, width / 2, height / 2))
    }

    /// Returns how much of a pixel is covered, 0 … 255, by the distance of its center from the arc.
    func coverage(_ column: Int, _ row: Int) -> Int {
        // A pixel outside of the squares around the corners is fully covered.
        let across = max(radius - column, column - (width - 1 - radius))
        let down = max(radius - row, row - (height - 1 - radius))
        guard across > 0, down > 0 else { return 255 }
        let (x, y) = (Double(across) - 0.5, Double(down) - 0.5)
        let distance = (x * x + y * y).squareRoot() - Double(radius)
        return Int((min(max(0.5 - distance, 0), 1) * 255).rounded())
    }
}
