package import Diagnostics
internal import OrderedJSON

/// One entry of a set's list: a slot and its content.
package struct SetEntry: Sendable, Hashable, ContentsObject, EmptyValue {
    /// The file or folder in the set, or nil if the slot is empty.
    package var filename: String?
    @Boxed package var slot = VariantSlot()
    /// Whether the entry contains an idiom.
    ///
    /// If not, the idiom is `universal`. Entries in lists of layers and stickers have none.
    package var statesIdiom = true
    @Boxed package var color: EntryColor? = nil
    /// How the picture is resized.
    @Boxed package var resizing: Resizing? = nil
    /// The insets of the area that is used for layout.
    @Boxed package var alignmentInsets: CatalogInsets? = nil
    /// How an app draws the picture; only old versions of Xcode wrote this here.
    package var templateRenderingIntent: String?
    /// The type of a data item, such as `public.json`.
    package var universalTypeIdentifier: String?
    /// Whether Xcode found the file in the set but it fills no slot.
    package var unassigned: Bool?

    @NotCompared package var place = TextPosition.start
    /// The location of the file name.
    @NotCompared package var filenamePlace = TextPosition.start
    @NotCompared package var displayGamutPlace = TextPosition.start
    package var unknown = UnknownMembers()

    package init() {}

    /// Creates an entry from a slot and the file that fills it, if any.
    package init(filename: String? = nil, slot: VariantSlot, statesIdiom: Bool = true) {
        (self.filename, self.slot, self.statesIdiom) = (filename, slot, statesIdiom)
    }

    /// Whether the entry applies to every appearance, as far as Tincture understands its slot.
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
