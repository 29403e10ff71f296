/// A point of a unit square, x from the left and y from the top, by the names of SwiftUI.
public struct UnitPoint: Sendable, Hashable {
    /// From the left edge, 0 … 1.
    public let x: Double
    /// From the top edge, 0 … 1.
    public let y: Double

    /// A point by its coordinates.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The middle of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top left corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The bottom right corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// Every named point.
    public static let named: [(name: String, point: UnitPoint)] = [
        ("topLeading", topLeading), ("top", top), ("topTrailing", UnitPoint(x: 1, y: 0)),
        ("leading", UnitPoint(x: 0, y: 0.5)), ("center", UnitPoint(x: 0.5, y: 0.5)),
        ("trailing", UnitPoint(x: 1, y: 0.5)), ("bottomLeading", UnitPoint(x: 0, y: 1)), ("bottom", bottom),
        ("bottomTrailing", bottomTrailing), ("zero", topLeading),
    ]
}
