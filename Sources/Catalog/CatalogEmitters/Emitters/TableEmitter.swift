internal import AssetNaming
internal import CarouselGradients
internal import CatalogManifest
internal import ColorScience
internal import Diagnostics

/// An emitter of the color tables of each carousel, and of the ThumbHash of each placeholder.
///
/// `GradientTable(bytes:)` and `BackdropTable(bytes:)` read the tables.
struct TableEmitter: PictureEmitter {
    static let name = "tables"
    static let summary =
        "binary files with the color behind each carousel at every position, in light and dark mode, and the ThumbHash of each placeholder"
    static let options = [EmitterOption("folder", .fileName, standard: "Tables", "the name of the folder")]

    private let folder: String

    init(_ options: EmitterOptions) { folder = options["folder"] }

    func emit(_ manifest: CatalogManifest) -> Diagnosed<Emission> {
        var register = NameRegister("file", foldsCase: true)
        var emission = Emission()
        var diagnostics: [Diagnostic] = []
        for carousel in manifest.carousels {
            guard let tables = diagnostics.collect(carousel.tables) else { continue }
            let name = PlainName.of(carousel.name)
            // One claim is enough. Plain names contain no dot, so the other files of two carousels have different names
            // too.
            guard register.claim(name + ".gradienttable", for: .carousel(carousel.name)) else { continue }
            var files = [(".gradienttable", tables.light.bytes), (".dark.gradienttable", tables.dark.bytes)]
            if let (light, dark) = tables.gradients {
                files += [(".backdroptable", light.bytes), (".dark.backdroptable", dark.bytes)]
            }
            emission.files += files.map { Emission.File(path: "\(folder)/\(name)\($0)", bytes: $1) }
        }
        for picture in manifest.pictureColors {
            guard let hash = picture.found?.thumbhash.flatMap({ Base64.bytes($0) }) else { continue }
            let file = Self.file(of: picture)
            guard register.claim(file, for: .image(picture.image)) else { continue }
            emission.files.append(Emission.File(path: "\(folder)/\(file)", bytes: hash))
        }
        return Diagnosed(emission, diagnostics + register.diagnosed(()).diagnostics)
    }

    func texts(of picture: PictureColors) -> [PictureText] {
        guard let hash = picture.found?.thumbhash.flatMap({ Base64.bytes($0) }) else { return [] }
        return [PictureText(path: "\(folder)/\(Self.file(of: picture))", parts: [hash])]
    }

    private static func file(of picture: PictureColors) -> String { PlainName.of(picture.image) + ".thumbhash" }
}
