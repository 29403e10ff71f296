internal import AssetNaming
internal import CarouselGradients
internal import CatalogManifest
internal import ColorScience
internal import Diagnostics

/// The values of constants as source code.
struct SwiftValues {
    private let namespace: String
    private let manifest: CatalogManifest
    /// The values of a picture in front of its name.
    private let pictures: [String: String]
    private let colorEntries: [String: ColorEntry]

    init(namespace: String, manifest: CatalogManifest) {
        self.namespace = namespace
        self.manifest = manifest
        pictures = Dictionary(manifest.pictureColors.map { ($0.image, Self.text($0)) }) { first, _ in first }
        colorEntries = Dictionary(manifest.colors.map { ($0.name, $0) }) { first, _ in first }
    }

    /// The backdrop, the bleed, the tint, the swatches and the placeholder of a picture, as the template reads them;
    /// those at the end are left out that it has not.
    private static func text(_ picture: PictureColors) -> String {
        func pair(_ light: String?, _ dark: String?) -> String {
            guard let light = light.flatMap({ SRGB8(hex: $0) }) else { return "" }
            let dark = dark.flatMap { SRGB8(hex: $0) } ?? DarkAppearance.of(light)
            return SwiftLiteral.digits(light) + SwiftLiteral.digits(dark)
        }
        let swatches = (picture.found?.swatches ?? []).compactMap { swatch -> String? in
            guard let color = SRGB8(hex: swatch.hex) else { return nil }
            let weight = Int((min(max(swatch.weight, 0), 1) * 10_000).rounded())
            return SwiftLiteral.digits(color) + " \(weight)" + (swatch.role.map { " " + $0 } ?? "")
        }
        var values = [
            pair(picture.backdrop, picture.backdropDark), pair(picture.bleed, picture.bleedDark),
            pair(picture.found?.tint, picture.found?.tintDark), swatches.joined(separator: ","),
            picture.found?.thumbhash ?? "",
        ]
        while values.last == "" { values.removeLast() }
        return values.joined(separator: ";")
    }

    private func entry(
        of subject: Subject, _ name: String, _ what: String, _ kind: SwiftSymbol.Kind, _ value: String
    ) -> SymbolEntry {
        SymbolEntry(
            name: name, subject: subject, what: what, symbol: SwiftSymbol(of: name, kind: kind), value: value)
    }

    /// The pictures, each a literal.
    var images: [SymbolEntry] {
        manifest.images.map {
            entry(of: .image($0.name), $0.name, "image asset", .image, "._literal(\(imageText($0.name)))")
        }
    }

    /// The named colors, each a literal.
    var colors: [SymbolEntry] {
        manifest.colors.map {
            entry(of: .color($0.name), $0.name, "color asset", .color, "._literal(\(colorText($0.name)))")
        }
    }

    private func image(_ name: String) -> String { "\(namespace).ImageResource._literal(\(imageText(name)))" }

    /// The literal of a picture.
    func imageText(_ name: String) -> String { SwiftLiteral.string("\(pictures[name] ?? "")|\(name)") }

    private func color(_ name: String) -> String { "\(namespace).ColorResource._literal(\(colorText(name)))" }

    /// The literal of a color.
    private func colorText(_ name: String) -> String {
        let entry = colorEntries[name]
        let values = Self.digits(entry?.lightColor ?? entry?.darkColor, entry?.darkColor)
        return SwiftLiteral.string("\(values)|\(name)")
    }

    /// Opacity and color in both appearances; nothing for none.
    private static func digits(_ light: Color?, _ dark: Color?) -> String {
        light.map { digits($0) + digits(dark ?? $0) } ?? ""
    }

    /// Opacity and color, `AARRGGBB`.
    private static func digits(_ color: Color) -> String {
        let alpha = SRGB8(Color(.srgb, color.alpha, 0, 0)).red
        return SwiftLiteral.digits(SRGB8(red: alpha, green: 0, blue: 0)).prefix(2)
            + SwiftLiteral.digits(SRGB8(color))
    }

    /// The products under the symbols of their pictures; those that share a picture under their own names.
    var products: [SymbolEntry] {
        let uses = Dictionary(grouping: manifest.products, by: \.image)
        return manifest.products.map { product in
            var parts = product.image.split(separator: "/").map(String.init)
            if (uses[product.image]?.count ?? 0) > 1, let name = product.name {
                parts = parts.dropLast() + [String(name.map { $0 == "/" ? " " : $0 })]
            }
            return entry(
                of: .product(product.image), parts.joined(separator: "/"), "product", .image, self.product(product))
        }
    }

    /// A product.
    func product(_ product: ProductEntry) -> String {
        let name = product.name.map(SwiftLiteral.string) ?? "nil"
        let price = product.price.map(SwiftLiteral.string) ?? "nil"
        return "\(namespace).Product(image: \(image(product.image)), name: \(name), price: \(price))"
    }

