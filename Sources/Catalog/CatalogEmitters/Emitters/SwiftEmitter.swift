internal import AssetCatalog
internal import AssetNaming
internal import CatalogManifest
internal import Diagnostics

/// An emitter of one Swift file with a typed constant for everything in the catalog, within one namespace.
///
/// The names are the same as those that Xcode generates (``SwiftSymbol``). So `Image(.plant1)` and `UIColor.cardTop`
/// stay valid when this file replaces Xcode's.
///
/// Most constants are computed properties with a single string literal. They need no work when an app starts, compile
/// several times faster than stored properties, and a third faster than with one argument for each value.
///
/// Colors are hexadecimal digits in that literal, because code that converts integers compiles slowly. One use of `>>`
/// or `truncatingIfNeeded` costs the compiler as much time as 200 constants.
struct SwiftEmitter: PictureEmitter {
    static let name = "swift"
    static let summary = "typed Swift constants and tables of carousels' colors, which use the library TinctureKit"
    static let options = [
        EmitterOption("enum", .typeName, standard: "Assets", "the name of the enum that contains the constants"),
        EmitterOption(
            "access", .word(["internal", "public"]), standard: "internal", "the access level of the constants"),
        EmitterOption(
            "bundle", .word(["automatic", "main", "module"]), standard: "automatic",
            "the bundle that contains the pictures (automatic: that of the generated code)"),
        EmitterOption(
            "extensions", .word(["true", "false"]), standard: "true",
            "whether to write shorthands such as UIColor.cardTop"),
        EmitterOption("file", .fileName, standard: "Assets.swift", "the name of the file"),
    ]

    private let namespace: String
    private let access: String
    private let bundle: String
    private let hasExtensions: Bool
    private let file: String

    init(_ options: EmitterOptions) {
        namespace = options["enum"]
        access = options["access"] == "public" ? "public " : ""
        bundle = options["bundle"]
        hasExtensions = options["extensions"] == "true"
        file = options["file"]
    }

    func emit(_ manifest: CatalogManifest) -> Diagnosed<Emission> {
        var diagnostics: [Diagnostic] = []
        // Names that the generated code uses for modules and members, and names that Swift parses as metatypes.
        let reserved: Set = [
            namespace, "Swift", "TinctureKit", "SwiftUI", "UIKit", "AppKit", "Self", "Type", "Protocol", "allCases",
        ]
        func tree(_ entries: [SymbolEntry]) -> SymbolTree {
            diagnostics.collect(SymbolTree.build(entries, reserved: reserved))
        }
        let values = SwiftValues(namespace: namespace, manifest: manifest)
        let images = tree(values.images)
        let colors = tree(values.colors)
        let products = tree(values.products)
        let gradients = tree(values.gradients)
        let carousels = tree(manifest.carousels.compactMap { diagnostics.collect(values.carousel($0)) })

        let none = SymbolTree()
        let frameworks = FrameworkCode(
            namespace: namespace, access: access, bundle: bundle,
            images: hasExtensions ? diagnostics.collect(withoutConflicts(images)) : none,
            colors: hasExtensions ? diagnostics.collect(withoutConflicts(colors)) : none)

        var text = """
            // \(GeneratedMark.sentence)
            // swift-format-ignore-file
            // swiftlint:disable all

            \(SwiftImport.source("TinctureKit", access: access))\(frameworks.imports)

            """
        text += SwiftTemplate.types.text(["Assets": namespace, "access": access])
        for (tree, type, isStored) in [
            (images, "ImageResource", false), (colors, "ColorResource", false), (products, "Product", false),
            (gradients, "Gradient", true), (carousels, "Carousel", true),
        ] where !tree.isEmpty {
            text += constants(tree, "\(namespace).\(type)", isStored: isStored)
            if type != "Product" { text += cases(tree, "\(namespace).\(type)") }
        }
        if !manifest.products.isEmpty {
            text += "\nnonisolated extension \(namespace) {\n    /// The products, in the order of the product list.\n"
            text += "    \(access)static let products: [\(namespace).Product] = [\n"
            for product in manifest.products { text += "        \(values.product(product)),\n" }
            text += "    ]\n}\n"
        }
        return Diagnosed(Emission(path: file, text: "\(text)\n\(frameworks.text)"), diagnostics)
    }

    /// Returns the string literal that contains the picture's colors, which products may contain too.
    func texts(of picture: PictureColors) -> [PictureText] {
        var manifest = CatalogManifest()
        manifest.palettes = picture.found.map { [PaletteEntry(image: picture.image, colors: $0)] } ?? []
        let value = SwiftValues(namespace: namespace, manifest: manifest).imageText(picture.image)
        return [PictureText(path: file, parts: [Array(value.utf8)])]
    }

    /// Returns the constants of one type; those with arrays are stored, so that the arrays are created only once.
    private func constants(_ tree: SymbolTree, _ type: String, isStored: Bool) -> String {
        let source = tree.source(access: access) { entry, symbol in
            isStored
                ? "static let \(symbol): \(type) = \(entry.value)" : "static var \(symbol): \(type) { \(entry.value) }"
        }
        return "\nnonisolated extension \(type) {\n\(source)}\n"
    }

    /// Returns a list of all constants of a type, and an initializer that finds a constant by name.
    private func cases(_ tree: SymbolTree, _ type: String) -> String {
        """

        nonisolated extension \(type): Swift.CaseIterable {
            /// Every constant, in the order of this file.
            \(access)static let allCases: [\(type)] = [
        \(tree.paths())    ]
            private static let byName: [Swift.String: \(type)] =
                Swift.Dictionary(allCases.map { ($0.name, $0) }) { first, _ in first }

            /// Creates the value with this name in the catalog; nil if there is none.
            \(access)init?(_ name: Swift.String) {
                guard let found = Self.byName[name] else { return nil }
                self = found
            }
        }

        """
    }

    /// Returns the constants that can have a shorthand in a framework's type, such as `UIColor.cardTop`.
    ///
    /// A constant is left out, with a warning, if the type already has a member with its name.
    private func withoutConflicts(_ tree: SymbolTree) -> Diagnosed<SymbolTree> {
        let conflicts = tree.entries.compactMap { entry in
            entry.symbol.conflictingType.map { type in
                Diagnostic(
                    .warning, .symbolConflict, about: entry.subject,
                    "the generated Swift has no shorthand \(type).\(entry.symbol.name) for the \"\(entry.name)\" \(entry.what), "
                        + "because \(type) already has this symbol. Rename the asset, or write --emit "
                        + "swift:extensions=false, for no shorthands.")
            }
        }
        return Diagnosed(tree.filter { $0.symbol.conflictingType == nil }, conflicts)
    }
}
