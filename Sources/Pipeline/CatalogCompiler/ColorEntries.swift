internal import AssetCatalog
internal import CarouselGradients
internal import CatalogConfiguration
internal import CatalogManifest
internal import ColorScience
internal import Diagnostics

/// Converts color sets to manifest entries, and looks up colors by name for gradients.
package struct ColorEntries {
    let entries: [ColorEntry]
    // Created on demand, because only gradients need it and it takes 30 MB for 100,000 design tokens.
    private lazy var byName = Dictionary(entries.map { ($0.name, $0) }) { first, _ in first }
    private let unreadable: Set<String>
    private lazy var words = NearestWords(entries.map(\.name) + Color.cssNames)

    init(_ sets: [ColorSet], unreadable: Set<String> = [], path: (String) -> String) {
        self.unreadable = unreadable
        entries = sets.map { set in
            var entry = ColorEntry(name: set.name, variants: set.variants.map(Self.variant))
            if set.token != nil { entry.file = path(set.path) }
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

    /// A color that is neither a known name nor a CSS color prevents the whole manifest.
    mutating func gradient(_ configuration: GradientConfiguration) -> Diagnosed<GradientEntry?> {
        var log = DiagnosticLog()
        var stops: [GradientEntry.Stop] = []
        for (index, color) in configuration.colors.enumerated() {
            guard let value = value(of: color.text) else {
                log.refuse(
                    Diagnostic(
                        .error, .unknownColor, at: color.origin, about: .gradient(configuration.name),
                        "gradient \"\(configuration.name)\" names the color \(color.text.quoted), \(problem(with: color.text))"
                    ))
                continue
            }
            if configuration.colors.count == 1 {
                stops = Self.systemGradient(of: value, named: color.text)
            } else {
                let location = Double(index) / Double(configuration.colors.count - 1)
                stops.append(GradientEntry.Stop(color: color.text, value.light, value.dark, location: location))
            }
        }
        guard stops.count >= max(2, configuration.colors.count) else { return log.diagnosed(nil) }
        return log.diagnosed(
            GradientEntry(
                name: configuration.name, start: [configuration.start.x, configuration.start.y],
                end: [configuration.end.x, configuration.end.y], stops: stops))
    }

    /// Creates the stops of a gradient like those that Apple's systems derive from a single color.
    private static func systemGradient(
        of value: (light: Color, dark: Color), named name: String
    ) -> [GradientEntry.Stop] {
        func stops(_ color: Color) -> [PageBackdrop.Stop] { PageBackdrop.systemGradient(of: SRGB8(color)).stops }
        return zip(stops(value.light), stops(value.dark)).map { light, dark in
            GradientEntry.Stop(
                color: name, Color(.srgb, Color(light.color).components, alpha: value.light.alpha),
                Color(.srgb, Color(dark.color).components, alpha: value.dark.alpha), location: light.location)
        }
    }

    private mutating func problem(with name: String) -> String {
        if isKnown(name) { return "whose color set has no usable color. Fix its Contents.json." }
        let hint = words.hint(for: name)
        return hint.isEmpty
            ? "which is neither a named color of the sources nor a CSS color." : "which is not in the sources" + hint
    }

    private mutating func isKnown(_ name: String) -> Bool { byName[name] != nil || unreadable.contains(name) }

    /// Returns the light and dark values of a named color or a CSS color; nil if there are none.
    private mutating func value(of name: String) -> (light: Color, dark: Color)? {
        if let entry = byName[name] {
            return (entry.lightColor ?? entry.darkColor).map { ($0, entry.darkColor ?? $0) }
        }
        if unreadable.contains(name) { return nil }
        return (try? Color(css: name)).map { ($0, $0) }
    }
}

extension GradientEntry.Stop {
    fileprivate init(color: String, _ light: Color, _ dark: Color, location: Double) {
        self.init(color: color, hex: SRGB8(light).hex, location: location)
        alpha = Self.alpha(of: light)
        guard SRGB8(dark) != SRGB8(light) || Self.alpha(of: dark) != alpha else { return }
        self.dark = SRGB8(dark).hex
        darkAlpha = Self.alpha(of: dark)
    }

    private static func alpha(of color: Color) -> Double? { color.alpha < 1 ? max(color.alpha, 0) : nil }
}
