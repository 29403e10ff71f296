extension ColorSpace {
    /// The meaning of the three components.
    var axes: [Axis] { definition.axes }

    /// Returns the components of a gray without the rounding errors in its hue and chroma; nil for a color with a hue.
    func achromatic(_ components: Components) -> Components? { definition.achromatic(components) }

    /// The CSS notation of the space's colors.
    var notation: ColorNotation { definition.notation }

    /// All CSS names of the space, aliases first.
    var cssNames: [String] { definition.aliases + [rawValue] }

    /// Converts components between spaces: up through the base spaces to the first common one, then down.
    static func convert(_ components: Components, from source: ColorSpace, to target: ColorSpace) -> Components {
        if target.comes(from: source) { return target.fromAncestor(components, source) }
        let definition = source.definition
        return convert(definition.toBase(components), from: definition.base, to: target)
    }

    /// Whether another space is this space, its base, or a base of its base.
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
