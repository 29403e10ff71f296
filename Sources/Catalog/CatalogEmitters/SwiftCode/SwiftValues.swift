internal import AssetNaming
internal import CarouselGradients
internal import CatalogManifest
internal import ColorScience
internal import Diagnostics

/// The values of the generated Swift constants, as source code.
struct SwiftValues {
    private let namespace: String
    private let manifest: CatalogManifest
    private let pictures: [PictureColors]
    private let numbers: [String: Int]
    private let colorEntries: [String: ColorEntry]
    /// The file extension of each loose picture that isn't a PNG, which Apple's frameworks need to find it.
    private let suffixes: [String: String]

    init(namespace: String, manifest: CatalogManifest) {
        self.namespace = namespace
        self.manifest = manifest
        pictures = manifest.pictureColors
        numbers = Dictionary(zip(pictures.map(\.image), 0...)) { first, _ in first }
        suffixes = Dictionary(
            manifest.images.compactMap { image in image.looseSuffix.map { (image.name, $0) } }
        ) { first, _ in first }
        colorEntries = Dictionary(manifest.colors.map { ($0.name, $0) }) { first, _ in first }
    }

    /// Returns a picture's backdrop, bleed, tint, swatches and placeholder, separated by semicolons.
    ///
    /// Empty values at the end are omitted. The template `Types.swift.txt` contains the code that parses the text.
    private static func text(of picture: PictureColors) -> String {
        func pair(_ light: String?, _ dark: String?) -> String {
            guard let light = light.flatMap({ SRGB8(hex: $0) }) else { return "" }
            let dark = dark.flatMap { SRGB8(hex: $0) } ?? DarkAppearance.of(light)
            return SwiftLiteral.digits(light) + SwiftLiteral.digits(dark)
        }
        let found = picture.found
        let swatches = (found?.swatches ?? []).compactMap { swatch -> String? in
            guard let color = SRGB8(hex: swatch.hex) else { return nil }
            let weight = Int((min(max(swatch.weight, 0), 1) * 10_000).rounded())
            let role = swatch.role.map { " " + SwiftLiteral.escaped($0) } ?? ""
            return "\(SwiftLiteral.digits(color)) \(weight)\(role)"
        }
        var parts = [
            pair(picture.backdrop, picture.backdropDark), pair(picture.bleed, picture.bleedDark),
            pair(found?.tint, found?.tintDark), swatches.joined(separator: ","),
            found?.thumbhash.map(SwiftLiteral.escaped) ?? "",
        ]
        while parts.last == "" { parts.removeLast() }
        return parts.joined(separator: ";")
    }

    private func entry(
        of subject: Subject, _ name: String, _ what: String, _ kind: SwiftSymbol.Kind, _ value: String
    ) -> SymbolEntry {
        SymbolEntry(
            name: name, subject: subject, what: what, symbol: SwiftSymbol(of: name, kind: kind), value: value)
    }

    var images: [SymbolEntry] {
        manifest.images.map { image in
            entry(of: .image(image.name), image.name, "image asset", .image, ".\(literal(image.name))")
        }
    }

    var colors: [SymbolEntry] {
        manifest.colors.map {
            entry(of: .color($0.name), $0.name, "color asset", .color, "._literal(\(colorText($0.name)))")
        }
    }

    private func image(_ name: String) -> String { "\(namespace).ImageResource.\(literal(name))" }

    /// Returns the call that creates a picture, with the file extension of a loose picture if it needs one.
    private func literal(_ name: String) -> String {
        let suffix = suffixes[name].map { ", \(SwiftLiteral.string($0))" } ?? ""
        return "_literal(\(imageText(name))\(suffix))"
    }

    /// Returns the string literal of a picture: its colors, the separator `|`, and its name.
    func imageText(_ name: String) -> String {
        let colors = numbers[name].map { Self.text(of: pictures[$0]) } ?? ""
        return "\"\(colors)|\(SwiftLiteral.escaped(name))\""
    }

    private func color(_ name: String) -> String { "\(namespace).ColorResource._literal(\(colorText(name)))" }

    private func colorText(_ name: String) -> String {
        let entry = colorEntries[name]
        let values = Self.digits(entry?.lightColor ?? entry?.darkColor, entry?.darkColor)
        return SwiftLiteral.string("\(values)|\(name)")
    }

    /// Returns the colors as 16 hexadecimal digits, `AARRGGBBAARRGGBB`; empty without a light color.
    private static func digits(_ light: Color?, _ dark: Color?) -> String {
        light.map { CodeText.digits($0) + CodeText.digits(dark ?? $0) } ?? ""
    }

    /// The products, with symbols from the names of their pictures, or else from their own names to be unique.
    var products: [SymbolEntry] {
        let uses = Dictionary(grouping: manifest.products, by: \.image)
        return manifest.products.map { product in
            var parts = product.image.split(separator: "/").map(String.init)
            if (uses[product.image]?.count ?? 0) > 1, let name = product.name {
                parts = parts.dropLast() + [String(name.map { $0 == "/" ? " " : $0 })]
            }
            return entry(
                of: .product(product.image), parts.joined(separator: "/"), "product", .image,
                self.product(product))
        }
    }

    func product(_ product: ProductEntry) -> String {
        let name = product.name.map(SwiftLiteral.string) ?? "nil"
        let price = product.price.map(SwiftLiteral.string) ?? "nil"
        return "\(namespace).Product(image: \(image(product.image)), name: \(name), price: \(price))"
    }

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

    func carousel(_ carousel: CarouselEntry) -> Diagnosed<SymbolEntry?> {
        carousel.tables.map { tables in
            tables.map { tables in
                entry(
                    of: .carousel(carousel.name), carousel.name, "carousel", .color,
                    self.carousel(carousel, tables))
            }
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
        let colors = TextColors(page)
        if !colors.areas.isEmpty {
            let areas = colors.areas.map { area in
                "\(namespace).CarouselText(\(SwiftLiteral.string(area.name)), \"\(SwiftLiteral.digits(area.light))\(SwiftLiteral.digits(area.dark))\")"
            }
            text += ", texts: [\(areas.joined(separator: ", "))]"
        }
        if let scrim = colors.scrim { text += ", scrim: \"\(Self.digits(scrim.light, scrim.dark))\"" }
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

extension ImageEntry {
    /// The file extension of a loose picture, such as `.jpg`; nil for a set in a catalog and for a PNG.
    ///
    /// Source: Apple, `UIImage(named:)`: "For PNG images, you may omit the filename extension. For all other file
    /// formats, always include the filename extension."
    fileprivate var looseSuffix: String? {
        guard let file = variants.first?.file, !file.contains(".xcassets/"), let point = file.lastIndex(of: "."),
            !file[point...].contains("/"), file[point...].lowercased() != ".png"
        else { return nil }
        return String(file[point...])
    }
}
