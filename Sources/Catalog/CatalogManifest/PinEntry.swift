internal import Diagnostics

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

/// The part of a picture whose color a person chose: a swatch, a color with a role, or a point.
///
/// The color is computed again when the picture changes.
package struct PinReferenceEntry: Codable, Sendable, Hashable {
    /// The number of a swatch, counted from 1 in descending order of weight.
    package var swatch: Int?
    package var role: String?
    /// A point: its distances from the left and the top as fractions of the width and height, 0 … 1.
    package var at: [Double]?

    package init(swatch: Int? = nil, role: String? = nil, at: [Double]? = nil) {
        (self.swatch, self.role, self.at) = (swatch, role, at)
    }
}

extension PinReferenceEntry: CustomStringConvertible {
    /// The part as text: a swatch (`swatch 2`), a role (`vibrant`) or a point (`[0.1, 0.5]`).
    package var description: String {
        swatch.map { "swatch \($0)" } ?? role
            ?? "[\((at ?? []).map { ShortNumber.text($0, places: 4) }.joined(separator: ", "))]"
    }

    /// Returns the origin of a pinned color as text: `pinned`, or `pinned to swatch 2`.
    package static func words(_ reference: PinReferenceEntry?) -> String {
        reference.map { "pinned to \($0)" } ?? "pinned"
    }
}
