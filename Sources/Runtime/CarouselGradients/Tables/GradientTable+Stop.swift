public import ColorScience

extension GradientTable {
    /// A color at a progress.
    public struct Stop: Sendable, Hashable {
        /// How far from the transition's start, 0 … 1.
        public let progress: Double
        /// The color there.
        public let color: SRGB8

        /// A stop by its parts.
        public init(progress: Double, color: SRGB8) {
            self.progress = progress
            self.color = color
        }
    }
}
