internal import ColorScience
internal import Diagnostics

package enum ColorSetReader {
    /// Returns the color set in a `.colorset` folder; nil if it has too many mistakes.
    static func read(
        _ name: String, _ contents: SetContents, _ files: SetFiles, scope: inout ContentsScope
    ) -> ColorSet? {
        var variants: [ColorVariant] = []
        for entry in contents.entries where !scope.isFull {
            // An entry without a color is an empty slot, which is not a mistake.
            guard let color = entry.color, let value = value(of: color, scope: &scope) else { continue }
            variants.append(ColorVariant(entry: entry, value: value))
        }
        if scope.isFull { return nil }
        var set = ColorSet(
            name: name, path: files.folder, variants: variants, files: files.listing.files, contents: contents)
        set.unnamedFiles = files.unnamed
        files.reportUnassigned(contents, scope: &scope)
        return set
    }

    /// Returns the value of a color; nil, with a finding, if the color can't be used.
    private static func value(of color: EntryColor, scope: inout ContentsScope) -> ColorVariant.Value? {
        if let reference = color.reference {
            return .reference(platform: color.platform ?? "universal", name: reference)
        }
        let name = color.colorSpace ?? CatalogColorSpace.srgb.rawValue
        // A value in `unknown` wasn't understood, and a finding about it has been reported.
        guard color.unknown["color-space"] == nil, color.unknown["components"] == nil, color.unknown["reference"] == nil
        else { return nil }
        guard let space = CatalogColorSpace(rawValue: name) else {
            let hint = NearestWord.hint(for: name, among: CatalogColorSpace.allCases.map(\.rawValue))
            scope.report(
                .error, .malformedColor, at: color.colorSpacePlace,
                "unknown color space \"\(name)\" in \(scope.owner)\(hint)")
            return nil
        }
        guard let components = color.components else {
            scope.report(
                .error, .malformedColor, at: color.place,
                "\(scope.owner) has a color without components. Choose the color again in Xcode.")
            return nil
        }
        return values(of: components, in: space, scope: &scope).map { .components(space, $0) }
    }

    private static func values(
        of components: EntryColor.Components, in space: CatalogColorSpace, scope: inout ContentsScope
    ) -> [Double]? {
        var values: [Double] = []
        for name in space.componentNames + ["alpha"] {
            let isAlpha = name == "alpha"
            guard components.unknown[name] == nil else { return nil }
            guard let component = components[name] else {
                if isAlpha {
                    values.append(1)
                    continue
                }
                scope.report(
                    .error, .malformedColor, at: components.place,
                    "\(scope.owner) has no component \"\(name)\", which the color space \(space.rawValue) needs. Add it."
                )
                return nil
            }
            guard let value = component.value(isAlpha: isAlpha) else { return nil }
            if !(0...1).contains(value) && (isAlpha || !space.isExtended) {
                scope.report(
                    .warning, .malformedColor, at: component.place,
                    "component \"\(name)\" of \(scope.owner) is outside 0 … 1 in \(space.rawValue) and is clamped.")
                values.append(min(max(value, 0), 1))
            } else {
                values.append(value)
            }
        }
        return values
    }
}
