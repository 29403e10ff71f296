internal import AssetNaming
internal import CatalogManifest
internal import Diagnostics

/// Swift: one file with a typed constant for everything in the catalog, under one namespace.
///
/// Names are those that Xcode generates (``SwiftSymbol``), so that `Image(.plant1)` and `UIColor.cardTop` don't change
/// when this file replaces Xcode's. Constants are computed properties, each from one literal. This compiles several
/// times faster than stored ones, and a third faster than one argument per value. It also does no work when an app
/// starts. Colors are digits in that literal, not numbers. `>>` or `truncatingIfNeeded` on one integer makes the
/// compiler read and rewrite all generic arithmetic of the standard library, as much work as 200 constants.
struct SwiftEmitter: PictureEmitter {
    static let name = "swift"
    static let summary = "typed constants and gradient tables for import TinctureKit"
    /// The options: the namespace, its access level, the location of pictures, the shorthands for frameworks, and the
    /// file name.
    static let options = [
        EmitterOption("enum", .typeName, standard: "Assets", "the name of the namespace"),
        EmitterOption(
            "access", .word(["internal", "public"]), standard: "internal", "the access level of the constants"),
        EmitterOption(
            "bundle", .word(["automatic", "main", "module"]), standard: "automatic", "the bundle that has the pictures"),
        EmitterOption("extensions", .word(["true", "false"]), standard: "true", "shorthands such as UIColor.cardTop"),
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

    /// Returns the file, with a finding for each name that can't be a distinct symbol.
    func emit(_ manifest: CatalogManifest) -> Diagnosed<Emission> {
        var diagnostics: [Diagnostic] = []
        // Modules that the code names, and names that Swift parses as metatypes.
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

        var text = TextBytes(
            """
            // \(GeneratedContent.mark)
            // swift-format-ignore-file
            // swiftlint:disable all

            \(SwiftImport.source("TinctureKit", access: access))\(frameworks.imports)

            """)
        // A picture has a constant and two shorthands, with little around them.
        text.reserve(512 * (manifest.images.count + manifest.colors.count))
        SwiftTemplate.types.write(to: &text, ["Assets": namespace, "access": access])
        write(images, "ImageResource", to: &text)
        writeCases(images, "ImageResource", to: &text)
        write(colors, "ColorResource", to: &text)
        writeCases(colors, "ColorResource", to: &text)
        write(products, "Product", to: &text)
        write(gradients, "Gradient", isStored: true, to: &text)
        writeCases(gradients, "Gradient", to: &text)
        write(carousels, "Carousel", isStored: true, to: &text)
        writeCases(carousels, "Carousel", to: &text)
        if !manifest.products.isEmpty {
            text += "\nnonisolated extension \(namespace) {\n    /// The products in the order of their list.\n"
            text += "    \(access)static let products: [\(namespace).Product] = [\n"
            for product in manifest.products { text += "        \(values.product(product)),\n" }
            text += "    ]\n}\n"
        }
        text += "\n"
        frameworks.write(to: &text)
        return Diagnosed(Emission(path: file, text: text), diagnostics)
    }

    /// Returns the picture's literal, which occurs wherever the picture does.
    func texts(of picture: PictureColors) -> [PictureText] {
        var manifest = CatalogManifest()
        manifest.palettes = picture.found.map { [PaletteEntry(image: picture.image, colors: $0)] } ?? []
        let value = SwiftValues(namespace: namespace, manifest: manifest).imageText(picture.image)
        return [PictureText(path: file, parts: [value])]
    }

    /// Adds the constants of one type.
    ///
    /// Constants with arrays are stored, so that they are created only once.
    private func write(_ tree: SymbolTree, _ type: String, isStored: Bool = false, to text: inout TextBytes) {
        if tree.isEmpty { return }
        let type = "\(namespace).\(type)"
        let (keyword, beginning, end) =
            isStored ? ("static let ", ": \(type) = ", "") : ("static var ", ": \(type) { ", " }")
        text += "\nnonisolated extension \(type) {\n"
        tree.write(to: &text, access: access) { entry, symbol, text in
            text += keyword
            text += symbol
            text += beginning
            text += entry.value
            text += end
        }
        text += "}\n"
    }

    /// Adds the list of all constants of a type, and their lookup by name.
    private func writeCases(_ tree: SymbolTree, _ type: String, to text: inout TextBytes) {
        if tree.isEmpty { return }
        let type = "\(namespace).\(type)"
        text += """

            nonisolated extension \(type): Swift.CaseIterable {
                /// Every constant, in the order of this file.
                \(access)static let allCases: [\(type)] = [

            """
        tree.writePaths(to: &text)
        text += """
                ]
                private static let byName: [Swift.String: \(type)] =
                    Swift.Dictionary(allCases.map { ($0.name, $0) }) { first, _ in first }

                /// The one with a name in the catalog; nil for a name that the catalog doesn't have.
                \(access)init?(_ name: Swift.String) {
                    guard let found = Self.byName[name] else { return nil }
                    self = found
                }
            }

            """
    }

    /// Returns the constants for which a framework's type can have a shorthand; warns about all others, like Xcode.
    private func withoutConflicts(_ tree: SymbolTree) -> Diagnosed<SymbolTree> {
        let conflicts = tree.entries.compactMap { entry in
            entry.symbol.conflictingType.map { type in
                Diagnostic(
                    .warning, .symbolConflict, about: entry.subject,
                    "The \"\(entry.name)\" \(entry.what) name resolves to a conflicting \(type) symbol "
                        + "\"\(entry.symbol.name)\". Try renaming the asset.")
            }
        }
        return Diagnosed(tree.filter { $0.symbol.conflictingType == nil }, conflicts)
    }
}
