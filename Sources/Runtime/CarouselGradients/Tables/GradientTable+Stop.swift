public import ColorScience

extension GradientTable {
    /// A color at one point of the transition between two pages.
    ///
    /// ```swift
    /// let middle = GradientTable.Stop(progress: 0.5, color: SRGB8(red: 128, green: 0, blue: 128))
    /// assert(middle.progress == 0.5 && middle.color.hex == "#800080")
    /// ```
    public struct Stop: Sendable, Hashable {
        /// The scroll progress at the stop: 0 on the page where the transition begins, 1 on the next page.
        public let progress: Double
        /// The color at ``progress``.
        public let color: SRGB8

        /// Creates a stop from a progress, 0 … 1, and the color there.
        public init(progress: Double, color: SRGB8) {
            self.progress = progress
            self.color = color
        }
    }
}
