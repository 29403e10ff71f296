internal import AssetCatalog
internal import CarouselGradients
internal import CatalogManifest
internal import ColorScience
internal import Diagnostics

/// Turns colour sets into the manifest's entries, and finds colours by name for gradients.
struct ColorEntries {
    let entries: [ColorEntry]

    init(_ sets: [ColorSet]) {
        entries = sets.map { set in
            var entry = ColorEntry(name: set.name, variants: set.variants.map(Self.variant))
            entry.properties = PropertiesEntry(set.properties)
            return entry
        }
    }

    private static func variant(_ variant: ColorVariant) -> ColorEntry.Variant {
        var entry = ColorEntry.Variant(appearance: variant.slot.appearance.name)
        entry.idiom = variant.slot.specialIdiom
        entry.displayGamut = variant.slot.displayGamut
        entry.slot = SlotEntry(variant.slot)
        switch variant.value {
        case .components(let space, let components):
            entry.colorSpace = space.rawValue
            entry.components = components
            entry.hex = SRGB8(space.color(components)).hex
        case .reference(let platform, let name):
            entry.platform = platform
            entry.reference = name
        }
        return entry
    }

    /// The gradient of a configuration, or findings for colours that are neither a name nor a hex code.
    func gradient(_ configuration: GradientConfiguration, diagnostics: inout [Diagnostic]) -> GradientEntry? {
        var stops: [GradientEntry.Stop] = []
        for (index, color) in configuration.colors.enumerated() {
            guard let hex = hex(of: color.text) else {
                let hint = NearestWord.hint(for: color.text, among: entries.map(\.name))
                diagnostics.append(
                    Diagnostic(
                        .error, .unknownColor, at: color.origin,
                        "gradient \"\(configuration.name)\" names the color \"\(color.text)\", which no source has"
                            + (hint.isEmpty ? " and which is no color of CSS." : hint)))
                continue
            }
            stops.append(
                GradientEntry.Stop(
                    color: color.text, hex: hex,
                    location: Double(index) / Double(max(1, configuration.colors.count - 1))))
        }
        guard stops.count == configuration.colors.count else { return nil }
        if stops.count == 1, let color = SRGB8(hex: stops[0].hex) {
            stops = Backdrop.systemGradient(of: color).stops.map { stop in
                GradientEntry.Stop(color: stops[0].color, hex: stop.color.hex, location: stop.location)
            }
        }
        return GradientEntry(
            name: configuration.name, start: [configuration.start.x, configuration.start.y],
            end: [configuration.end.x, configuration.end.y], stops: stops)
    }

    /// The value of a colour for any appearance and device, or of a hex code.
    private func hex(of name: String) -> String? {
        if let entry = entries.first(where: { $0.name == name }) {
            let general = entry.variants.first {
                $0.appearance == "any" && $0.idiom == nil && $0.slot == nil && $0.hex != nil
            }
            return (general ?? entry.variants.first { $0.hex != nil })?.hex
        }
        return (try? Color(css: name)).map { SRGB8($0).hex }
    }
}
