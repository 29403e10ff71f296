internal import CatalogManifest
internal import Diagnostics

/// An emitter of an ES module and its types: colors, products, gradients, and carousels with their backdrop colors.
///
/// The pictures are in a separate module with one constant for each picture, so that an app includes only the pictures
/// that it imports.
///
/// The modules have no dependencies and don't use the DOM, so they run in browsers, on servers and in mini programs.
struct WebEmitter: Emitter {
    static let name = "web"
    static let summary = "an ES module with TypeScript types, whose carousels return the backdrop at any position"
    static let options = [
        EmitterOption(
            "file", .fileName, standard: "catalog.js",
            "the name of the module, .js or .mjs; its types are in a .d.ts beside it"),
        EmitterOption(
            "pictures", .word(["all", "shown", "none"]), standard: "all",
            "the pictures in the module NAME.pictures.js: all, shown (those of carousels and products), or none"),
    ]

    private let stem: String
    /// The extension of the module: `js` or `mjs`.
    private let suffix: String
    private let pictures: String

    init(_ options: EmitterOptions) {
        let file = options["file"]
        suffix = file.hasSuffix(".mjs") ? "mjs" : "js"
        stem = file.hasSuffix(".\(suffix)") ? String(file.dropLast(suffix.count + 1)) : file
        pictures = options["pictures"]
    }

    private func files(_ stem: String, _ code: WebModule) -> [Emission.File] {
        [(suffix, code.module), ("d.\(suffix.dropLast(2))ts", code.types)].map { suffix, text in
            Emission.File(path: "\(stem).\(suffix)", text: text)
        }
    }

    /// The reserved words of JavaScript modules, and `pictures`, the name of the list of all pictures.
    private static let reserved: Set<String> = [
        "arguments", "await", "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete",
        "do", "else", "enum", "eval", "export", "extends", "false", "finally", "for", "function", "if", "implements",
        "import", "in", "instanceof", "interface", "let", "new", "null", "package", "private", "protected", "public",
        "return", "static", "super", "switch", "this", "throw", "true", "try", "typeof", "var", "void", "while", "with",
        "yield", "pictures",
    ]

    private func pictureModule(_ manifest: CatalogManifest) -> Diagnosed<WebModule> {
        var shown = Set(manifest.products.map(\.image))
        for carousel in manifest.carousels {
            shown.formUnion(carousel.pages.map(\.image))
            if let foreground = carousel.foreground { shown.insert(foreground) }
        }
        let pictures = manifest.pictureColors.filter { self.pictures == "all" || shown.contains($0.image) }
        let entries = CatalogCode.entries(
            pictures.map { ($0.image, .image($0.image), $0) },
            CatalogCode.Naming(form: "JavaScript name", reserved: Self.reserved, first: "_"))
        var code = WebModule(besideCatalog: "\(stem).\(suffix)")
        for entry in entries.value { code.add(entry.symbol, of: "Picture", value: WebValue.picture(entry.value)) }
        code.add(
            "pictures", "The pictures, by their catalog names.", of: "Picture", isData: false,
            entries.value.map { ($0.name, $0.symbol) })
        return entries.map { _ in code }
    }

    func emit(_ manifest: CatalogManifest) -> Diagnosed<Emission> {
        var code = WebModule()
        code.add(
            "colors", "The named colors.", of: "AppearanceColors",
            manifest.colors.compactMap { color in WebValue.color(color).map { (color.name, $0) } })
        code.add(
            "gradients", "The static gradients.", of: "Gradient",
            manifest.gradients.map { ($0.name, WebValue.gradient($0)) })
        code.add(
            "products", "The products, in the order of the product list.", of: "Product",
            manifest.products.map(WebValue.product))
        var diagnostics: [Diagnostic] = []
        let carousels = manifest.carousels.compactMap { carousel -> (String, String)? in
            diagnostics.collect(carousel.tables).map { (carousel.name, WebValue.carousel(carousel, $0)) }
        }
        code.add("carousels", "The carousels.", of: "Carousel", isData: false, carousels)
        var files = files(stem, code)
        if pictures != "none" {
            files += self.files(stem + ".pictures", diagnostics.collect(pictureModule(manifest)))
        }
        return Diagnosed(Emission(files: files), diagnostics)
    }
}
