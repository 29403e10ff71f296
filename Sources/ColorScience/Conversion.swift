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
            let definition = source.definition
            return convert(definition.toBase(components), from: definition.base, to: target)
        }
        let definition = target.definition
        return definition.fromBase(convert(components, from: source, to: definition.base))
    }
}
