/// The devices and conditions that a variant is for.
///
/// An optional property is nil if the variant's entry doesn't contain the property. The variant is then for every value
/// of the property.
package struct VariantSlot: Sendable, Hashable, EmptyValue {
    /// The device, such as `iphone` or `mac`; `universal` stands for all devices.
    ///
    /// The value is also `universal` if the variant's entry names no device.
    package var idiom: String
    /// Pixels per point: 1, 2 or 3; nil if the variant is for every scale.
    package var scale: Int?
    package var appearance: Appearance
    /// The color gamut of the display: `sRGB` or `display-P3`; nil if the variant is for both.
    package var displayGamut: String?
    /// The color space that the entry of a texture or data set names in the key `color-space`, such as `display-p3`.
    package var colorSpace: String?
    /// The direction of the language: `left-to-right` or `right-to-left`.
    package var languageDirection: String?
    /// The language, such as `fr` or `zh-Hans`.
    package var locale: String?
    /// The minimum memory of the device, such as `2GB`.
    package var memory: String?
    /// The minimum graphics capability of the device, such as `metal2v2`.
    package var graphicsFeatureSet: String?
    /// The horizontal size class: `compact` or `regular`.
    package var widthClass: String?
    /// The vertical size class: `compact` or `regular`.
    package var heightClass: String?
    /// The device model within an idiom, such as `38mm`, `736h` or `retina4`.
    package var subtype: String?
    /// The range of widths of a watch's screen, as the file writes it: `<=145` for widths up to 145.
    ///
    /// The file states no unit, and Tincture does not interpret the text.
    package var screenWidth: String?
    /// The range of widths of a watch's screen, in the notation of old versions of Xcode.
    ///
    /// For example, `{130,145}` stands for widths from 130 to 145. The file states no unit, and Tincture does not
    /// interpret the text.
    package var oldScreenWidth: String?
    /// The platform of an icon with a single size, such as `ios`.
    package var platform: String?
    /// The size of an icon in points.
    package var size: PointSize?
    /// The role of an icon or asset, such as `notificationCenter` or `top-shelf-image`.
    package var role: String?
    /// The part of the screen that a launch image covers, such as `full-screen`.
    package var extent: String?
    /// The orientation of the device: `portrait` or `landscape`.
    package var orientation: String?
    /// The minimum version of the device's operating system, such as `8.0`; nil if there is no minimum.
    package var minimumSystemVersion: String?
    /// The side of a cube texture, such as `x+`.
    package var cubeFace: String?
    /// The mipmap level for which a texture's picture is meant, such as `base`.
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
