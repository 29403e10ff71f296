internal import CarouselGradients
internal import ColorScience

extension Catalog: Decodable {
    private enum CodingKeys: String, CodingKey {
        case schemaVersion, images, palettes, colors, products, gradients, carousels
    }

    /// Decodes a catalog of schema version 1, ignoring unknown members.
    ///
    /// - Throws: `DecodingError` for any other schema version, or if a color or a color table is malformed.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: CodingKeys.self)
        guard try object.decode(Int.self, forKey: .schemaVersion) == 1 else {
            throw DecodingError.dataCorruptedError(
                forKey: .schemaVersion, in: object, debugDescription: "the version of the catalog is not 1")
        }
        let found = try object.decode([PaletteText].self, forKey: .palettes)
        let palettes = Dictionary(found.map { ($0.image, $0) }) { first, _ in first }
        let images = try object.decode([ImageText].self, forKey: .images)
        self.images = Self.byName(images.map { ($0.name, $0.image(palettes[$0.name])) })
        let colors = try object.decode([ColorSetText].self, forKey: .colors)
        self.colors = Self.byName(colors.compactMap { set in set.color.map { (set.name, $0) } })
        products = try object.decode([Product].self, forKey: .products)
        let gradients = try object.decode([GradientText].self, forKey: .gradients)
        self.gradients = Self.byName(gradients.map { ($0.name, $0.gradient) })
        var carousels: [(String, Carousel)] = []
        for carousel in try object.decode([CarouselText].self, forKey: .carousels) {
            do throws(TableFormatError) {
                carousels.append((carousel.name, try carousel.carousel()))
            } catch {
                throw DecodingError.dataCorruptedError(
                    forKey: .carousels, in: object, debugDescription: "the carousel \(carousel.name): \(error)")
            }
        }
        self.carousels = Self.byName(carousels)
    }

    private static func byName<Value>(_ values: [(String, Value)]) -> [String: Value] {
        Dictionary(values) { first, _ in first }
    }
}

/// An entry of `palettes` in `catalog.json`; the entry of a fully transparent picture has no palette.
private struct PaletteText: Decodable {
    let image: String
    let palette: Palette?
    let thumbhash: String?

    private enum CodingKeys: String, CodingKey { case image, backdrop, thumbhash }

    init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: CodingKeys.self)
        image = try object.decode(String.self, forKey: .image)
        thumbhash = try object.decodeIfPresent(String.self, forKey: .thumbhash)
        palette = object.contains(.backdrop) ? try Palette(from: decoder) : nil
    }
}

private struct ImageText: Decodable {
    let name: String
    let kind: String
    let variants: [Catalog.Variant]
    let pinned: ColorText?
    let pinnedDark: ColorText?

    func image(_ found: PaletteText?) -> Catalog.Image {
        let backdrop = pinned?.color ?? found?.palette?.backdrop
        let dark = pinned.map { pinnedDark?.color ?? DarkAppearance.of($0.color) } ?? found?.palette?.backdropDark
        return Catalog.Image(
            name: name, kind: kind, variants: variants, backdrop: backdrop, backdropDark: dark,
            palette: found?.palette, thumbhash: found?.thumbhash)
    }
}

private struct ColorSetText: Decodable {
    struct Variant: Decodable {
        let appearance: String
        let idiom: String?
        let displayGamut: String?
        let colorSpace: String?
        let components: [Double]?
    }
    let name: String
    let variants: [Variant]

    /// The color for any device, in light and dark mode; nil for a system color or an empty color set.
    var color: Catalog.NamedColor? {
        guard let light = value("light") ?? value("any") ?? value("dark") else { return nil }
        return Catalog.NamedColor(light, dark: value("dark") ?? light)
    }

    private func value(_ appearance: String) -> Color? {
        let candidates = variants.filter { $0.appearance == appearance && $0.components != nil }
        let best =
            candidates.first { $0.idiom == nil && $0.displayGamut == nil }
            ?? candidates.first { $0.idiom == nil } ?? candidates.first
        guard let components = best?.components, let space = best?.colorSpace.flatMap(CatalogColorSpace.init)
        else { return nil }
        return space.color(components)
    }
}

