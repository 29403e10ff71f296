package import ColorScience

extension ColorEntry {
    /// The value for every device and appearance; nil for a color of the system and for an empty set.
    package var lightColor: Color? { color("any") ?? color("light") }

    /// The value in the dark appearance; nil where there is no other one than the light.
    package var darkColor: Color? { color("dark") }

    /// The value in an appearance: for every device and gamut where there is such a one.
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
