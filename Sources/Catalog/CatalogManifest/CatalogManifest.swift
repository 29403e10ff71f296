/// The catalog manifest: everything that tools and apps need to know about a source tree.
///
/// Other programs read the manifest. Keys may be added, but no key changes its meaning without a new
/// ``currentSchemaVersion``. The schema `docs/schemas/manifest-1.json` describes each key.
package struct CatalogManifest: Codable, Sendable, Equatable {
    /// The version of the format that this library writes and reads.
    package static let currentSchemaVersion = 1

    /// The URL of the format's JSON Schema, which editors read; absent in manifests of earlier versions.
    package var schema: String? = PublishedSchema.manifestAddress
    package var schemaVersion = Self.currentSchemaVersion
    /// The pictures, sorted by name.
    package var images: [ImageEntry] = []
    /// The named colors, sorted by name.
    package var colors: [ColorEntry] = []
    /// The products, in the order of the product list.
    package var products: [ProductEntry] = []
    /// The palettes of the pictures, sorted by picture name.
    package var palettes: [PaletteEntry] = []
    /// The static gradients (gradients that don't belong to a carousel), sorted by name.
    package var gradients: [GradientEntry] = []
    /// The carousels, sorted by name.
    package var carousels: [CarouselEntry] = []
    /// The asset catalog sets of all types except image sets and color sets, sorted by name.
    package var otherSets: [OtherSetEntry] = []
    /// The pairs of named colors that need a minimum contrast, sorted by name; absent if there are none.
    package var colorPairs: [ColorPairEntry]?

    package init() {}

    /// The keys of the manifest, in the order in which ``ManifestWriter`` writes them.
    enum CodingKeys: String, CodingKey, CaseIterable {
        case schema = "$schema"
        case schemaVersion, images, colors, products, palettes, gradients, carousels, otherSets, colorPairs
    }
}

package enum ImageKind: String, Codable, Sendable, Hashable, CaseIterable {
    case product
    /// A small symbol in the user interface.
    case icon
    /// A wide picture for a carousel.
    case banner
    case other
}

/// A named picture, with one file for each scale, device and appearance.
package struct ImageEntry: Codable, Sendable, Hashable {
    package struct Variant: Codable, Sendable, Hashable {
        /// The path, relative to the configuration's folder or, without a configuration, to the source folder.
        package var file: String
        /// The number of pixels per point; absent for a file that applies to every scale.
        package var scale: Int?
        /// The device, such as `iphone`; absent if the file is for all devices.
        package var idiom: String?
        /// The appearance, such as `dark`; `any` stands for every appearance without a variant of its own.
        package var appearance: String?
        /// The gamut of the display, `sRGB` or `display-P3`; absent if the file is for any gamut.
        package var displayGamut: String?
        /// The conditions that have no property of their own, such as the language; absent if there are none.
        package var slot: SlotEntry?
        /// The way in which the picture is stretched or tiled in parts; absent if it is scaled as a whole.
        package var resizing: ResizingEntry?
        /// The width in pixels, after the picture is rotated upright; absent if the file doesn't state its size.
        package var pixelWidth: Int?
        package var pixelHeight: Int?
        /// The width of a vector picture, in points; absent if its header states no size or several sizes.
        package var pointWidth: Double?
        package var pointHeight: Double?
        /// The format of the picture file, which is found from the file's bytes, not from its name.
        package var format: String
        /// The name of the color profile; absent if the file has none.
        package var colorProfile: String?
        /// Whether the picture can be transparent; absent if the header of the file doesn't state this.
        package var hasAlpha: Bool?
        /// `undecoded` if the build of Tincture that wrote the manifest can't decode the format; otherwise absent.
        package var pixels: Pixels?
        package var byteCount: Int
        /// The SHA-256 digest of the file, 64 hexadecimal digits.
        package var sha256: String

        /// The number of pixels; 0 if the width or height is unknown.
        ///
        /// The type is `Double`, because the product may be too large for an integer.
        package var pixelCount: Double { Double(pixelWidth ?? 0) * Double(pixelHeight ?? 0) }

        package enum Pixels: String, Codable, Sendable, Hashable, CaseIterable {
            case undecoded
        }

        package init(file: String, format: String, byteCount: Int, sha256: String) {
            (self.file, self.format, self.byteCount, self.sha256) = (file, format, byteCount, sha256)
        }
    }

    /// The full name, including the namespaces of its groups, such as `Cards/plant1`.
    package var name: String
    package var kind: ImageKind
    /// Whether the app uses only the alpha of the picture and draws it in a tint color; absent instead of false.
    package var isTemplate: Bool?
    /// The backdrop that a person chose; in JSON, its keys are in the same object as ``name``.
    package var pin: PinEntry?
    package var properties: PropertiesEntry?
    package var variants: [Variant]

    package init(name: String, kind: ImageKind, isTemplate: Bool, variants: [Variant]) {
        (self.name, self.kind) = (name, kind)
        self.isTemplate = isTemplate ? true : nil
        self.variants = variants
    }

    private enum CodingKeys: String, CodingKey { case name, kind, isTemplate, properties, variants }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        kind = try container.decode(ImageKind.self, forKey: .kind)
        isTemplate = try container.decodeIfPresent(Bool.self, forKey: .isTemplate)
        pin = try PinEntry.read(from: decoder)
        properties = try container.decodeIfPresent(PropertiesEntry.self, forKey: .properties)
        variants = try container.decode([Variant].self, forKey: .variants)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(kind, forKey: .kind)
        try container.encodeIfPresent(isTemplate, forKey: .isTemplate)
        try pin?.encode(to: encoder)
        try container.encodeIfPresent(properties, forKey: .properties)
        try container.encode(variants, forKey: .variants)
    }
}

/// A named color, with one value for each combination of appearance, device and gamut that the color set lists.
package struct ColorEntry: Codable, Sendable, Hashable {
    /// One value of the color: components and hex, or a reference to a system color.
    package struct Variant: Codable, Sendable, Hashable {
        /// The appearance in which an app uses the value, such as `dark`.
        ///
        /// The word `any` stands for every appearance without a variant of its own.
        package var appearance: String
        package var idiom: String?
        package var displayGamut: String?
        package var slot: SlotEntry?
        package var colorSpace: String?
        /// The components, with alpha last, 0 … 1, or beyond that range in the extended color spaces.
        package var components: [Double]?
        /// The sRGB value without alpha, `#RRGGBB`; absent for a reference to a system color.
        package var hex: String?
        package var platform: String?
        /// The name of a system color, such as `systemRedColor`; absent if the variant has components.
        package var reference: String?

        package init(appearance: String) { self.appearance = appearance }
    }

    /// The full name, including the namespaces of its groups, such as `Brand/accent`.
    package var name: String
    /// The file of a design token, relative to the configuration's folder; absent for a set in a catalog.
    package var file: String?
    package var properties: PropertiesEntry?
    package var variants: [Variant]

    package init(name: String, variants: [Variant]) {
        (self.name, self.variants) = (name, variants)
    }
}

package struct ProductEntry: Codable, Sendable, Hashable {
    package var image: String
    package var name: String?
    /// The price as written in the product list; absent if the list has no price.
    package var price: String?

    package init(image: String, name: String?, price: String?) {
        (self.image, self.name, self.price) = (image, name, price)
    }
}
