/// The backdrop that a person chose for a picture, which overrides the one found in it.
///
/// In JSON, the members of a pin are in the object of the image or palette.
package struct PinEntry: Codable, Sendable, Hashable {
    /// The color, `#RRGGBB`.
    ///
    /// A carousel may adjust it for contrast, but this value stays as chosen.
    package var color: String
    /// The color in dark mode, `#RRGGBB`.
    package var dark: String?
    /// The stops of a vertical gradient, from the top; absent for a flat backdrop.
    package var gradient: [BackdropStop]?
    /// The swatch, role or point that the picture is pinned to; absent for a pinned color.
    package var reference: PinReferenceEntry?

    package init(color: String, dark: String?, gradient: [BackdropStop]? = nil, reference: PinReferenceEntry? = nil) {
        (self.color, self.dark, self.gradient, self.reference) = (color, dark, gradient, reference)
    }

    private enum CodingKeys: String, CodingKey {
        case color = "pinned"
        case dark = "pinnedDark"
        case gradient = "pinnedGradient"
        case reference = "pinnedBy"
    }

    /// Decodes the pin from the members of an image or palette; nil if there is none.
    static func read(from decoder: any Decoder) throws -> PinEntry? {
        try decoder.container(keyedBy: CodingKeys.self).contains(.color) ? PinEntry(from: decoder) : nil
    }
}
