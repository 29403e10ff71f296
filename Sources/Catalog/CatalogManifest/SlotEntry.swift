/// The conditions under which an app uses a variant, except for scale, device, appearance and gamut.
///
/// The words are those of `Contents.json`. An absent key means that the variant is for any value.
package struct SlotEntry: Codable, Sendable, Hashable {
    /// The color space of an entry in a texture set or data set, such as `display-p3`.
    package var colorSpace: String?
    package var languageDirection: String?
    package var locale: String?
    package var memory: String?
    package var graphicsFeatureSet: String?
    package var widthClass: String?
    package var heightClass: String?
    /// The device model within an idiom, such as `38mm`.
    package var subtype: String?
    /// The range of widths of a watch's screen, as written: `<=145` for widths up to 145.
    package var screenWidth: String?
    package var platform: String?
    /// The size of an icon in points, such as `83.5x83.5`.
    package var size: String?
    package var role: String?
    package var extent: String?
    package var orientation: String?
    package var minimumSystemVersion: String?
    package var cubeFace: String?
    package var mipmapLevel: String?

    package init() {}
}
