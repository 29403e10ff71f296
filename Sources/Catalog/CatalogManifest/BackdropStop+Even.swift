package import ColorScience

extension BackdropStop {
    /// Returns the stops of a gradient with evenly spaced colors; the dark color of each stop is computed from its
    /// light color.
    ///
    /// - Parameter colors: at least two colors, from the start of the gradient to its end.
    package static func evenly(_ colors: [SRGB8]) -> [BackdropStop] {
        colors.enumerated().map { index, color in
            BackdropStop(
                location: Double(index) / Double(colors.count - 1), hex: color.hex, dark: DarkAppearance.of(color).hex)
        }
    }
}
