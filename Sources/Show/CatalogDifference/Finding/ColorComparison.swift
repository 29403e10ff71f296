internal import CatalogManifest
internal import ColorScience

enum ColorComparison {
    static func colors(_ base: CatalogManifest, _ head: CatalogManifest) -> [ColorChange] {
        let pairs = EntryPairs(base.colors, head.colors, names: ({ $0.name }, { $0.name }), likeness: [{ $0 }]).pairs
        let all = pairs.flatMap { former, color in former.map { changes($0, color) } ?? [] }
        return all.sorted { ($1.weight, $0.name, $0.variant) < ($0.weight, $1.name, $1.variant) }
    }

    private static func changes(_ old: ColorEntry, _ new: ColorEntry) -> [ColorChange] {
        func values(_ color: ColorEntry) -> [String: ColorEntry.Variant] {
            Dictionary(color.variants.map { ($0.words, $0) }) { first, _ in first }
        }
        let (before, after) = (values(old), values(new))
        let unchanged = before.keys.filter { isSame(before[$0], after[$0]) }.sorted()
        return Set(before.keys).union(after.keys).sorted().compactMap { words in
            let (one, other) = (before[words], after[words])
            guard !isSame(one, other) else { return nil }
            let fallback = one != nil && other != nil ? nil : fallback(of: words, in: one == nil ? before : after)
            return ColorChange(
                name: new.name, variant: words, before: one?.notation, after: other?.notation,
                fallback: fallback?.notation, unchanged: unchanged,
                distance: ColorDistance.between((one ?? fallback)?.color, (other ?? fallback)?.color))
        }
    }

    private static func isSame(_ one: ColorEntry.Variant?, _ other: ColorEntry.Variant?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        return (one.code, one.reference, one.colorSpace, one.components)
            == (other.code, other.reference, other.colorSpace, other.components)
    }

    /// Returns the value that a variant inherits, such as that of `dark` for `dark mac`, or else that of `any`.
    private static func fallback(
        of words: String, in values: [String: ColorEntry.Variant]
    ) -> ColorEntry.Variant? {
        let words = words.split(separator: " ")
        return words.indices.reversed().lazy.compactMap { values[words[..<$0].joined(separator: " ")] }.first
            ?? values["any"]
    }

    /// Returns the colors that have different names in the two catalogs, but the same values in all variants.
    static func renames(_ base: CatalogManifest, _ head: CatalogManifest) -> [ColorRename] {
        func values(_ color: ColorEntry) -> String {
            color.variants.map { "\($0.words): \($0.notation)" }.sorted().joined(separator: ", ")
        }
        let (old, new) = (Set(base.colors.map(\.name)), Set(head.colors.map(\.name)))
        return EntryPairs(
            base.colors.filter { !new.contains($0.name) && !$0.variants.isEmpty },
            head.colors.filter { !old.contains($0.name) }, names: (values, values), likeness: []
        ).pairs.compactMap { former, color in former.map { ColorRename(name: color.name, formerName: $0.name) } }
    }

    static func gradients(_ base: CatalogManifest, _ head: CatalogManifest) -> [GradientChange] {
        let old = Dictionary(base.gradients.map { ($0.name, $0) }) { first, _ in first }
        let changes = head.gradients.compactMap { gradient -> GradientChange? in
            guard let former = old[gradient.name], former != gradient else { return nil }
            let (before, after) = (former.look, gradient.look)
            // If a gradient only refers to its colors by other names, nothing visible changes.
            guard before != after || former.stops.map(\.location) != gradient.stops.map(\.location) else { return nil }
            return GradientChange(
                name: gradient.name, before: before, after: after,
                distance: Color.grounds.flatMap { ground in
                    [false, true].compactMap {
                        ColorDistance.between(former.stops(on: ground), gradient.stops(on: ground), isDark: $0)
                    }
                }.max() ?? 0)
        }
        return changes.sorted { ($1.distance, $0.name) < ($0.distance, $1.name) }
    }
}

