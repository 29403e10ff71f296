internal import CatalogManifest
internal import ColorScience

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
