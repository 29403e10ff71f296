internal import CatalogManifest
internal import Diagnostics

/// An ES module with its types: colors, products, gradients, and carousels that look up their backdrop.
///
/// The pictures are in a separate module, one constant each, so that an app only includes those that it names.
///
/// It has no dependencies and doesn't use the DOM, so browsers, servers and mini programs can run it.
struct WebEmitter: Emitter {
    static let name = "web"
    static let summary = "an ES module with types, and carousels that look up their backdrop"
    /// The options: the name of the module, and which pictures are written.
    static let options = [
        EmitterOption(
            "file", .fileName, standard: "catalog.js",
            "the name of the module, .js or .mjs; its types are in a .d.ts beside it"),
        EmitterOption(
            "pictures", .word(["all", "shown", "none"]), standard: "all",
            "the pictures in the module NAME.pictures.js: all, those of carousels and products, or none"),
    ]

    /// The names of the modules without their extensions.
    private let stem: String
    /// `js` or `mjs`.
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
            Emission.File(path: "\(stem).\(suffix)", bytes: Array(text.utf8))
        }
    }

    /// The reserved words of JavaScript modules, and the name of the list of all pictures.
    private static let reserved: Set<String> = [
        "arguments", "await", "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete",
        "do", "else", "enum", "eval", "export", "extends", "false", "finally", "for", "function", "if", "implements",
        "import", "in", "instanceof", "interface", "let", "new", "null", "package", "private", "protected", "public",
        "return", "static", "super", "switch", "this", "throw", "true", "try", "typeof", "var", "void", "while", "with",
        "yield", "pictures",
    ]

    /// Returns the module of pictures, with a constant for each, and all of them by name.
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
            "pictures", "All of them by their names in the catalog.", of: "Picture", isData: false,
            entries.value.map { ($0.name, $0.symbol) })
        return entries.map { _ in code }
    }

    /// Returns the modules and their types, with a finding for each carousel without a table, and for each picture with
    /// a duplicate name.
    func emit(_ manifest: CatalogManifest) -> Diagnosed<Emission> {
        var code = WebModule()
        code.add(
            "colors", "The named colors.", of: "AppearanceColors",
            manifest.colors.compactMap { color in WebValue.color(color).map { (color.name, $0) } })
        code.add(
            "gradients", "The static gradients.", of: "Gradient",
            manifest.gradients.map { ($0.name, WebValue.gradient($0)) })
        code.add(
            "products", "The products in the order of their list.", of: "Product",
            manifest.products.map(WebValue.product))
        var diagnostics: [Diagnostic] = []
        let carousels = manifest.carousels.compactMap { carousel -> (String, String)? in
            switch carousel.tables {
            case .failure(let unusable):
                diagnostics.append(unusable.finding)
                return nil
            case .success(let tables):
                return (carousel.name, WebValue.carousel(carousel, tables))
            }
        }
        code.add("carousels", "The carousels.", of: "Carousel", isData: false, carousels)
        var files = files(stem, code)
        if pictures != "none" {
            files += self.files(stem + ".pictures", diagnostics.collect(pictureModule(manifest)))
        }
        return Diagnosed(Emission(files: files), diagnostics)
    }
}
