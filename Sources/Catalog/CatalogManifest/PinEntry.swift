/// The backdrop that a person chose for a picture, which overrides the backdrop found in the picture.
///
/// In JSON, a pin has no object of its own: its keys, such as `pinned`, are in the object of the image or palette.
package struct PinEntry: Codable, Sendable, Hashable {
    /// The backdrop in light mode, `#RRGGBB`, as chosen, even if a carousel adjusts it for contrast.
    package var color: String
    /// The color in dark mode, which is computed from ``color``; nil if the manifest doesn't contain it.
    package var dark: String?
    /// The stops of a vertical gradient, from the top; absent for a backdrop of one color.
    package var gradient: [BackdropStop]?
    /// The color of the picture that a person chose; absent for a fixed color or gradient.
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

    /// Decodes the pin from the JSON object of an image or palette; nil if the object contains no pin.
    static func read(from decoder: any Decoder) throws -> PinEntry? {
        try decoder.container(keyedBy: CodingKeys.self).contains(.color) ? PinEntry(from: decoder) : nil
    }
}
