/// How a picture grows: which ends keep their size, and what becomes of the middle.
///
/// All lengths are pixels.
package struct ResizingEntry: Codable, Sendable, Hashable {
    /// The ends that keep their size.
    package struct CapInsets: Codable, Sendable, Hashable {
        package var top: Double
        package var left: Double
        package var bottom: Double
        package var right: Double

        package init(top: Double, left: Double, bottom: Double, right: Double) {
            (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
        }
    }

    /// `9-part`, `3-part-horizontal` or `3-part-vertical`; absent where the set does not say.
    package var mode: String?
    /// The ends; a side that the set does not name is 0.
    package var capInsets: CapInsets
    /// How the middle is filled: `tile`, `stretch` or `fill`.
    ///
    /// Absent if the set doesn't say.
    package var centerMode: String?
    /// The width of the middle; absent where the set does not say.
    package var centerWidth: Double?
    /// The height of the middle; absent where the set does not say.
    package var centerHeight: Double?

    /// A picture that grows around its ends.
    package init(capInsets: CapInsets) { self.capInsets = capInsets }
}
