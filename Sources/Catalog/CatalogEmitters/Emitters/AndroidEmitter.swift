internal import AssetNaming
internal import CatalogManifest
internal import ColorScience
internal import Diagnostics

/// An emitter for Android: color resources for light and dark mode, and Kotlin code for colors, pictures and carousels.
///
/// The Kotlin code doesn't import Android's libraries, so that Compose, views and multiplatform projects can use the
/// code. Only the option `resources` adds imports, such as `DrawableRes`, for references to pictures.
struct AndroidEmitter: Emitter {
    static let name = "android"
    static let summary = "color resources for day and night, and Kotlin for colors, pictures and carousels"
    static let options = [
        EmitterOption("folder", .fileName, standard: "android", "the name of the folder"),
        EmitterOption(
            "package", .packageName(isOptional: false), standard: "catalog", "the package of the Kotlin code"),
        EmitterOption("object", .typeName, standard: "Catalog", "the name of the object that holds everything"),
        EmitterOption(
            "types", .packageName(isOptional: true), standard: "",
            "the package of another module's Kotlin output. This output then uses the classes there, such as Carousel, instead of its own"
        ),
        EmitterOption(
            "resources", .packageName(isOptional: true), standard: "",
            "the package of the app's R class, for pictures that are resources"),
        EmitterOption("prefix", .identifier, standard: "", "a prefix of each resource's name, such as shop"),
    ]

    private let folder: String
    private let kotlin: KotlinFile
    private let prefix: String

    init(_ options: EmitterOptions) {
        folder = options["folder"]
        kotlin = KotlinFile(
            package: options["package"], object: options["object"], typesPackage: options["types"],
            resources: options["resources"])
        prefix = options["prefix"]
    }

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
        let code = CatalogCode(manifest, KotlinFile.naming)
        let place = "kotlin/" + kotlin.package.split(separator: ".").joined(separator: "/")
        var texts = [
            ("res/values/colors.xml", resources.light), ("res/values-night/colors.xml", resources.dark),
            ("\(place)/\(kotlin.object).kt", kotlin.catalog(code)),
        ]
        if kotlin.typesPackage.isEmpty { texts.append(("\(place)/\(kotlin.object)Types.kt", kotlin.types)) }
        let files = texts.map { path, text in Emission.File(path: "\(folder)/\(path)", text: text) }
        let clashes = resources.register.diagnosed(()).diagnostics
        // Names that clash as resources usually clash in Kotlin too, and one finding is enough.
        let others = code.diagnostics.filter { other in !clashes.contains { $0.subject == other.subject } }
        return Diagnosed(Emission(files: files), clashes + others)
    }
}
