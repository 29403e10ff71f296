/// A color in any ``ColorSpace``, with alpha.
package struct Color: Sendable, Hashable {
    package let space: ColorSpace
    /// The three components in the units and order of ``ColorSpace``; a missing one (`none` in CSS) is 0.
    package let components: Components
    /// The opacity, 0 … 1; 0 for the alpha `none` of CSS.
    package let alpha: Double
    package let missing: MissingComponents

    package init(
        _ space: ColorSpace, _ first: Double, _ second: Double, _ third: Double, alpha: Double = 1,
        missing: MissingComponents = []
    ) {
        self.init(space, Components(first, second, third), alpha: alpha, missing: missing)
    }

    /// Creates a color from its components; the components in `missing` become 0.
    package init(_ space: ColorSpace, _ components: Components, alpha: Double = 1, missing: MissingComponents = []) {
        self.space = space
        self.components = missing.zeroed(components)
        self.alpha = missing.contains(.alpha) ? 0 : alpha
        self.missing = missing
    }

    package init(_ color: SRGB8) { self.init(.srgb, color.unitComponents) }

    package init(_ color: Oklab) { self.init(.oklab, color.components) }

    /// Returns the color converted to another space; the result may be outside that space's gamut.
    ///
    /// The conversion follows CSS Color 4, section 11. A missing component counts as 0, but a missing alpha stays
    /// missing. The hue of a gray has no meaning (CSS calls the hue "powerless"), so it becomes missing.
    package func converted(to other: ColorSpace) -> Color {
        if other == space { return self }
        let source = withPowerlessHueMissing
        let components = ColorSpace.convert(source.components, from: space, to: other)
        return Color(other, components, alpha: alpha, missing: missing.intersection(.alpha)).withPowerlessHueMissing
    }

    /// The color, with the hue marked as missing if the color is a gray (CSS Color 4, section 4.4.1).
    var withPowerlessHueMissing: Color {
        guard let hue = space.hueIndex, let grey = space.definition.achromatic(components) else { return self }
        return Color(space, grey, alpha: alpha, missing: missing.union(.component(hue)))
    }

    /// The sRGB value as `#RRGGBB`, or `#RRGGBBAA` if the color isn't opaque.
    package var hex: String { SRGB8(self).hex(alpha: SRGB8.byte(alpha)) }
}

extension SRGB8 {
    /// Creates the opaque 8-bit color nearest to a color, which is first mapped into the sRGB gamut as in CSS Color 4.
    package init(_ color: Color) { self.init(encoded: Gamut.srgb.components(of: color)) }

    package init(_ color: Oklab) { self.init(Color(color)) }
}
