/// The way in which a picture is resized: which edges keep their size, and how the middle part between them is filled.
///
/// All lengths are in pixels.
package struct ResizingEntry: Codable, Sendable, Hashable {
    /// The widths of the edges that keep their size; 0 for an edge that the set doesn't specify.
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
    package var mode: String?
    package var capInsets: CapInsets
    /// The way in which the middle part is filled: `tile`, `stretch` or `fill`.
    package var centerMode: String?
    package var centerWidth: Double?
    package var centerHeight: Double?

    package init(capInsets: CapInsets) { self.capInsets = capInsets }
}
