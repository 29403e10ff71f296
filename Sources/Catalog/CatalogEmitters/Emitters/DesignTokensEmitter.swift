internal import AssetCatalog
internal import AssetNaming
internal import CatalogManifest
internal import Diagnostics
internal import OrderedJSON

/// An emitter of design tokens: colors and gradients in the JSON format of the W3C Design Tokens Community Group.
///
/// The tokens that differ in dark mode are in a separate file, and a resolver document combines both files. References:
/// *Design Tokens Format Module 2025.10*, *Color Module 2025.10* and *Resolver Module 2025.10*, designtokens.org.
struct DesignTokensEmitter: Emitter {
    static let name = "tokens"
    static let summary =
        "design tokens in the W3C community group's format for light and dark mode, with a resolver file"
    static let options = [
        EmitterOption(
            "file", .fileName, standard: "catalog", "the base name of the files, without .tokens.json or .resolver.json"
        )
    ]

    private let file: String

    init(_ options: EmitterOptions) { file = options["file"] }

    func emit(_ manifest: CatalogManifest) -> Diagnosed<Emission> {
        var tokens = DesignTokens()
        for color in manifest.colors { tokens.add(color) }
        for picture in manifest.pictureColors { tokens.add(picture) }
        for gradient in manifest.gradients { tokens.add(gradient) }
        for carousel in manifest.carousels { tokens.add(carousel) }
        let files = [
            (file + ".tokens.json", Self.marked(tokens.light.node)),
            (file + "-dark.tokens.json", Self.marked(tokens.dark.node)),
            (file + ".resolver.json", resolver),
        ].map { path, node in
            Emission.File(path: path, text: JSONWriter.document(node))
        }
        return tokens.register.diagnosed(Emission(files: files))
    }

    private static func marked(_ tokens: JSONNode) -> JSONNode {
        let mark: JSONNode = ["$extensions": ["tincture.generated": .text(GeneratedMark.sentence)]]
        return mark.with((tokens.members ?? []).map { ($0.name, $0.value) })
    }

    /// The resolver document, by which other tools use the dark tokens in dark mode.
    private var resolver: JSONNode {
        func reference(_ name: String) -> JSONNode { ["$ref": .text(name.percentEncoded(except: "-._~"))] }
        let appearance: JSONNode = [
            "description": "Whether the system is in light or dark mode.",
            "contexts": ["light": .list([]), "dark": .list([reference(file + "-dark.tokens.json")])],
            "default": "light",
        ]
        return [
            "name": .text(file), "version": "2025.10", "description": .text(GeneratedMark.sentence),
            "sets": ["catalog": ["sources": .list([reference(file + ".tokens.json")])]],
            "modifiers": ["appearance": appearance],
            "resolutionOrder": .list([["$ref": "#/sets/catalog"], ["$ref": "#/modifiers/appearance"]]),
        ]
    }
}