    /// The static gradients.
    var gradients: [SymbolEntry] { manifest.gradients.map(gradient) }

    private func gradient(_ gradient: GradientEntry) -> SymbolEntry {
        func point(_ point: [Double]) -> String {
            let (x, y) = (point.first ?? 0, point.last ?? 0)
            return "TinctureKit.GradientPoint(x: \(SwiftLiteral.number(x)), y: \(SwiftLiteral.number(y)))"
        }
        let stops = gradient.stops.map { stop in
            let resource = colorEntries[stop.color].flatMap { stop.isValue(of: $0) ? color($0.name) : nil } ?? "nil"
            let values = Self.digits(stop.lightColor, stop.darkColor)
            return "\(namespace).GradientStop(resource: \(resource), values: \"\(values)\", location: "
                + "\(SwiftLiteral.number(stop.location)))"
        }
        let value =
            "\(namespace).Gradient(name: \(SwiftLiteral.string(gradient.name)), start: \(point(gradient.start)), "
            + "end: \(point(gradient.end)), stops: [\(stops.joined(separator: ", "))])"
        return entry(of: .gradient(gradient.name), gradient.name, "gradient", .color, value)
    }

    /// A carousel; nil with a finding for one whose tables cannot be used.
    func carousel(_ carousel: CarouselEntry) -> Diagnosed<SymbolEntry?> {
        switch carousel.tables {
        case .failure(let unusable): Diagnosed(nil, [unusable.finding])
        case .success(let tables):
            Diagnosed(
                entry(of: .carousel(carousel.name), carousel.name, "carousel", .color, self.carousel(carousel, tables)))
        }
    }

    private func carousel(_ carousel: CarouselEntry, _ tables: CarouselEntry.Tables) -> String {
        let style = CarouselStyle(rawValue: carousel.style) ?? .page
        let pages = zip(zip(carousel.pages, tables.light.pages), tables.dark.pages).map { page, dark in
            self.page(page.0, light: page.1, dark: dark)
        }
        var arguments = [
            SwiftLiteral.string(carousel.name), ".\(style.rawValue)", "pages: [\(pages.joined(separator: ", "))]",
            "table: \(SwiftLiteral.words(tables.light))", "dark: \(SwiftLiteral.words(tables.dark))",
        ]
        if let (light, dark) = tables.gradients {
            let heights = light.locations.map(SwiftLiteral.number).joined(separator: ", ")
            func tracks(_ table: BackdropTable) -> String {
                "[\(table.tracks.map(SwiftLiteral.words).joined(separator: ", "))]"
            }
            arguments += ["heights: [\(heights)]", "tracks: \(tracks(light))", "darkTracks: \(tracks(dark))"]
        }
        arguments += carousel.lengths.map { "\($0.label): \(SwiftLiteral.number($0.points))" }
        if let overlay = carousel.contrast.flatMap({ SRGB8(hex: $0.overlay) }) {
            arguments.append("overlay: \"\(SwiftLiteral.digits(overlay))\"")
        }
        if let foreground = carousel.foreground { arguments.append("foreground: \(image(foreground))") }
        if let offsets = carousel.offsets, !offsets.isEmpty {
            let tables = offsets.map { self.offsets($0, of: carousel) }
            arguments.append("offsets: [\(tables.joined(separator: ", "))]")
        }
        return "\(namespace).Carousel(\(arguments.joined(separator: ", ")))"
    }

    private func page(_ page: CarouselEntry.Page, light: SRGB8, dark: SRGB8) -> String {
        let values = SwiftLiteral.digits(light) + SwiftLiteral.digits(dark)
        var text = "\(namespace).CarouselPage(\(image(page.image)), \"\(values)\""
        if page.source == .pinned { text += ", isPinned: true" }
        if let before = page.unadjusted.flatMap({ SRGB8(hex: $0) }) {
            text += ", unadjusted: \"\(SwiftLiteral.digits(before))\""
        }
        return text + ")"
    }

    private func offsets(_ offsets: CarouselEntry.Offsets, of carousel: CarouselEntry) -> String {
        let colors = offsets.colors.map { "0x\(SwiftLiteral.digits(SRGB8(hex: $0) ?? .black))" }
        return "\(namespace).CarouselOffsets(width: \(offsets.width.map(SwiftLiteral.number) ?? "nil"), "
            + "table: TinctureKit.OffsetTable(pitch: \(SwiftLiteral.number(offsets.pitch)), "
            + "step: \(SwiftLiteral.number(offsets.step)), pageCount: \(carousel.pages.count), "
            + "wraps: \(carousel.wraps), staticColors: [\(colors.joined(separator: ", "))]))"
    }
}

extension SRGB8 {
    fileprivate static let black = SRGB8(red: 0, green: 0, blue: 0)
}
