extension ColorSpace {
    var axes: [Axis] { definition.axes }

    var notation: ColorNotation { definition.notation }

    /// All CSS names of the space, aliases first.
    var cssNames: [String] { definition.aliases + [rawValue] }

    /// Converts components between spaces.
    ///
    /// Every space is defined by a base space, such as `oklab` for `oklch`. The conversion goes from base to base until
    /// a space is reached that `target` is also based on. Then it goes down to `target`.
    static func convert(_ components: Components, from source: ColorSpace, to target: ColorSpace) -> Components {
        if target.comes(from: source) { return target.fromAncestor(components, source) }
        let definition = source.definition
        return convert(definition.toBase(components), from: definition.base, to: target)
    }

    /// Whether another space is this space, the base of this space, or a base of that base.
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
