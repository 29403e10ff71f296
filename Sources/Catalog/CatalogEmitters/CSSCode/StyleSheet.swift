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
    private var light = PropertyLines()
    private var dark = PropertyLines()
    /// The properties whose values contain `var()`.
    ///
    /// CSS resolves `var()` on the element for which a property is declared, so each rule that changes a color declares
    /// them again.
    private var derived = PropertyLines()
    private var rules = ""
    private var colors: [String: ColorEntry] = [:]

    init(names: CSSNames) { self.names = names }

    func text(_ selectors: Selectors) -> [UInt8] {
        var text = TextBytes()
        text.reserve(light.size() + dark.size(indentedBy: 2) + rules.utf8.count + 512)
        text += "/* \(GeneratedMark.sentence) */\n"
        text += "\(selectors.light.isEmpty ? ":root" : ":root, \(selectors.light)") {\n"
        light.write(to: &text)
        text += "}\n"
        if !dark.isEmpty {
            let root = selectors.light.isEmpty ? ":root" : ":root:not(\(selectors.light))"
            text += "\n@media (prefers-color-scheme: dark) {\n  \(root) {\n"
            dark.write(to: &text, indentedBy: "  ")
            text += "  }\n}\n"
        }
        if !selectors.dark.isEmpty, !dark.isEmpty || !derived.isEmpty {
            text += "\n\(selectors.dark) {\n"
            dark.write(to: &text)
            derived.write(to: &text)
            text += "}\n"
        }
        text += rules
        return text.bytes
    }

    /// Returns the lines for light mode, for dark mode, and, if there is one, for the dark selector.
    func parts(_ selectors: Selectors) -> [[UInt8]] {
        let parts = [light.text(), dark.text(indentedBy: "  ")]
        return selectors.dark.isEmpty ? parts : parts + [dark.text()]
    }

    /// Adds a property with a value and a name that isn't taken, and returns whether it was added.
    @discardableResult
    private mutating func add(
        _ property: String, of subject: Subject, _ value: String?, dark darkValue: String?
    ) -> Bool {
        guard let value = value ?? darkValue, register.claim(property, for: subject) else { return false }
        light.add(property, value)
        if let darkValue, darkValue != value {
            dark.add(property, darkValue)
        } else if value.utf8.first != UInt8(ascii: "#"), value.contains("var(") {
            derived.add(property, value)
        }
        return true
    }

    mutating func add(_ color: ColorEntry) {
        let isAdded = add(
            names.property("color", color.name), of: .color(color.name), color.lightColor?.plainCSS,
            dark: color.darkColor?.plainCSS)
        if isAdded { colors[color.name] = color }
    }

    /// Adds the properties of pictures; duplicates are looked for only if there can be any, because that takes time.
    mutating func add(_ pictures: [PictureColors]) {
        let written = pictures.map { names.written($0.image) }
        // Only these two uses can collide: the `backdrop` of "gradient-a" and the `backdrop-gradient` of "a".
        let areDistinct =
            Set(written).count == written.count && !written.contains { $0.utf8.starts(with: "gradient-".utf8) }
        // Most pictures have about ten properties, half of which also have a dark value.
        light.reserve(12 * pictures.count)
        dark.reserve(6 * pictures.count)
        for (picture, written) in zip(pictures, written) {
            add(picture, named: Owner(image: picture.image, written: written, isDistinct: areDistinct))
        }
    }

    mutating func add(_ picture: PictureColors) {
        let written = names.written(picture.image)
        add(picture, named: Owner(image: picture.image, written: written, isDistinct: false))
    }

    private struct Owner {
        let image: String
        let written: String
        /// Whether no other picture can have a property with the same name.
        let isDistinct: Bool
    }

    private mutating func add(_ picture: PictureColors, named owner: Owner) {
        for color in PictureColor.all(of: picture) {
            add(color.use, of: owner, hasDark: color.dark != color.light) { text, isDark in
                text.add(ascii: "#")
                text.add(digitsOf: isDark ? color.dark : color.light)
            }
        }
        if let hash = picture.found?.thumbhash {
            // A script on the page can decode this string. The `placeholder` property needs no script.
            add("thumbhash", of: owner) { text, _ in text += "\"\(hash)\"" }
            if let url = PageBackdrop.Placeholder(base64: hash).map(PlaceholderPicture.init)?.url {
                add("placeholder", of: owner) { text, _ in text += "url(\"\(url)\")" }
            }
        }
        if let stops = picture.backdropGradient { add("backdrop-gradient", of: owner, to: "bottom", stops) }
        if let gradient = picture.bleedGradient {
            add("bleed-gradient", of: owner, to: gradient.to.rawValue, gradient.stops)
        }
    }

    private mutating func add(_ use: String, of owner: Owner, to end: String, _ stops: [BackdropStop]) {
        add(use, of: owner, hasDark: stops.contains { $0.dark != $0.hex }) { $0.add(stops, to: end, isDark: $1) }
    }

    private mutating func add(
        _ use: String, of owner: Owner, hasDark: Bool = false, _ value: (inout TextBytes, _ isDark: Bool) -> Void
    ) {
        guard owner.isDistinct || register.claim(names.property(use, owner.image), for: .image(owner.image)) else {
            return
        }
        func write(_ text: inout TextBytes, _ names: CSSNames, isDark: Bool) {
            names.write(use, written: owner.written, to: &text)
            text += ": "
            value(&text, isDark)
        }
        let names = names
        light.add { write(&$0, names, isDark: false) }
        if hasDark { dark.add { write(&$0, names, isDark: true) } }
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
