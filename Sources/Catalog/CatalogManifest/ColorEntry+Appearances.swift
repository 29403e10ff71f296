package import ColorScience

extension ColorEntry {
    /// The color of the appearance `light`, or else of `any`; nil if neither has a variant with components.
    package var lightColor: Color? { color("light") ?? color("any") }

    /// The color in dark mode; nil if the entry has no variant for the appearance `dark` with components.
    package var darkColor: Color? { color("dark") }

    /// Returns the color in an appearance, preferably from the variant for all devices and any gamut.
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
