package import Diagnostics
internal import OrderedJSON

/// One entry in the list of a set: a slot (the devices and conditions of the entry), and the file or color for it.
package struct SetEntry: Sendable, Equatable, ContentsObject, EmptyValue {
    package var filename: String?
    @Boxed package var slot = VariantSlot()
    /// Whether the key `idiom` is written for all devices (`universal`); any other idiom is always written.
    package var statesIdiom = true
    @Boxed package var color: EntryColor? = nil
    @Boxed package var resizing: Resizing? = nil
    /// The distances from the picture's edges to the area that is used for layout, in pixels.
    @Boxed package var alignmentInsets: CatalogInsets? = nil
    /// The rendering intent, which only old versions of Xcode wrote into entries.
    package var templateRenderingIntent: String?
    /// The type of the file in a data set, such as `public.json`.
    package var universalTypeIdentifier: String?
    /// Whether Xcode has marked the file as unassigned, so that no device uses it.
    package var unassigned: Bool?

    @NotCompared package var place = TextPosition.start
    @NotCompared package var filenamePlace = TextPosition.start
    @NotCompared package var displayGamutPlace = TextPosition.start
    package var unknown = UnknownMembers()

    package init() {}

    package init(slot: VariantSlot) { self.slot = slot }

    /// Whether the entry names no appearance, not even one that Tincture doesn't know.
    package var isForAnyAppearance: Bool {
        slot.appearance == Appearance() && (unknown["appearances"]?.elements ?? []).isEmpty
    }

    mutating func note(place: TextPosition) { self.place = place }

    static let displayName = "an entry"

    static let table = FieldTable<SetEntry>([
        .object("alignment-insets", \.alignmentInsets),
        .appearances,
        .object("color", \.color, .error),
        .text("color-space", \.slot.colorSpace, known: SlotVocabulary.colorSpaces),
        .kept("compression-type", .word(SlotVocabulary.compressions)),
        .text("cube-face", \.slot.cubeFace, known: SlotVocabulary.cubeFaces),
        .text("display-gamut", \.slot.displayGamut, known: SlotVocabulary.displayGamuts).keeping(\.displayGamutPlace),
        .text("extent", \.slot.extent, known: SlotVocabulary.extents),
        .filename(\.filename).keeping(\.filenamePlace),
        .text("graphics-feature-set", \.slot.graphicsFeatureSet, known: SlotVocabulary.graphicsFeatureSets),
        .text("height-class", \.slot.heightClass, known: SlotVocabulary.sizeClasses),
        .idiom,
        .text("language-direction", \.slot.languageDirection, known: SlotVocabulary.languageDirections),
        .text("locale", \.slot.locale),
        .kept("matching-style", .word(SlotVocabulary.matchingStyles)),
        .text("memory", \.slot.memory, known: SlotVocabulary.memories),
        .text("minimum-system-version", \.slot.minimumSystemVersion),
        .text("mipmap-level", \.slot.mipmapLevel),
        .text("orientation", \.slot.orientation, known: SlotVocabulary.orientations),
        .kept("pixel-format", .text),
        .text("platform", \.slot.platform, known: SlotVocabulary.platforms),
        .object("resizing", \.resizing),
        .text("role", \.slot.role),
        .scale,
        .text("screen-width", \.slot.screenWidth),
        .text("screenWidth", \.slot.oldScreenWidth),
        .size,
        .text("subtype", \.slot.subtype),
        .renderingIntent(\.templateRenderingIntent),
        .flag("unassigned", \.unassigned),
        .text("universal-type-identifier", \.universalTypeIdentifier),
        .text("width-class", \.slot.widthClass, known: SlotVocabulary.sizeClasses),
    ])
}
