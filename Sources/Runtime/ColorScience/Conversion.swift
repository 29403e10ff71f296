extension ColorSpace {
    /// What the space is made of.
    var definition: any ColorSpaceDefinition.Type {
        switch self {
        case .srgb: SRGB.self
        case .srgbLinear: SRGBLinear.self
        case .oklab: Oklab.self
        case .oklch: OKLCH.self
        case .displayP3: DisplayP3.self
        case .displayP3Linear: DisplayP3Linear.self
        case .lab: Lab.self
        case .lch: LCH.self
        case .hsl: HSL.self
        case .hwb: HWB.self
        case .xyzD65: XYZD65.self
        case .xyzD50: XYZD50.self
        }
    }

    /// What the three components represent.
    var axes: [Axis] { definition.axes }

    /// The components with the traces of a hue removed, or nil where the hue has power over the color.
    func achromatic(_ components: Components) -> Components? { definition.achromatic(components) }

    /// How the colors of the space are written in CSS.
    var notation: ColorNotation { definition.notation }

    /// All names of the space in CSS.
    var cssNames: [String] { definition.aliases + [rawValue] }

    /// Takes components from one space to another: up from base to base to the first that both have, then down.
    static func convert(_ components: Components, from source: ColorSpace, to target: ColorSpace) -> Components {
        var (components, space) = (components, source)
        while let step = space.step(to: target) {
            components = step == space.base ? space.toBase(components) : step.fromBase(components)
            space = step
        }
        return components
    }

    /// The next space on the way to another one; nil where that is reached.
    private func step(to target: ColorSpace) -> ColorSpace? {
        if self == target { return nil }
        var next = target
        while next.base != next {
            // The target comes from here, by way of this one.
            if next.base == self { return next }
            next = next.base
        }
        return base
    }

    /// The space that this one is defined by; like the two below a choice of what is known, for it is made a million
    /// times.
    private var base: ColorSpace {
        switch self {
        case .srgb: SRGB.base
        case .srgbLinear: SRGBLinear.base
        case .oklab: Oklab.base
        case .oklch: OKLCH.base
        case .displayP3: DisplayP3.base
        case .displayP3Linear: DisplayP3Linear.base
        case .lab: Lab.base
        case .lch: LCH.base
        case .hsl: HSL.base
        case .hwb: HWB.base
        case .xyzD65: XYZD65.base
        case .xyzD50: XYZD50.base
        }
    }

    /// Components of this space in its base.
    private func toBase(_ components: Components) -> Components {
        switch self {
        case .srgb: SRGB.toBase(components)
        case .srgbLinear: SRGBLinear.toBase(components)
        case .oklab: Oklab.toBase(components)
        case .oklch: OKLCH.toBase(components)
        case .displayP3: DisplayP3.toBase(components)
        case .displayP3Linear: DisplayP3Linear.toBase(components)
        case .lab: Lab.toBase(components)
        case .lch: LCH.toBase(components)
        case .hsl: HSL.toBase(components)
        case .hwb: HWB.toBase(components)
        case .xyzD65: XYZD65.toBase(components)
        case .xyzD50: XYZD50.toBase(components)
        }
    }

    /// Components of the base in this space.
    private func fromBase(_ components: Components) -> Components {
        switch self {
        case .srgb: SRGB.fromBase(components)
        case .srgbLinear: SRGBLinear.fromBase(components)
        case .oklab: Oklab.fromBase(components)
        case .oklch: OKLCH.fromBase(components)
        case .displayP3: DisplayP3.fromBase(components)
        case .displayP3Linear: DisplayP3Linear.fromBase(components)
        case .lab: Lab.fromBase(components)
        case .lch: LCH.fromBase(components)
        case .hsl: HSL.fromBase(components)
        case .hwb: HWB.fromBase(components)
        case .xyzD65: XYZD65.fromBase(components)
        case .xyzD50: XYZD50.fromBase(components)
        }
    }
}
