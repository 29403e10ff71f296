internal import AssetCatalog
internal import CarouselGradients
internal import CatalogManifest
internal import ColorScience
internal import Diagnostics
internal import PaletteExtraction

/// Makes the carousels of the manifest from what the configuration says and the palettes show.
struct CarouselBuilder {
    let names: ImageNames
    /// The palette of each picture that has one.
    let palettes: [String: Palette]
    private(set) var diagnostics: [Diagnostic] = []

    init(names: ImageNames, palettes: [String: Palette]) {
        self.names = names
        self.palettes = palettes
    }

    /// The carousel, or nil with findings where a page has no picture or no colour.
    mutating func carousel(_ configuration: CarouselConfiguration, pages entries: [ListedPage]) -> CarouselEntry? {
        let what = "carousel \"\(configuration.name)\""
        var pages: [CarouselEntry.Page] = []
        var colors: [SRGB8] = []
        for entry in entries {
            switch names.find(entry.image, for: what, at: entry.origin) {
            case .failure(let unknown):
                diagnostics.append(unknown.diagnostic)
            case .success(let name):
                guard let color = entry.backdrop ?? palettes[name]?.backdrop else {
                    diagnostics.append(
                        Diagnostic(
                            .error, .pageWithoutColor, at: entry.origin,
                            "\(what) is left out: no colour could be found in \"\(name)\". "
                                + "Mend the picture, or give the page a \"backdrop\"."))
                    continue
                }
                colors.append(color)
                pages.append(
                    CarouselEntry.Page(
                        image: name, backdrop: color.hex, backdropDark: DarkAppearance.of(color).hex,
                        source: entry.backdrop == nil ? .extracted : .pinned,
                        nearestSwatch: entry.backdrop.flatMap { pin in
                            palettes[name]?.nearest(to: pin).map(CarouselEntry.Page.NearestSwatch.init)
                        }))
            }
        }
        guard pages.count == entries.count else { return nil }
        let table = GradientTable(
            pages: colors, wraps: configuration.wraps, interpolation: configuration.interpolation,
            samples: configuration.samples, tolerance: configuration.tolerance)
        return CarouselEntry(
            name: configuration.name, style: configuration.style.rawValue, wraps: configuration.wraps,
            interpolation: configuration.interpolation.space.rawValue,
            hue: configuration.interpolation.space.hasHue ? configuration.interpolation.hue.rawValue : nil,
            foreground: foreground(configuration, what),
            contrast: configuration.overlay.flatMap { contrast(of: $0, over: table) },
            pages: pages,
            transitions: table.transitions.map(CarouselEntry.Transition.init))
    }

    private mutating func foreground(_ configuration: CarouselConfiguration, _ what: String) -> String? {
        guard let (name, origin) = configuration.foreground else { return nil }
        switch names.find(name, for: what, at: origin) {
        case .success(let name): return name
        case .failure(let unknown):
            diagnostics.append(unknown.diagnostic)
            return nil
        }
    }

    private func contrast(of overlay: SRGB8, over table: GradientTable) -> CarouselEntry.Contrast? {
        guard let worst = table.worstContrast(of: overlay) else { return nil }
        return CarouselEntry.Contrast(
            overlay: overlay.hex, worst: (worst.ratio * 100).rounded() / 100, position: worst.position)
    }
}

extension CarouselEntry.Page.NearestSwatch {
    fileprivate init(_ color: SRGB8, distance: Double) {
        self.init(hex: color.hex, distance: (distance * 100).rounded() / 100)
    }
}

extension CarouselEntry.Transition {
    fileprivate init(_ transition: Transition) {
        self.init(
            from: transition.from, to: transition.to,
            stops: transition.stops.map { Stop(progress: $0.progress, hex: $0.color.hex) },
            samples: transition.samples.map(\.hex))
    }
}
