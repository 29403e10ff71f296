/// A color in one of the spaces, with alpha.
package struct Color: Sendable, Hashable {
    package let space: ColorSpace
    /// The components in the order of the space's name: red, green, blue; lightness, a, b; lightness, chroma, hue.
    ///
    /// In the units of ``ColorSpace``; 0 for a component that is missing.
    package let components: Components
    /// The opacity, 0 … 1; 0 where it is missing.
    package let alpha: Double
    package let missing: MissingComponents

    package init(
        _ space: ColorSpace, _ first: Double, _ second: Double, _ third: Double, alpha: Double = 1,
        missing: MissingComponents = []
    ) {
        self.init(space, Components(first, second, third), alpha: alpha, missing: missing)
    }

    /// A color by its components; what is given for a missing one is set to 0.
    package init(_ space: ColorSpace, _ components: Components, alpha: Double = 1, missing: MissingComponents = []) {
        self.space = space
        self.components = missing.zeroed(components)
        self.alpha = missing.contains(.alpha) ? 0 : alpha
        self.missing = missing
    }

    /// An opaque color of 8 bits a channel.
    package init(_ color: SRGB8) { self.init(.srgb, color.unitComponents) }

    /// An opaque color of Oklab.
    package init(_ color: Oklab) { self.init(.oklab, color.components) }

    /// The same color in another space; it may lie outside the space's gamut.
    ///
    /// As CSS Color 4, section 11, has it: what is missing counts as 0, and a hue that has no power over the result
    /// (that of a gray) comes out missing. A missing alpha stays missing.
    package func converted(to other: ColorSpace) -> Color {
        if other == space { return self }
        let source = withPowerlessHueMissing
        let components = ColorSpace.convert(source.components, from: space, to: other)
        return Color(other, components, alpha: alpha, missing: missing.intersection(.alpha)).withPowerlessHueMissing
    }

    /// The color with its hue missing where that has no power over it (CSS Color 4, section 4.4.1).
    var withPowerlessHueMissing: Color {
        guard let hue = space.hueIndex, let grey = space.achromatic(components) else { return self }
        return Color(space, grey, alpha: alpha, missing: missing.union(.component(hue)))
    }
}

extension SRGB8 {
    /// The nearest 8-bit color, brought into the sRGB gamut as CSS Color 4 does it; alpha is left out.
    package init(_ color: Color) { self.init(encoded: Gamut.srgb.components(of: color)) }

    /// The nearest 8-bit color, brought into the sRGB gamut as CSS Color 4 does it.
    package init(_ color: Oklab) { self.init(Color(color)) }
}

extension Color {
    /// The sRGB value as `#RRGGBB`, or `#RRGGBBAA` where the color is not opaque.
    package var hex: String { SRGB8(self).hex(alpha: SRGB8.byte(alpha)) }
}