extension Catalog.NamedColor {
    fileprivate init(_ light: Color, dark: Color) {
        func opacity(_ color: Color) -> Double { color.alpha > 0 ? min(color.alpha, 1) : 0 }
        self.init(
            color: SRGB8(light), opacity: opacity(light), dark: SRGB8(dark), darkOpacity: opacity(dark))
    }
}

private struct GradientText: Decodable {
    struct Stop: Decodable {
        let hex: ColorText
        let alpha: Double?
        let dark: ColorText?
        let darkAlpha: Double?
        let location: Double
    }
    let name: String
    let start: [Double]
    let end: [Double]
    let stops: [Stop]

    var gradient: Catalog.Gradient {
        func point(_ point: [Double]) -> GradientPoint { GradientPoint(x: point.first ?? 0, y: point.last ?? 0) }
        return Catalog.Gradient(
            start: point(start), end: point(end),
            stops: stops.map { stop in
                Catalog.Gradient.Stop(
                    location: stop.location,
                    color: Catalog.NamedColor(
                        color: stop.hex.color, opacity: stop.alpha ?? 1, dark: (stop.dark ?? stop.hex).color,
                        darkOpacity: (stop.dark == nil ? stop.alpha : stop.darkAlpha) ?? 1))
            })
    }
}

private struct CarouselText: Decodable {
    struct Page: Decodable {
        let image: String
        let backdrop: ColorText
        let backdropDark: ColorText?
        let backdropGradient: [Palette.Stop]?
    }
    struct Stop: Decodable {
        let progress: Double
        let hex: ColorText
    }
    struct Transition: Decodable {
        let stops: [Stop]
    }
    struct Track: Decodable {
        let location: Double
        let transitions: [Transition]
    }
    struct Dark: Decodable {
        let transitions: [Transition]
        let tracks: [Track]?
    }
    let name: String
    let style: String
    let wraps: Bool
    let spacing: Double?
    let padding: Double?
    let threshold: Double?
    let pages: [Page]
    let transitions: [Transition]
    let tracks: [Track]?
    let dark: Dark?

    func carousel() throws(TableFormatError) -> Catalog.Carousel {
        // A carousel without tracks has one color per page, and its transitions are the only track.
        func backdrops(_ flat: [Transition], _ tracks: [Track]?, isDark: Bool) throws(TableFormatError) -> BackdropTable
        {
            let tracks = tracks ?? []
            if tracks.isEmpty { return BackdropTable(try table(flat, pages.map { $0.color(isDark: isDark) })) }
            var tables: [GradientTable] = []
            for track in tracks {
                tables.append(
                    try table(track.transitions, pages.map { $0.color(isDark: isDark, location: track.location) }))
            }
            return try BackdropTable(locations: tracks.map { $0.location }, tracks: tables)
        }
        let shown = pages.enumerated().map { index, page in
            Catalog.Page(
                image: page.image, index: index, backdrop: page.color(isDark: false),
                backdropDark: page.color(isDark: true))
        }
        return Catalog.Carousel(
            name: name, pages: shown,
            backdrops: CarouselBackdrop(
                style: CarouselStyle(rawValue: style) ?? .page,
                light: try backdrops(transitions, tracks, isDark: false),
                dark: try dark.map { (dark) throws(TableFormatError) in
                    try backdrops(dark.transitions, dark.tracks, isDark: true)
                },
                spacing: spacing ?? 0, padding: padding ?? 0,
                threshold: threshold ?? CarouselGeometry.Deck.tripDeckThreshold))
    }

    private func table(_ transitions: [Transition], _ pages: [SRGB8]) throws(TableFormatError) -> GradientTable {
        try GradientTable(
            pages: pages, wraps: wraps,
            stops: transitions.map { transition in
                transition.stops.map { GradientTable.Stop(progress: $0.progress, color: $0.hex.color) }
            })
    }
}

extension CarouselText.Page {
    func color(isDark: Bool) -> SRGB8 { isDark ? (backdropDark ?? backdrop).color : backdrop.color }

    /// Returns the color behind the page at a location of its vertical gradient, 0 … 1 from the top.
    func color(isDark: Bool, location: Double) -> SRGB8 {
        let stops = (backdropGradient ?? []).map {
            PageBackdrop.Stop(location: $0.location, color: isDark ? $0.dark : $0.color)
        }
        return (try? PageBackdrop(stops: stops))?.color(at: location) ?? color(isDark: isDark)
    }
}
