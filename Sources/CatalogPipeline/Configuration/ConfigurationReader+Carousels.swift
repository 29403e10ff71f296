internal import AssetCatalog
internal import CarouselGradients
internal import ColorScience
internal import Diagnostics
internal import FileAccess
internal import PlacedYAML

extension ConfigurationReader {
    mutating func readCarousels(_ node: YAMLNode) {
        for (key, value) in text.mapping(node, "\"carousels\"") ?? [] {
            readCarousel(key.text, value, at: text.origin(of: key.node))
        }
    }

    private mutating func readCarousel(_ name: String, _ node: YAMLNode, at origin: TextOrigin) {
        let what = "carousel \"\(name)\""
        let keys = [
            "pages", "style", "wraps", "interpolation", "easing", "samples", "tolerance", "backdrops", "overlay",
            "contrast", "foreground", "spacing", "padding", "threshold", "offsets",
        ]
        guard let members = text.members(of: node, in: what, keys: keys) else { return }
        guard let pagesNode = members["pages"] else {
            text.error(at: node, "\(what) needs \"pages\": a data file or a list of pictures.")
            return
        }
        var carousel = CarouselConfiguration(name: name, pages: readPages(pagesNode, what))
        carousel.origin = origin
        if let node = members["style"],
            let style = text.word(node, "style", among: CarouselStyle.allCases.map { ($0.rawValue, $0) })
        {
            carousel.style = style
        }
        if let node = members["wraps"], let wraps = text.bool(node, "\"wraps\"") { carousel.wraps = wraps }
        if let node = members["interpolation"],
            let interpolation = text.word(node, "interpolation", among: Interpolation.configurable)
        {
            carousel.interpolation = interpolation
        }
        // Two samples are the ends; ten thousand are more than a display has columns.
        if let node = members["samples"], let samples = text.integer(node, "\"samples\"", in: 2...10_000) {
            carousel.samples = samples
        }
        // Below a hundredth rounding to eight bits decides; above a hundred every colour is near enough to every other.
        if let node = members["tolerance"], let tolerance = text.number(node, "\"tolerance\"", in: 0.01...100) {
            carousel.tolerance = tolerance
        }
        if let node = members["easing"] { readEasing(node, &carousel) }
        if let node = members["backdrops"],
            let form = text.word(node, "form of backdrops", among: BackdropForm.allCases.map { ($0.rawValue, $0) })
        {
            carousel.backdrops = form
        }
        if let node = members["overlay"] { carousel.overlay = readColor(node, "\"overlay\"") }
        if let node = members["foreground"], let name = text.string(node, "\"foreground\"") {
            carousel.foreground = (name, text.origin(of: node))
        }
        if let node = members["contrast"], let ratio = text.number(node, "\"contrast\"", in: 1...21) {
            carousel.contrast = (ratio, text.origin(of: node))
            if members["overlay"] == nil {
                text.error(at: node, "\"contrast\" needs an \"overlay\": the colour of what is drawn on the backdrop.")
            }
        }
        readGeometry(members, &carousel)
        configuration.carousels.append(carousel)
    }

    private mutating func readEasing(_ node: YAMLNode, _ carousel: inout CarouselConfiguration) {
        guard let word = text.string(node, "\"easing\"") else { return }
        do {
            carousel.easing = try Easing(css: word)
        } catch {
            text.error(.unknownValue, at: node, "\"\(TerminalText.escaped(word))\" is no easing: \(error).")
        }
    }

    private mutating func readGeometry(_ members: [String: YAMLNode], _ carousel: inout CarouselConfiguration) {
        // A screen is some thousands of points wide; a hundred thousand are a mistake.
        let points = 0.0...100_000
        carousel.spacing = members["spacing"].flatMap { text.number($0, "\"spacing\"", in: points) }
        carousel.padding = members["padding"].flatMap { text.number($0, "\"padding\"", in: points) }
        carousel.threshold = members["threshold"].flatMap { text.number($0, "\"threshold\"", in: 1...100_000) }
        guard let node = members["offsets"],
            let offsets = text.members(of: node, in: "\"offsets\"", keys: ["widths", "step"])
        else { return }
        guard let list = offsets["widths"] else {
            text.error(at: node, "\"offsets\" needs \"widths\": those of the screen in points, as [375, 390, 430].")
            return
        }
        let widths = text.list(list).compactMap { text.number($0, "a width", in: 1...100_000) }
        let step = offsets["step"].flatMap { text.number($0, "\"step\"", in: 0.1...1000) }
        carousel.offsets = OffsetConfiguration(widths: widths, step: step ?? 1, origin: text.origin(of: node))
        if carousel.style == .snap, carousel.spacing == nil || carousel.padding == nil {
            text.error(at: node, "\"offsets\" of a snap carousel need its \"spacing\" and \"padding\".")
        }
    }

    private mutating func readPages(_ node: YAMLNode, _ what: String) -> Listing<ListedPage> {
        if let file = node.scalar {
            return dataFiles.pages(FilePath.join(folder, file), namedAt: text.origin(of: node))
        }
        var pages: [ListedPage] = []
        for entry in text.list(node) {
            if let image = entry.scalar {
                pages.append(ListedPage(image: image, backdrop: nil, origin: text.origin(of: entry)))
                continue
            }
            guard let members = text.members(of: entry, in: "a page of \(what)", keys: ["image", "backdrop"]) else {
                continue
            }
            guard let imageNode = members["image"], let image = text.string(imageNode, "\"image\"") else {
                text.error(at: entry, "a page of \(what) needs an \"image\".")
                continue
            }
            let colors = members["backdrop"].map { readColors($0, "\"backdrop\"") } ?? []
            pages.append(
                ListedPage(
                    image: image, backdrop: colors.first, gradient: colors.count > 1 ? colors : [],
                    origin: text.origin(of: imageNode)))
        }
        if node.sequence?.isEmpty == true { text.error(at: node, "\(what) has no pages.") }
        return Listing(pages)
    }

    /// One colour, or the colours of a vertical gradient from the top.
    private mutating func readColors(_ node: YAMLNode, _ what: String) -> [SRGB8] {
        if node.sequence?.isEmpty == true { text.error(.malformedColor, at: node, "\(what) has no colour.") }
        return text.list(node).compactMap { readColor($0, what) }
    }

    private mutating func readColor(_ node: YAMLNode, _ what: String) -> SRGB8? {
        guard let word = text.string(node, what) else { return nil }
        do {
            return try ColorNotation.opaque(word)
        } catch {
            // An unquoted # begins a comment in YAML, so the value is empty: the mistake that everybody makes once.
            let advice = word.isEmpty ? "put quotes around it: \"#RRGGBB\"." : error.reason
            text.error(.malformedColor, at: node, "\(what) is no colour: \(advice)")
            return nil
        }
    }
}

extension Interpolation {
    /// The words that the configuration takes: a space of the contract, with the way around the hue circle behind it
    /// where the space has one.
    static let configurable: [(String, Interpolation)] =
        ColorSpace.forInterpolation.map { ($0.rawValue, Interpolation(space: $0)) }
        + ColorSpace.forInterpolation.filter(\.hasHue).flatMap { space in
            HueInterpolation.allCases.map { ("\(space.rawValue) \($0.rawValue)", Interpolation(space: space, hue: $0)) }
        }
}
