package import ColorScience

extension BackdropStop {
    /// Colors evenly spaced from top to bottom, two or more, with their dark forms.
    package static func evenly(_ colors: [SRGB8]) -> [BackdropStop] {
        colors.enumerated().map { index, color in
            BackdropStop(
                location: Double(index) / Double(colors.count - 1), hex: color.hex, dark: DarkAppearance.of(color).hex)
        }
    }
}
