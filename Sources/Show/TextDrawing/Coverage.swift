/// How much of each pixel something covers, and where it lies from a point.
public struct Coverage: Sendable, Hashable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The first column, from the point.
    public let left: Int
    /// The first row, from the point; negative above it.
    public let top: Int
    /// 0 … 255, row by row from the top.
    public let values: [UInt8]
}
