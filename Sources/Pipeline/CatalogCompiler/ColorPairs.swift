internal import AssetCatalog
internal import CatalogConfiguration
internal import CatalogManifest
internal import ColorScience
internal import Diagnostics
internal import FileAccess
internal import PictureAnalysis

package enum ColorPairs {
    /// The maximum number of pairs, which is enough for fifty text colors on two hundred backgrounds.
    private static let mostPairs = 10_000

    /// Returns the contrast of each pair of colors, sorted by the names of the text color and the background.
    ///
    /// The first entry of the configuration that matches a pair sets the required contrast.
    static func entries(_ configurations: [ColorPairConfiguration], _ sets: [ColorSet]) -> Diagnosed<[ColorPairEntry]> {
        var log = DiagnosticLog()
        // If several sets share a name, the first one counts, as it does for gradients.
        let byName = Dictionary(sets.map { ($0.name, $0) }) { first, _ in first }
        let names = byName.keys.sorted()
        var entries: [[String]: ColorPairEntry] = [:]
        var incomplete: [String: SourceLocation] = [:]
        let words = NearestWords(names)
        for configuration in configurations {
            func matches(_ list: [ConfiguredText]) -> [String] {
                let globs = GlobList(list.map(\.text))
                let found = names.filter { globs.matches([$0]) }
                for name in list {
                    let glob = GlobList([name.text])
                    if !found.contains(where: { glob.matches([$0]) }) { log.report(unmatched(name, words)) }
                }
                return found
            }
            let (texts, backgrounds) = (matches(configuration.text), matches(configuration.on))
            guard let origin = configuration.text.first?.origin else { continue }
            if texts.count * backgrounds.count + entries.count > mostPairs {
                log.report(
                    .error, .limitExceeded, at: origin, about: .key("color-pairs"),
                    "with this entry there are more than \(mostPairs) color pairs, so its pairs are left out. Use globs that match fewer colors."
                )
                continue
            }
            for text in texts {
                for background in backgrounds where text != background && entries[[text, background]] == nil {
                    guard let above = byName[text], let below = byName[background] else { continue }
                    var entry = ColorPairEntry(
                        text: text, on: background, minimum: configuration.minimum, apca: configuration.apca,
                        contrasts: [])
                    entry.contrasts = contrasts(above, below, wantsAPCA: entry.apca != nil)
                    entries[[text, background]] = entry
                    for set in [above, below] where set.variants.contains(where: { $0.color == nil }) {
                        if incomplete[set.name] == nil { incomplete[set.name] = origin }
                    }
                }
            }
        }
        for (name, origin) in incomplete {
            log.report(
                .note, .colorContrast, at: origin, about: .color(name),
                "\"\(name)\" is a system color whose value only a device knows, so its contrast is not checked."
            )
        }
        return log.diagnosed(entries.values.sorted { ($0.text, $0.on) < ($1.text, $1.on) })
    }

    private static func unmatched(_ name: ConfiguredText, _ words: NearestWords) -> Diagnostic {
        if GlobList.hasWildcard(name.text) {
            return Diagnostic(
                .warning, .unknownColor, at: name.origin, about: .key("color-pairs"),
                "\(name.text.quoted) matches no color. Correct the glob, or remove it.")
        }
        let hint = words.hint(for: name.text)
        return Diagnostic(
            .error, .unknownColor, at: name.origin, about: .key("color-pairs"),
            "a color pair names \(name.text.quoted), which is not in the sources" + (hint.isEmpty ? "." : hint))
    }

    private static func contrasts(_ text: ColorSet, _ background: ColorSet, wantsAPCA: Bool)
        -> [ColorPairEntry.Contrast]
    {
        var seen: Set<[Int]> = []
        return ColorDisplay.all(for: [text, background]).compactMap { display -> ColorPairEntry.Contrast? in
            guard let above = text.variant(for: display), let below = background.variant(for: display),
                seen.insert([above, below]).inserted, let color = text.variants[above].color,
                let ground = background.variants[below].color
            else { return nil }
            // Transparent colors are seen on the system's window background, which is white, or black in dark mode.
            let window = display.appearance.luminosity == "dark" ? 0.0 : 1
            let seenGround = ground.composed(over: Color(.srgb, window, window, window))
            let seenText = color.composed(over: seenGround)
            var contrast = ColorPairEntry.Contrast(
                appearance: display.appearance.name, text: SRGB8(seenText).hex, on: SRGB8(seenGround).hex,
                ratio: rounded(contrastRatio(seenText, seenGround), 10_000))
            contrast.idiom = display.idiom
            contrast.displayGamut = display.isWide ? "display-P3" : nil
            if wantsAPCA { contrast.lightnessContrast = rounded(apcaContrast(text: seenText, on: seenGround), 100) }
            return contrast
        }
    }
}
