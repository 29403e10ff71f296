/// The backdrop that a person has chosen for a picture, which overrides the one found in it.
///
/// Its members are next to those of an image or a palette.
package struct PinEntry: Codable, Sendable, Hashable {
    /// The color, `#RRGGBB`, before any carousel has adjusted it for contrast.
    package var color: String
    /// The color in dark mode, `#RRGGBB`.
    package var dark: String?
    /// The two or more colors of a vertical gradient, from the top; absent for a flat backdrop.
    package var gradient: [BackdropStop]?
    /// The part of the picture to which the color is pinned; absent for a pinned color.
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

    /// Reads the pin from the members of an object, or returns nil if there is none.
    static func read(from decoder: any Decoder) throws -> PinEntry? {
        try decoder.container(keyedBy: CodingKeys.self).contains(.color) ? PinEntry(from: decoder) : nil
    }
}
