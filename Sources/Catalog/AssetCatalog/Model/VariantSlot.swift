/// The devices and conditions that a variant is for, in the words of `Contents.json`.
///
/// An optional property is nil if the variant is for every value of the property.
package struct VariantSlot: Sendable, Hashable, EmptyValue {
    /// The device, such as `iphone` or `mac`; `universal` stands for all devices.
    package var idiom: String
    /// Pixels per point: 1, 2 or 3.
    package var scale: Int?
    package var appearance: Appearance
    /// The color gamut of the display: `sRGB` or `display-P3`.
    package var displayGamut: String?
    /// The color space of a texture or data file, such as `display-p3`.
    package var colorSpace: String?
    package var languageDirection: String?
    package var locale: String?
    package var memory: String?
    package var graphicsFeatureSet: String?
    package var widthClass: String?
    package var heightClass: String?
    /// The device model within an idiom, such as `38mm`, `736h` or `retina4`.
    package var subtype: String?
    /// The range of widths of a watch's screen, such as `<=145`, which Tincture doesn't interpret.
    package var screenWidth: String?
    /// The range in the notation of old versions of Xcode, such as `{130,145}`.
    package var oldScreenWidth: String?
    /// The platform of an icon with a single size, such as `ios`.
    package var platform: String?
    package var size: PointSize?
    /// The role of an icon or asset, such as `top-shelf-image`.
    package var role: String?
    package var extent: String?
    package var orientation: String?
    package var minimumSystemVersion: String?
    package var cubeFace: String?
    package var mipmapLevel: String?

    package init() { self.init(idiom: "universal") }

    /// Creates a slot; by default, it is for all devices and conditions.
    package init(
        idiom: String = "universal", scale: Int? = nil, appearance: Appearance = Appearance(),
        displayGamut: String? = nil
    ) {
        (self.idiom, self.scale, self.appearance, self.displayGamut) = (idiom, scale, appearance, displayGamut)
    }
}
