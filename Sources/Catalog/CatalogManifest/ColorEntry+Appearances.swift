package import ColorScience

extension ColorEntry {
    /// The value for every device and appearance, or nil for a system color or an empty set.
    package var lightColor: Color? { color("any") ?? color("light") }

    /// The value in dark mode, or nil if only the light one exists.
    package var darkColor: Color? { color("dark") }

    /// Returns the value in an appearance, preferably the one for every device and gamut.
    private func color(_ appearance: String) -> Color? {
        let candidates = variants.filter { $0.appearance == appearance && $0.components != nil }
        let best =
            candidates.first { $0.idiom == nil && $0.displayGamut == nil }
            ?? candidates.first { $0.idiom == nil } ?? candidates.first
        guard let variant = best, let components = variant.components,
            let space = variant.colorSpace.flatMap(CatalogColorSpace.init)
        else { return nil }
        return space.color(components)
    }
}
