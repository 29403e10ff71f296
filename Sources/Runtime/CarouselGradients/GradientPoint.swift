/// A point in the area that a gradient fills, in fractions of the width and height from the top left corner.
///
/// The constants have the same names as those of SwiftUI's `UnitPoint`. Leading is always the left edge (x = 0) and
/// trailing the right edge (x = 1), whatever the layout direction.
///
/// ```swift
/// let start = GradientPoint.topLeading
/// assert(start.x == 0 && start.y == 0 && start == .zero)
/// assert(GradientPoint(x: 0.5, y: 1) == .bottom)
/// ```
public struct GradientPoint: Sendable, Hashable {
    /// The distance from the left edge as a fraction of the width, 0 … 1.
    public let x: Double
    /// The distance from the top edge as a fraction of the height, 0 … 1.
    public let y: Double

    /// Creates a point from its distances from the left and top edges, as fractions of the width and height.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The top left corner, whatever the layout direction.
    public static let topLeading = GradientPoint(x: 0, y: 0)
    /// The middle of the top edge.
    public static let top = GradientPoint(x: 0.5, y: 0)
    /// The top right corner, whatever the layout direction.
    public static let topTrailing = GradientPoint(x: 1, y: 0)
    /// The middle of the left edge, whatever the layout direction.
    public static let leading = GradientPoint(x: 0, y: 0.5)
    /// The center of the area that the gradient fills.
    public static let center = GradientPoint(x: 0.5, y: 0.5)
    /// The middle of the right edge, whatever the layout direction.
    public static let trailing = GradientPoint(x: 1, y: 0.5)
    /// The bottom left corner, whatever the layout direction.
    public static let bottomLeading = GradientPoint(x: 0, y: 1)
    /// The middle of the bottom edge.
    public static let bottom = GradientPoint(x: 0.5, y: 1)
    /// The bottom right corner, whatever the layout direction.
    public static let bottomTrailing = GradientPoint(x: 1, y: 1)
    /// The top left corner, the same point as ``topLeading``.
    public static let zero = GradientPoint(x: 0, y: 0)

    package static let named: [(name: String, point: GradientPoint)] = [
        ("topLeading", topLeading), ("top", top), ("topTrailing", topTrailing), ("leading", leading),
        ("center", center), ("trailing", trailing), ("bottomLeading", bottomLeading), ("bottom", bottom),
        ("bottomTrailing", bottomTrailing), ("zero", zero),
    ]

    /// Creates the point with a name from SwiftUI, such as `topLeading`; nil for any other name.
    package init?(named name: String) {
        guard let found = Self.named.first(where: { $0.name == name }) else { return nil }
        self = found.point
    }
}
