internal import CatalogManifest
internal import Diagnostics

/// An emitter of Dart code for Flutter: colors, pictures, and carousels that return the backdrop at any position.
struct DartEmitter: Emitter {
    static let name = "dart"
    static let summary = "a Dart library with colors and pictures, whose carousels return the backdrop at any position"
    static let options = [
        EmitterOption("file", .fileName, standard: "catalog.dart", "the name of the library"),
        EmitterOption(
            "class", .typeName, standard: "Catalog",
            "the name of the carousel class, and the prefix of the names of the color and picture classes"),
    ]

    private let file: String
    private let library: DartFile

    init(_ options: EmitterOptions) {
        file = options["file"]
        library = DartFile(className: options["class"])
    }

    func emit(_ manifest: CatalogManifest) -> Diagnosed<Emission> {
        let code = CatalogCode(manifest, DartFile.naming)
        return Diagnosed(Emission(path: file, text: library.text(code)), code.diagnostics)
    }
}
