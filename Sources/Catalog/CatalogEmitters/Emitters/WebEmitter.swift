internal import CatalogManifest
internal import Diagnostics

/// One ES module with its types: colors, pictures, products, gradients, and carousels that look up their backdrop.
///
/// It depends on nothing and uses no DOM, so that browsers, servers and mini programs run it.
struct WebEmitter: Emitter {
    /// `web`.
    static let name = "web"
    /// What it writes.
    static let summary = "an ES module with types, whose carousels look up their backdrop"
    /// The name of the module.
    static let options = [
        EmitterOption(
            "file", .fileName, standard: "catalog.js",
            "the name of the module, .js or .mjs; its types are in a .d.ts beside it")
    ]

    private let module: String
    private let types: String

    /// An emitter with its files.
    init(_ options: EmitterOptions) {
        let file = options["file"]
        if file.hasSuffix(".mjs") {
            (module, types) = (file, file.dropLast(4) + ".d.mts")
        } else {
            let stem = file.hasSuffix(".js") ? file.dropLast(3) : file[...]
            (module, types) = (stem + ".js", stem + ".d.ts")
        }
    }

    /// The module and its types; a finding for each carousel of which no table can be made.
    func emit(_ manifest: CatalogManifest) -> Diagnosed<Emission> {
        var code = WebModule()
        code.add(
            "colors", "The named colors.", of: "AppearanceColors",
            manifest.colors.compactMap { color in WebValue.color(color).map { (color.name, $0) } })
        code.add(
            "gradients", "The static gradients.", of: "Gradient",
            manifest.gradients.map { ($0.name, WebValue.gradient($0)) })
        code.add(
            "pictures", "The pictures whose colors are known.", of: "Picture",
            manifest.pictureColors.map { ($0.image, WebValue.picture($0)) })
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
        let files = [(module, code.module), (types, code.types)].map {
            Emission.File(path: $0, bytes: Array($1.utf8))
        }
        return Diagnosed(Emission(files: files), diagnostics)
    }
}
