public import ColorScience

extension GradientTable {
    /// A color at a progress value.
    ///
    /// ```swift
    /// let middle = GradientTable.Stop(progress: 0.5, color: SRGB8(red: 128, green: 0, blue: 128))
    /// assert(middle.progress == 0.5 && middle.color.hex == "#800080")
    /// ```
    public struct Stop: Sendable, Hashable {
        /// The distance from the transition's start, 0 … 1.
        public let progress: Double
        /// The color at that height.
        public let color: SRGB8

        /// Creates a stop from its parts.
        public init(progress: Double, color: SRGB8) {
            self.progress = progress
            self.color = color
        }
    }
}
