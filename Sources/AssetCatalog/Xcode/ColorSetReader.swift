internal import Diagnostics
internal import OrderedJSON

/// Reads a `.colorset` folder.
enum ColorSetReader {
    static func read(name: String, path: String, diagnostics: inout [Diagnostic]) -> ColorSet? {
        guard let contents = ContentsFile.read(in: path, isRequired: true, diagnostics: &diagnostics) else {
            return nil
        }
        var set = ColorSet(name: name, path: path, variants: [])
        for entry in contents.entries("colors", diagnostics: &diagnostics) {
            // An entry without a colour is a slot that nobody has filled yet: normal.
            guard let color = entry["color"] else { continue }
            let slot = contents.slot(of: entry, diagnostics: &diagnostics)
            if let value = value(of: color, in: contents, name: name, diagnostics: &diagnostics) {
                set.variants.append(ColorVariant(slot: slot, value: value))
            }
        }
        return set
    }

    private static func value(
        of color: JSONNode, in contents: ContentsFile, name: String, diagnostics: inout [Diagnostic]
    ) -> ColorVariant.Value? {
        if let reference = color["reference"]?.string {
            return .reference(platform: color["platform"]?.string ?? "universal", name: reference)
        }
        let space: CatalogColorSpace
        if let named = color["color-space"] {
            let word = named.string ?? ""
            guard let known = CatalogColorSpace(rawValue: word) else {
                let hint = NearestWord.hint(for: word, among: CatalogColorSpace.allCases.map(\.rawValue))
                diagnostics.append(
                    contents.finding(
                        .error, .malformedColor, at: named,
                        "unknown color space \"\(word)\" in color set \"\(name)\"\(hint)"))
                return nil
            }
            space = known
        } else {
            space = .srgb
        }
        guard let components = color["components"], components.members != nil else {
            diagnostics.append(
                contents.finding(
                    .error, .malformedColor, at: color["components"] ?? color,
                    "color set \"\(name)\" has a color without components."))
            return nil
        }
        var values: [Double] = []
        for component in space.componentNames + ["alpha"] {
            let isAlpha = component == "alpha"
            guard let node = components[component] else {
                if isAlpha {
                    values.append(1)
                    continue
                }
                diagnostics.append(
                    contents.finding(
                        .error, .malformedColor, at: components,
                        "color set \"\(name)\" has no component \"\(component)\" in \(space.rawValue)."))
                return nil
            }
            guard let value = ColorComponent.value(node, isAlpha: isAlpha) else {
                diagnostics.append(
                    contents.finding(
                        .error, .malformedColor, at: node,
                        "component \"\(component)\" of color set \"\(name)\" is not a number: "
                            + "write a fraction such as \"0.196\", a byte such as \"50\" or \"0x32\"."))
                return nil
            }
            let isInRange = (0...1).contains(value)
            if !isInRange && (isAlpha || !space.isExtended) {
                diagnostics.append(
                    contents.finding(
                        .warning, .malformedColor, at: node,
                        "component \"\(component)\" of color set \"\(name)\" is outside 0 … 1 in \(space.rawValue) "
                            + "and is clamped."))
                values.append(min(max(value, 0), 1))
            } else {
                values.append(value)
            }
        }
        return .components(space, values)
    }
}
