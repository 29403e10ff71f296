extension ColorSpace {
    /// The meaning of the three components.
    var axes: [Axis] { definition.axes }

    /// Returns the components without the traces of a powerless hue; nil if the hue matters.
    func achromatic(_ components: Components) -> Components? { definition.achromatic(components) }

    /// The CSS notation of the space's colors.
    var notation: ColorNotation { definition.notation }

    /// All CSS names of the space.
    var cssNames: [String] { definition.aliases + [rawValue] }

    /// Converts components from one space to another: from base to base up to the first common one, then down.
    static func convert(_ components: Components, from source: ColorSpace, to target: ColorSpace) -> Components {
        if target.comes(from: source) { return target.fromAncestor(components, source) }
        let definition = source.definition
        return convert(definition.toBase(components), from: definition.base, to: target)
    }

    /// Whether the space is an ancestor, or is defined by it directly or indirectly.
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
