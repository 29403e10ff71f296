internal import AssetNaming
internal import CatalogManifest
internal import ColorScience
internal import Diagnostics

/// Android: color resources, light and dark, and a Kotlin object for each carousel, which looks up its backdrop.
///
/// The Kotlin imports nothing of Android, so that Compose, views and multiplatform code use it alike.
struct AndroidEmitter: Emitter {
    /// `android`.
    static let name = "android"
    /// What it writes.
    static let summary = "color resources for day and night, and Kotlin for carousels"
    /// The names of the folder, of what the Kotlin is in, and how resources begin.
    static let options = [
        EmitterOption("folder", .fileName, standard: "android", "the name of the folder"),
        EmitterOption("package", .packageName, standard: "catalog", "the package of the Kotlin file"),
        EmitterOption("object", .typeName, standard: "Catalog", "the name of the object that holds the carousels"),
        EmitterOption("prefix", .identifier, standard: "", "what the name of each resource begins with, such as shop"),
    ]

    private let folder: String
    private let package: String
    private let object: String
    private let prefix: String

    /// An emitter with its options.
    init(_ options: EmitterOptions) {
        folder = options["folder"]
        package = options["package"]
        object = options["object"]
        prefix = options["prefix"]
    }

    /// `res/values/colors.xml`, `res/values-night/colors.xml` and a Kotlin file.
    func emit(_ manifest: CatalogManifest) -> Diagnosed<Emission> {
        var resources = ColorResources(prefix: prefix)
        for color in manifest.colors {
            guard let light = color.lightColor ?? color.darkColor else { continue }
            resources.add(color.name, of: .color(color.name), light, dark: color.darkColor ?? light)
        }
        for picture in manifest.pictureColors {
            for color in PictureColor.all(of: picture) {
                resources.add(
                    "\(picture.image)/\(color.use)", of: .image(picture.image), Color(color.light),
                    dark: Color(color.dark))
            }
        }
        var kotlin = KotlinFile(package: package, object: object)
        for carousel in manifest.carousels { kotlin.add(carousel) }
        let place = package.split(separator: ".").joined(separator: "/")
        let file = kotlin.file
        let files = [
            ("res/values/colors.xml", resources.light), ("res/values-night/colors.xml", resources.dark),
            ("kotlin/\(place)/\(object).kt", file.value),
        ].map { path, text in Emission.File(path: "\(folder)/\(path)", bytes: Array(text.utf8)) }
        return Diagnosed(Emission(files: files), resources.register.diagnosed(()).diagnostics + file.diagnostics)
    }
}
