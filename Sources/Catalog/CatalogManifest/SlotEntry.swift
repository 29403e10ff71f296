/// What a variant is for, beyond its scale, device, appearance and gamut; a key that is absent means any.
public struct SlotEntry: Codable, Sendable, Hashable {
    /// The colour space of a texture or data item.
    public var colorSpace: String?
    /// `left-to-right` or `right-to-left`.
    public var languageDirection: String?
    /// The language, such as `fr`.
    public var locale: String?
    /// The least memory of the device, such as `2GB`.
    public var memory: String?
    /// The least graphics hardware of the device, such as `metal2v2`.
    public var graphicsFeatureSet: String?
    /// `compact` or `regular`.
    public var widthClass: String?
    /// `compact` or `regular`.
    public var heightClass: String?
    /// The model among the devices of an idiom, such as `38mm`.
    public var subtype: String?
    /// The width of a watch's screen, such as `<=145`.
    public var screenWidth: String?
    /// The system of an icon with a single size, such as `ios`.
    public var platform: String?
    /// The size of an icon in points, such as `83.5x83.5`.
    public var size: String?
    /// What an icon or asset is for, such as `top-shelf-image`.
    public var role: String?
    /// The part of the screen of a launch image, such as `full-screen`.
    public var extent: String?
    /// `portrait` or `landscape`.
    public var orientation: String?
    /// The first version of the system, such as `8.0`.
    public var minimumSystemVersion: String?
    /// The side of a cube texture, such as `x+`.
    public var cubeFace: String?
    /// The level of a texture, such as `base`.
    public var mipmapLevel: String?

    /// A slot for anything.
    public init() {}
}
