/// The missing components of a color: `none` in CSS (CSS Color 4, section 4.4).
///
/// A missing component counts as 0. In an interpolation, it takes the value of the other color instead.
package struct MissingComponents: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let first = MissingComponents(rawValue: 1)
    package static let second = MissingComponents(rawValue: 2)
    package static let third = MissingComponents(rawValue: 4)
    package static let alpha = MissingComponents(rawValue: 8)

    /// Returns the set with only the component at an index of 0 … 2, or with only alpha for index 3.
    package static func component(_ index: Int) -> MissingComponents { MissingComponents(rawValue: 1 << UInt8(index)) }

    /// The set of the three color components, without alpha.
    static let colors: MissingComponents = [.first, .second, .third]

    func zeroed(_ components: Components) -> Components {
        if isDisjoint(with: .colors) { return components }
        return filled(components, from: Components(repeating: 0))
    }

    /// Returns the components of a color, with the missing components replaced by those of another color.
    func filled(_ components: Components, from other: Components) -> Components {
        var result = components
        for index in 0..<3 where contains(.component(index)) { result[index] = other[index] }
        return result
    }

    /// Returns the components that are missing after a conversion for interpolation (CSS Color 4, section 12.2).
    ///
    /// If a component is missing, the analogous component of the target is missing too. For example, the hues of `lch`
    /// and `oklch` are analogous. If all source components that have no analogous component are missing, the remaining
    /// components of the target are missing too.
    func carried(from source: ColorSpace, to target: ColorSpace) -> MissingComponents {
        if source == target || isEmpty { return self }
        var result = intersection(.alpha)
        var restOfSource: MissingComponents = []
        var restOfTarget = MissingComponents.colors
        for (index, axis) in source.axes.enumerated() {
            let component = MissingComponents.component(index)
            if let analogous = target.axes.firstIndex(of: axis).map(MissingComponents.component) {
                restOfTarget.subtract(analogous)
                if contains(component) { result.formUnion(analogous) }
            } else {
                restOfSource.formUnion(component)
            }
        }
        if !restOfSource.isEmpty, isSuperset(of: restOfSource) { result.formUnion(restOfTarget) }
        return result
    }
}
