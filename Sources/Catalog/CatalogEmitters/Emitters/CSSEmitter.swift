internal import AssetNaming
internal import CatalogManifest
internal import ColorScience
internal import Diagnostics

/// An emitter of CSS custom properties for named colors, pictures and gradients, and for the strips of carousels.
///
/// A strip is a horizontal gradient from the first page to the last, or back to the first page if the carousel wraps. A
/// browser blends its stops in gamma-encoded sRGB, for which they were computed.
struct CSSEmitter: PictureEmitter {
    static let name = "css"
    static let summary = "custom properties and gradients"
    static let options = [
        EmitterOption("file", .fileName, standard: "catalog.css", "the name of the file"),
        EmitterOption("prefix", .identifier, standard: "", "a prefix for each property name, such as shop"),
        EmitterOption(
            "case", .word(["name", "kebab"]), standard: "name",
            "property names as in the catalog, or in kebab-case"),
        EmitterOption(
            "dark", .selector, standard: "", "a selector that forces dark mode, such as [data-theme=dark]"),
        EmitterOption(
            "light", .selector, standard: "", "a selector that forces light mode, such as [data-theme=light]"),
        EmitterOption(
            "keyframes", .word(["true", "false"]), standard: "false",
            "whether each carousel gets a class whose background follows the scroll position"),
    ]

    private let file: String
    private let names: CSSNames
    private let selectors: StyleSheet.Selectors
    private let hasKeyframes: Bool

    init(_ options: EmitterOptions) {
        file = options["file"]
        names = CSSNames(prefix: options["prefix"], isKebab: options["case"] == "kebab")
        selectors = StyleSheet.Selectors(dark: options["dark"], light: options["light"])
        hasKeyframes = options["keyframes"] == "true"
    }

    func emit(_ manifest: CatalogManifest) -> Diagnosed<Emission> {
        var sheet = StyleSheet(names: names)
        for color in manifest.colors { sheet.add(color) }
        for picture in manifest.pictureColors { sheet.add(picture) }
        for gradient in manifest.gradients { sheet.add(gradient) }
        for carousel in manifest.carousels { sheet.add(carousel, hasKeyframes: hasKeyframes) }
        return sheet.register.diagnosed(Emission(path: file, text: sheet.text(selectors)))
    }

    func texts(of picture: PictureColors) -> [PictureText] {
        var sheet = StyleSheet(names: names)
        sheet.add(picture)
        let declarations = sheet.register.words.map { Array("\n  \($0):".utf8) }
        let parts = sheet.parts(selectors).map { Array($0.utf8) }
        return [PictureText(path: file, parts: parts, declarations: Set(declarations))]
    }
}
