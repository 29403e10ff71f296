package import Diagnostics

/// The properties of a set or group (`properties`).
///
/// Source: Apple, *Asset Catalog Format Reference*, and the properties found in 207 real catalogs.
package struct SetProperties: Sendable, Hashable, ContentsObject {
    // Pictures, data and colors.
    /// How an app draws the picture.
    package var templateRenderingIntent: RenderingIntent?
    /// True where a PDF or SVG stays a vector in the app.
    package var preservesVectorRepresentation: Bool?
    /// How the catalog compiler packs the files.
    package var compression: Compression?
    /// Whether a watch's system scales the picture.
    package var autoScaling: AutoScaling?
    /// True where the set has variants by language.
    package var localizable: Bool?
    /// The tags under which the files are downloaded when they are asked for.
    package var onDemandResourceTags: [String]?
    package var symbolRenderingIntent: SymbolRenderingIntent?
    /// True for an icon that has its shine already, which iOS 6 would add.
    package var preRendered: Bool?

    // Groups and catalogs.
    /// True where the folder's name is part of the names inside.
    package var providesNamespace: Bool?
    /// Whether Xcode makes Swift symbols as extensions of the framework's types.
    package var generateSwiftAssetSymbolExtensions: String?

    // Layers.
    /// The size of a stack's canvas in pixels.
    package var canvasSize: CatalogSize?
    /// The size of a layer in pixels.
    package var frameSize: CatalogSize?
    /// The center of a layer on the canvas in pixels.
    package var frameCenter: CatalogPoint?
    /// The image set that a layer shows.
    package var contentReference: ContentReference?

    // Stickers.
    package var gridSize: StickerGridSize?
    package var accessibilityLabel: String?
    package var filename: String?
    /// The length or speed of a sequence, by ``durationType``.
    package var duration: CatalogNumber?
    /// The unit of ``duration``.
    package var durationType: StickerDurationType?
    /// How often a sequence is repeated; 0 for without end.
    package var repetitions: CatalogNumber?

    // Reference images and textures.
    /// The width of the real thing in ``unit``.
    package var width: CatalogNumber?
    /// The height of the real thing in ``unit``.
    package var height: CatalogNumber?
    /// The unit of ``width`` and ``height``.
    package var unit: LengthUnit?
    /// The meaning of a texture's numbers, such as `colors` or `data`.
    package var interpretation: String?
    /// The origin of a texture's coordinates, such as `top-left`.
    package var origin: String?
    package var levelMode: MipmapLevelMode?

    /// The location of a sticker's file name.
    @NotCompared package var filenamePlace = TextPosition.start
    package var unknown = UnknownMembers()

    package init() {}

    static let displayName = "\"properties\""

    static let table = FieldTable<SetProperties>([
        .text("accessibility-label", \.accessibilityLabel),
        .word("auto-scaling", \.autoScaling),
        .object("canvasSize", \.canvasSize),
        .word("compression-type", \.compression),
        .object("content-reference", \.contentReference),
        .number("duration", \.duration),
        .word("duration-type", \.durationType),
        .filename(\.filename).keeping(\.filenamePlace),
        .object("frame-center", \.frameCenter),
        .object("frame-size", \.frameSize),
        .text("generate-swift-asset-symbol-extensions", \.generateSwiftAssetSymbolExtensions),
        .word("grid-size", \.gridSize),
        .number("height", \.height),
        .text("interpretation", \.interpretation),
        .word("level-mode", \.levelMode),
        .flag("localizable", \.localizable),
        .texts("on-demand-resource-tags", \.onDemandResourceTags),
        .text("origin", \.origin),
        .flag("pre-rendered", \.preRendered),
        .flag("preserves-vector-representation", \.preservesVectorRepresentation),
        .flag("provides-namespace", \.providesNamespace),
        .number("repetitions", \.repetitions),
        .word("symbol-rendering-intent", \.symbolRenderingIntent),
        .word("template-rendering-intent", \.templateRenderingIntent),
        .word("unit", \.unit),
        .number("width", \.width),
    ])
}
