/// The backdrop that a person has chosen for a picture: it wins over whatever was found in it.
///
/// Its members are beside those of an image and of a palette.
package struct PinEntry: Codable, Sendable, Hashable {
    /// The color, `#RRGGBB`, before any carousel has changed it for the sake of contrast.
    package var color: String
    /// The same in the dark appearance.
    package var dark: String?
    /// Two or more colors of a vertical gradient, from the top; absent for a flat backdrop.
    package var gradient: [BackdropStop]?
    /// The part of the picture that is pinned; absent for a pinned color.
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

    /// The pin among the members of an object; nil where there is none.
    static func read(from decoder: any Decoder) throws -> PinEntry? {
        try decoder.container(keyedBy: CodingKeys.self).contains(.color) ? PinEntry(from: decoder) : nil
    }
}
