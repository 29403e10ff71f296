package import ColorScience

extension BackdropStop {
    /// Creates the stops of a vertical gradient, evenly spaced from top to bottom, with their dark variants.
    ///
    /// `colors` must have at least two elements.
    package static func evenly(_ colors: [SRGB8]) -> [BackdropStop] {
        colors.enumerated().map { index, color in
            BackdropStop(
                location: Double(index) / Double(colors.count - 1), hex: color.hex, dark: DarkAppearance.of(color).hex)
        }
    }
}
