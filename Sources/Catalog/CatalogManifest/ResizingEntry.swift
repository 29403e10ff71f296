/// How a picture grows: which ends keep their size, and what becomes of the middle.
///
/// All lengths are pixels.
public struct ResizingEntry: Codable, Sendable, Hashable {
    /// The ends that keep their size.
    public struct CapInsets: Codable, Sendable, Hashable {
        /// From the top.
        public var top: Double
        /// From the left.
        public var left: Double
        /// From the bottom.
        public var bottom: Double
        /// From the right.
        public var right: Double

        /// Insets from the four sides.
        public init(top: Double, left: Double, bottom: Double, right: Double) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }

    /// `9-part`, `3-part-horizontal` or `3-part-vertical`; absent where the set does not say.
    public var mode: String?
    /// The ends; a side that the set does not name is 0.
    public var capInsets: CapInsets
    /// What becomes of the middle: `tile`, `stretch` or `fill`; absent where the set does not say.
    public var centerMode: String?
    /// The width of the middle; absent where the set does not say.
    public var centerWidth: Double?
    /// The height of the middle; absent where the set does not say.
    public var centerHeight: Double?

    /// A picture that grows around its ends.
    public init(capInsets: CapInsets) { self.capInsets = capInsets }
}
