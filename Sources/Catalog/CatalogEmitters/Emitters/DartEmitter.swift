internal import CatalogManifest
internal import Diagnostics

/// Dart: colors, pictures and carousels that look up their backdrop, for Flutter and any other Dart.
struct DartEmitter: Emitter {
    static let name = "dart"
    static let summary = "a Dart library with colors, pictures, and carousels that look up their backdrop"
    /// The names of the file and of the class.
    static let options = [
        EmitterOption("file", .fileName, standard: "catalog.dart", "the name of the library"),
        EmitterOption("class", .typeName, standard: "Catalog", "the name of the class that holds everything"),
    ]

    private let file: String
    private let library: DartFile

    init(_ options: EmitterOptions) {
        file = options["file"]
        library = DartFile(className: options["class"])
    }

    /// The library; a finding for each name that is taken, and for each carousel of which no table can be made.
    func emit(_ manifest: CatalogManifest) -> Diagnosed<Emission> {
        let code = CatalogCode(manifest, DartFile.naming)
        return Diagnosed(Emission(path: file, text: library.text(code)), code.diagnostics)
    }
}
