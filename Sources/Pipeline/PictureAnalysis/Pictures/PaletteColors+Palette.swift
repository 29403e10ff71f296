internal import CatalogManifest
internal import ColorScience
package import PaletteExtraction

extension PaletteColors {
    /// Creates the colors for the manifest from a palette, with weights rounded to four decimals and contrasts to two.
    package init(_ palette: Palette) {
        self.init(swatches: palette.swatches.map(SwatchEntry.init))
        mean = palette.mean.hex
        backdrop = palette.backdrop.hex
        backdropDark = DarkAppearance.of(palette.backdrop).hex
        backdropGradient = palette.backdropGradient.map(BackdropStop.evenly)
        bleed = palette.bleed.hex
        bleedDark = DarkAppearance.of(palette.bleed).hex
        bleedGradient = palette.bleedGradient.map { gradient in
            BleedGradientEntry(
                to: gradient.end == .right ? .right : .bottom, stops: BackdropStop.evenly(gradient.colors))
        }
        tint = palette.tint?.light.hex
        tintDark = palette.tint?.dark.hex
        sides = palette.isTwoSided ? .leftRight : nil
        tintBlock = palette.tintBlock?.hex
        tintBlockDark = palette.tintBlock.map { DarkAppearance.of($0).hex }
        let wide = palette.displayP3.map { color, components in
            WideColorEntry(hex: color.hex, components: (0..<3).map { rounded(components[$0], 10_000) })
        }
        displayP3 = wide.isEmpty ? nil : wide.sorted { $0.hex < $1.hex }
        confidence = ConfidenceEntry(
            backdrop: rounded(palette.confidence.backdrop, 100), bleed: rounded(palette.confidence.bleed, 100))
        candidates = palette.candidates.map(\.hex)
        roles = RoleEntries(palette)
        edges = palette.edges.isEmpty ? nil : EdgeEntries(palette)
        background =
            switch palette.ground {
            case .transparent: "transparent"
            case .plain(let color): color.hex
            case nil: nil
            }
    }
}

extension SwatchEntry {
    fileprivate init(_ swatch: Swatch) {
        let text = swatch.text
        self.init(
            hex: swatch.color.hex, weight: rounded(swatch.weight, 10_000), role: swatch.role?.rawValue,
            displayP3: swatch.displayP3.map { components in (0..<3).map { rounded(components[$0], 10_000) } },
            title: Text(text.title), body: Text(text.body))
    }
}

extension SwatchEntry.Text {
    fileprivate init(_ color: TextColor) { self.init(hex: color.hex, contrast: rounded(color.contrast, 100)) }
}

extension RoleEntries {
    fileprivate init(_ palette: Palette) {
        self.init()
        background = palette.roles[.background]?.hex
        dominant = palette.roles[.dominant]?.hex
        vibrant = palette.roles[.vibrant]?.hex
        lightVibrant = palette.roles[.lightVibrant]?.hex
        darkVibrant = palette.roles[.darkVibrant]?.hex
        muted = palette.roles[.muted]?.hex
        lightMuted = palette.roles[.lightMuted]?.hex
        darkMuted = palette.roles[.darkMuted]?.hex
        edge = palette.roles[.edge]?.hex
    }
}

extension EdgeEntries {
    fileprivate init(_ palette: Palette) {
        self.init()
        top = palette.edges[.top]?.hex
        bottom = palette.edges[.bottom]?.hex
        left = palette.edges[.left]?.hex
        right = palette.edges[.right]?.hex
    }
}

/// Returns a number rounded to a multiple of `1 / parts`.
package func rounded(_ value: Double, _ parts: Double) -> Double { (value * parts).rounded() / parts }
