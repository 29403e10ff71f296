extension ColorSpace {
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
        if target.comes(from: source) { return target.fromAncestor(components, source) }
        let definition = source.definition
        return convert(definition.toBase(components), from: definition.base, to: target)
    }

    /// Whether the space is another one, or defined by it, at once or by way of others.
    private func comes(from ancestor: ColorSpace) -> Bool {
        if self == ancestor { return true }
        let base = definition.base
        return base != self && base.comes(from: ancestor)
    }

    private func fromAncestor(_ components: Components, _ ancestor: ColorSpace) -> Components {
        if self == ancestor { return components }
        let definition = definition
        return definition.fromBase(definition.base.fromAncestor(components, ancestor))
    }
}
