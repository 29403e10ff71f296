internal import AssetCatalog
internal import AssetNaming
internal import CarouselGradients
internal import CatalogManifest
internal import ColorScience
internal import Diagnostics

/// The properties of a style sheet, for light mode and for dark mode.
struct StyleSheet {
    /// The selectors that force light or dark mode, regardless of the system's setting; empty if there are none.
    struct Selectors {
        let dark: String
        let light: String
    }

    private(set) var register = NameRegister("CSS property")
    private let names: CSSNames
    private var light = ""
    private var dark = ""
    /// The properties whose values contain `var()`.
    ///
    /// CSS resolves `var()` on the element for which a property is declared, so each rule that changes a color declares
    /// them again.
    private var derived = ""
    private var rules = ""
    private var colors: [String: ColorEntry] = [:]

    init(names: CSSNames) { self.names = names }

    func text(_ selectors: Selectors) -> String {
        var text = "/* \(GeneratedMark.sentence) */\n"
        text += "\(selectors.light.isEmpty ? ":root" : ":root, \(selectors.light)") {\n"
        text += light + "}\n"
        if !dark.isEmpty {
            let root = selectors.light.isEmpty ? ":root" : ":root:not(\(selectors.light))"
            text += "\n@media (prefers-color-scheme: dark) {\n  \(root) {\n"
            text += Self.indented(dark) + "  }\n}\n"
        }
        if !selectors.dark.isEmpty, !dark.isEmpty || !derived.isEmpty {
            text += "\n\(selectors.dark) {\n\(dark)\(derived)}\n"
        }
        return text + rules
    }

    /// Returns the lines for light mode, for dark mode, and, if there is one, for the dark selector.
    func parts(_ selectors: Selectors) -> [String] {
        [light, Self.indented(dark)] + (selectors.dark.isEmpty ? [] : [dark])
    }

    private static func indented(_ lines: String) -> String {
        lines.utf8.split(separator: UInt8(ascii: "\n")).map { "  \(Substring($0))\n" }.joined()
    }

    /// Adds a property with a value and a name that isn't taken, and returns whether it was added.
    @discardableResult
    private mutating func add(
        _ property: String, of subject: Subject, _ value: String?, dark darkValue: String?
    ) -> Bool {
        guard let value = value ?? darkValue, register.claim(property, for: subject) else { return false }
        light += "  \(property): \(value);\n"
        if let darkValue, darkValue != value {
            dark += "  \(property): \(darkValue);\n"
        } else if !value.hasPrefix("url("), value.contains("var(") {
            derived += "  \(property): \(value);\n"
        }
        return true
    }

    mutating func add(_ color: ColorEntry) {
        let isAdded = add(
            names.property("color", color.name), of: .color(color.name), color.lightColor?.plainCSS,
            dark: color.darkColor?.plainCSS)
        if isAdded { colors[color.name] = color }
    }

    mutating func add(_ picture: PictureColors) {
        let name = names.written(picture.image)
        func add(_ use: String, _ value: String, dark: String? = nil) {
            self.add(names.property(use, written: name), of: .image(picture.image), value, dark: dark)
        }
        for color in PictureColor.all(of: picture) { add(color.use, color.light.hex, dark: color.dark.hex) }
        if let hash = picture.found?.thumbhash {
            // A script on the page can decode this string. The `placeholder` property needs no script.
            add("thumbhash", "\"\(hash)\"")
            if let url = PageBackdrop.Placeholder(base64: hash).map(PlaceholderPicture.init)?.url {
                add("placeholder", "url(\"\(url)\")")
            }
        }
        if let stops = picture.backdropGradient {
            add("backdrop-gradient", stops.css(to: "bottom", \.hex), dark: stops.css(to: "bottom", \.dark))
        }
        if let gradient = picture.bleedGradient {
            let (stops, end) = (gradient.stops, gradient.to.rawValue)
            add("bleed-gradient", stops.css(to: end, \.hex), dark: stops.css(to: end, \.dark))
        }
    }

    mutating func add(_ gradient: GradientEntry) {
        guard let line = CSSGradientLine(start: gradient.start, end: gradient.end) else { return }
        func value(_ color: (GradientEntry.Stop) -> Color?) -> String {
            let stops = gradient.stops.map { stop in
                // A stop with a named color refers to the property of that color, which has its color space and dark
                // value.
                let named = colors[stop.color].flatMap { color in
                    stop.isValue(of: color) ? "var(\(names.property("color", color.name)))" : nil
                }
                return "\(named ?? color(stop)?.plainCSS ?? stop.hex) \(CSSPercent.of(line.location(stop.location)))"
            }
            return "linear-gradient(\(line.direction), \(stops.joined(separator: ", ")))"
        }
        add(
            names.property("gradient", gradient.name), of: .gradient(gradient.name), value(\.lightColor),
            dark: value { $0.darkColor ?? $0.lightColor })
    }

    mutating func add(_ carousel: CarouselEntry, hasKeyframes: Bool) {
        let name = names.name("carousel", carousel.name)
        for (number, page) in carousel.pages.enumerated() {
            let text = TextColors(page)
            for area in text.areas {
                add(
                    "--\(name)-\(number + 1)-\(names.written(area.name))", of: .carousel(carousel.name), area.light.hex,
                    dark: area.dark.hex)
            }
            if let scrim = text.scrim {
                add(
                    "--\(name)-\(number + 1)-scrim", of: .carousel(carousel.name), scrim.light.plainCSS,
                    dark: scrim.dark.plainCSS)
            }
        }
        guard !carousel.transitions.isEmpty else { return }
        let light = CarouselKeyframes(carousel, name: name)
        let dark = CarouselKeyframes(dark: carousel, name: name + "-dark", tracks: light.tracks)
        let isAdded = add("--" + name, of: .carousel(carousel.name), light.strip, dark: dark?.strip)
        guard isAdded, hasKeyframes else { return }
        add("--\(name)-keyframes", of: .carousel(carousel.name), light.name, dark: dark?.name)
        rules += light.registrations + light.text + (dark?.text ?? "") + light.rule
    }
}