extension ColorChange {
    fileprivate var weight: Double { distance ?? .infinity }
}

extension ColorEntry.Variant {
    /// The variant in words, such as `dark mac`; `any` if it applies where no other does.
    fileprivate var words: String {
        let gamut = displayGamut == "display-P3" ? displayGamut : nil
        let words = [appearance == "any" ? nil : appearance, idiom, gamut, slot?.locale, slot?.subtype].compactMap(
            \.self)
        return words.isEmpty ? "any" : words.joined(separator: " ")
    }

    /// The hex code in sRGB, CSS notation in another color space, or the name of a system color (see ``ColorChange``).
    var notation: String {
        guard let code else { return reference ?? "" }
        guard let colorSpace, colorSpace != "srgb" else { return code }
        let space = CatalogColorSpace(rawValue: colorSpace)
        let css = components.flatMap { space?.color($0).css() } ?? ""
        return css.hasPrefix("color(") && space?.componentNames.count == 3 ? css : "\(code) in \(colorSpace)"
    }
}

extension GradientEntry {
    fileprivate var look: GradientChange.Gradient {
        .init(stops: stops.map(\.code), dark: stops.map(\.darkCode), direction: start + end)
    }

    /// Returns the opaque stops that are seen on `ground`.
    fileprivate func stops(on ground: Color) -> [BackdropStop] {
        func drawn(_ code: String) -> String { (try? Color(css: code))?.composed(over: ground).hex ?? code }
        return stops.map { BackdropStop(location: $0.location, hex: drawn($0.code), dark: drawn($0.darkCode)) }
    }
}

enum ColorPairComparison {
    /// Returns the changed pairs of colors, first those whose contrast is too low; in both groups, the lowest comes
    /// first.
    static func changes(
        _ base: CatalogManifest, _ head: CatalogManifest, _ renames: [ColorRename]
    ) -> [ColorPairChange] {
        let names = Dictionary(renames.map { ($0.formerName, $0.name) }) { first, _ in first }
        func name(_ former: String) -> String { names[former] ?? former }
        var former: [[String]: (pair: ColorPairEntry, contrast: ColorPairEntry.Contrast)] = [:]
        for pair in base.colorPairs ?? [] {
            for contrast in pair.contrasts {
                former[[name(pair.text), name(pair.on), contrast.words]] = (pair, contrast)
            }
        }
        let changes = (head.colorPairs ?? []).flatMap { pair in
            pair.contrasts.compactMap { contrast in
                change(pair, contrast, former[[pair.text, pair.on, contrast.words]])
            }
        }
        return changes.sorted { one, other in
            (one.change.isProblem ? 0 : 1, one.after.contrast, one.text, one.on, one.variant)
                < (other.change.isProblem ? 0 : 1, other.after.contrast, other.text, other.on, other.variant)
        }
    }

    private static func change(
        _ pair: ColorPairEntry, _ contrast: ColorPairEntry.Contrast,
        _ former: (pair: ColorPairEntry, contrast: ColorPairEntry.Contrast)?
    ) -> ColorPairChange? {
        // Reports show two decimals, so a loss that wouldn't be visible there isn't reported.
        let change = ContrastChange.Change(
            failed: former.map { $0.pair.fails($0.contrast) } ?? false, fails: pair.fails(contrast),
            isLower: former.map { contrast.ratio < $0.contrast.ratio - 0.005 } ?? false)
        return change.map { change in
            ColorPairChange(
                text: pair.text, on: pair.on, variant: contrast.words, change: change, minimum: pair.minimum,
                before: former.map { $0.contrast.colors }, after: contrast.colors)
        }
    }
}

extension ColorPairEntry.Contrast {
    fileprivate var words: String {
        let words = [appearance == "any" ? nil : appearance, idiom, displayGamut].compactMap(\.self)
        return words.isEmpty ? "any" : words.joined(separator: " ")
    }

    fileprivate var colors: ColorPairChange.Colors {
        .init(text: text, on: on, contrast: roundedDown(contrast: ratio))
    }
}
