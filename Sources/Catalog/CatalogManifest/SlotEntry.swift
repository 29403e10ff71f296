/// The conditions under which an app uses a variant, except for scale, device, appearance and gamut.
///
/// An absent key means that the variant is for any value.
package struct SlotEntry: Codable, Sendable, Hashable {
    /// The color space of an entry in a texture set or data set, such as `display-p3`.
    ///
    /// It is the value of the key `color-space` in the entry; absent if the entry doesn't contain this key.
    package var colorSpace: String?
    /// The direction of the language: `left-to-right` or `right-to-left`.
    package var languageDirection: String?
    /// The language, such as `fr`.
    package var locale: String?
    /// The minimum memory of the device, such as `2GB`.
    package var memory: String?
    /// The minimum graphics hardware of the device, such as `metal2v2`.
    package var graphicsFeatureSet: String?
    /// The horizontal size class: `compact` or `regular`.
    package var widthClass: String?
    /// The vertical size class: `compact` or `regular`.
    package var heightClass: String?
    /// The device model within an idiom, such as `38mm`.
    package var subtype: String?
    /// The range of widths of a watch's screen, as written in the set's entry: `<=145` for widths up to 145.
    package var screenWidth: String?
    /// The platform of an icon with a single size, such as `ios`.
    package var platform: String?
    /// The size of an icon in points, such as `83.5x83.5`.
    package var size: String?
    /// The role of an icon or asset, such as `top-shelf-image`.
    package var role: String?
    /// The part of the screen that a launch image covers, such as `full-screen`.
    package var extent: String?
    /// The orientation, `portrait` or `landscape`.
    package var orientation: String?
    /// The minimum version of the device's operating system, such as `8.0`; absent if there is no minimum.
    package var minimumSystemVersion: String?
    /// The side of a cube texture, such as `x+`.
    package var cubeFace: String?
    /// The mipmap level of a texture, such as `base`.
    package var mipmapLevel: String?

    package init() {}
}
