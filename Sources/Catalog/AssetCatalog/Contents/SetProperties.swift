package import Diagnostics

/// The object `properties` in the `Contents.json` of a set or group.
///
/// The keys that Tincture uses have a Swift property in this type. The values of other known keys are only checked.
///
/// Source: Apple, *Asset Catalog Format Reference*, and the keys found in 207 real catalogs.
package struct SetProperties: Sendable, Equatable, ContentsObject {
    /// `template` if the app draws only the picture's alpha, in the tint color of the view; otherwise `original`.
    package var templateRenderingIntent: String?
    /// Whether a PDF or SVG stays a vector picture in the app.
    package var preservesVectorRepresentation: Bool?
    /// The method by which Xcode's asset catalog compiler (`actool`) compresses the files, such as `lossless`.
    package var compression: String?
    /// `auto` if watchOS scales the picture to the size of the watch.
    package var autoScaling: String?
    package var localizable: Bool?
    package var onDemandResourceTags: [String]?

    /// Whether the folder's name is a part of the names of the sets inside, as in `Icons/Cart`.
    package var providesNamespace: Bool?

    package var filename: String?

    @NotCompared package var filenamePlace = TextPosition.start
    package var unknown = UnknownMembers()

    package init() {}

    static let displayName = "\"properties\""

    private static let size = KeptForm.object("a size", [("height", .number), ("width", .number)])

    static let table = FieldTable<SetProperties>([
        .kept("accessibility-label", .text),
        .text("auto-scaling", \.autoScaling, known: ["auto"], takesOthers: false),
        .kept("canvasSize", size),
        .text("compression-type", \.compression, known: SlotVocabulary.compressions, takesOthers: false),
        .kept(
            "content-reference",
            .object(
                "\"content-reference\"",
                [
                    ("matching-style", .word(SlotVocabulary.matchingStyles)), ("name", .text),
                    ("type", .word(["image-set"])),
                ])),
        .kept("duration", .number),
        .kept("duration-type", .word(["fixed", "fps"])),
        .filename(\.filename).keeping(\.filenamePlace),
        .kept("frame-center", .object("a point", [("x", .number), ("y", .number)])),
        .kept("frame-size", size),
        .kept("generate-swift-asset-symbol-extensions", .text),
        .kept("grid-size", .word(["small", "regular", "large"])),
        .kept("height", .number),
        .kept("interpretation", .text),
        .kept("level-mode", .word(["none", "all", "fixed"])),
        .flag("localizable", \.localizable),
        .texts("on-demand-resource-tags", \.onDemandResourceTags),
        .kept("origin", .text),
        .kept("pre-rendered", .flag),
        .flag("preserves-vector-representation", \.preservesVectorRepresentation),
        .flag("provides-namespace", \.providesNamespace),
        .kept("repetitions", .number),
        .kept("symbol-rendering-intent", .word(["multicolor", "template"])),
        .renderingIntent(\.templateRenderingIntent),
        .kept("unit", .word(["meters", "centimeters", "feet", "inches", "yards"])),
        .kept("width", .number),
    ])
}
