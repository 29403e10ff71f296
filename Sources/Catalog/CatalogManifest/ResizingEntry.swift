/// How a picture is resized: which ends keep their size, and how the middle is treated.
///
/// All lengths are in pixels.
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

    /// The mode: `9-part`, `3-part-horizontal` or `3-part-vertical`.
    ///
    /// Absent if the set doesn't contain it.
    package var mode: String?
    /// The ends; a side that the set doesn't contain is 0.
    package var capInsets: CapInsets
    /// How the middle is filled: `tile`, `stretch` or `fill`.
    ///
    /// Absent if the set doesn't contain it.
    package var centerMode: String?
    /// The width of the middle; absent if the set doesn't contain it.
    package var centerWidth: Double?
    /// The height of the middle; absent if the set doesn't contain it.
    package var centerHeight: Double?

    /// Creates an entry for a picture that is resized between its ends.
    package init(capInsets: CapInsets) { self.capInsets = capInsets }
}
