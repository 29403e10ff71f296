extension ColorSpace {
    /// What the space is made of.
    private var definition: any ColorSpaceDefinition.Type {
        switch self {
        case .srgb: SRGB.self
        case .srgbLinear: SRGBLinear.self
        case .displayP3: DisplayP3.self
        case .displayP3Linear: DisplayP3Linear.self
        case .xyzD65: XYZD65.self
        case .xyzD50: XYZD50.self
        case .lab: Lab.self
        case .lch: LCH.self
        case .oklab: Oklab.self
        case .oklch: OKLCH.self
        case .hsl: HSL.self
        case .hwb: HWB.self
        }
    }

    /// What the three components stand for.
    var axes: [Axis] { definition.axes }

    /// The components with the traces of a hue removed, or nil where the hue has power over the colour.
    func achromatic(_ components: Components) -> Components? { definition.achromatic(components) }

    /// How many bases lie between the space and XYZ D65.
    private var depth: Int {
        switch self {
        case .xyzD65: 0
        case .srgbLinear, .displayP3Linear, .xyzD50, .oklab: 1
        case .srgb, .displayP3, .lab, .oklch: 2
        case .lch, .hsl, .hwb: 3
        }
    }

    /// Takes components from one space to another: up from base to base to the first that both have, then down.
    static func convert(_ components: Components, from source: ColorSpace, to target: ColorSpace) -> Components {
        if source == target { return components }
        if source.depth >= target.depth {
            return convert(source.toBase(components), from: source.base, to: target)
        }
        return target.fromBase(convert(components, from: source, to: target.base))
    }

    /// The space that this one is defined by.
    private var base: ColorSpace {
        switch self {
        case .srgb: SRGB.base
        case .srgbLinear: SRGBLinear.base
        case .displayP3: DisplayP3.base
        case .displayP3Linear: DisplayP3Linear.base
        case .xyzD65: XYZD65.base
        case .xyzD50: XYZD50.base
        case .lab: Lab.base
        case .lch: LCH.base
        case .oklab: Oklab.base
        case .oklch: OKLCH.base
        case .hsl: HSL.base
        case .hwb: HWB.base
        }
    }

    /// Components of this space in its base; a choice of functions that are known, for this is called a million times.
    private func toBase(_ components: Components) -> Components {
        switch self {
        case .srgb: SRGB.toBase(components)
        case .srgbLinear: SRGBLinear.toBase(components)
        case .displayP3: DisplayP3.toBase(components)
        case .displayP3Linear: DisplayP3Linear.toBase(components)
        case .xyzD65: XYZD65.toBase(components)
        case .xyzD50: XYZD50.toBase(components)
        case .lab: Lab.toBase(components)
        case .lch: LCH.toBase(components)
        case .oklab: Oklab.toBase(components)
        case .oklch: OKLCH.toBase(components)
        case .hsl: HSL.toBase(components)
        case .hwb: HWB.toBase(components)
        }
    }

    /// Components of the base in this space.
    private func fromBase(_ components: Components) -> Components {
        switch self {
        case .srgb: SRGB.fromBase(components)
        case .srgbLinear: SRGBLinear.fromBase(components)
        case .displayP3: DisplayP3.fromBase(components)
        case .displayP3Linear: DisplayP3Linear.fromBase(components)
        case .xyzD65: XYZD65.fromBase(components)
        case .xyzD50: XYZD50.fromBase(components)
        case .lab: Lab.fromBase(components)
        case .lch: LCH.fromBase(components)
        case .oklab: Oklab.fromBase(components)
        case .oklch: OKLCH.fromBase(components)
        case .hsl: HSL.fromBase(components)
        case .hwb: HWB.fromBase(components)
        }
    }
}
