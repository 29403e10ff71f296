public import Diagnostics

/// What a set or group says about itself (`properties`).
///
/// Source: Apple, *Asset Catalog Format Reference*, and the properties found in 207 real catalogs.
public struct SetProperties: Sendable, Hashable, ContentsObject {
    // Pictures, data and colours.
    /// How an app draws the picture.
    public var templateRenderingIntent: RenderingIntent?
    /// True where a PDF or SVG stays a vector in the app.
    public var preservesVectorRepresentation: Bool?
    /// How the catalog compiler packs the files.
    public var compression: Compression?
    /// Whether a watch's system scales the picture.
    public var autoScaling: AutoScaling?
    /// True where the set has variants by language.
    public var localizable: Bool?
    /// The tags under which the files are downloaded when they are asked for.
    public var onDemandResourceTags: [String]?
    /// How an app draws the symbol.
    public var symbolRenderingIntent: SymbolRenderingIntent?
    /// True for an icon that has its shine already, which iOS 6 would add.
    public var preRendered: Bool?

    // Groups and catalogs.
    /// True where the folder's name is part of the names inside.
    public var providesNamespace: Bool?
    /// Whether Xcode makes Swift symbols as extensions of the framework's types.
    public var generateSwiftAssetSymbolExtensions: String?

    // Layers.
    /// The size of a stack's canvas in pixels.
    public var canvasSize: CatalogSize?
    /// The size of a layer in pixels.
    public var frameSize: CatalogSize?
    /// The centre of a layer on the canvas in pixels.
    public var frameCenter: CatalogPoint?
    /// The image set that a layer shows.
    public var contentReference: ContentReference?

    // Stickers.
    /// The size of the stickers in a pack.
    public var gridSize: StickerGridSize?
    /// What VoiceOver says for a sticker.
    public var accessibilityLabel: String?
    /// The file of a sticker.
    public var filename: String?
    /// The length or speed of a sequence, by ``durationType``.
    public var duration: CatalogNumber?
    /// What ``duration`` counts.
    public var durationType: StickerDurationType?
    /// How often a sequence is repeated; 0 for without end.
    public var repetitions: CatalogNumber?

    // Reference images and textures.
    /// The width of the real thing in ``unit``.
    public var width: CatalogNumber?
    /// The height of the real thing in ``unit``.
    public var height: CatalogNumber?
    /// The unit of ``width`` and ``height``.
    public var unit: LengthUnit?
    /// What the numbers of a texture stand for, such as `colors` or `data`.
    public var interpretation: String?
    /// Where a texture's coordinates begin, such as `top-left`.
    public var origin: String?
    /// Which levels of a texture are made from its base.
    public var levelMode: MipmapLevelMode?

    /// Where a sticker's file is named.
    @NotCompared public var filenamePlace = TextPosition.start
    /// What was not understood.
    public var unknown = UnknownMembers()

    /// Says nothing.
    public init() {}

    static let inWords = "\"properties\""

    static let table = MemberTable<SetProperties>([
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
