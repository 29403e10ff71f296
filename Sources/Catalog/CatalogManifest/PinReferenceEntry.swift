internal import Diagnostics

/// The source of a pinned backdrop color in a picture: a swatch, a palette color named by its role, or a point.
///
/// A role says what the color is in its palette, such as the `vibrant` color.
///
/// When the picture changes, the reference stays the same, and the color of the pin is computed again.
package struct PinReferenceEntry: Codable, Sendable, Hashable {
    /// The number of a swatch, counted from 1 in descending order of weight.
    package var swatch: Int?
    package var role: String?
    /// A point of the picture, given as its distances from the left and the top as fractions of the width and height,
    /// 0 … 1.
    package var at: [Double]?

    package init(swatch: Int? = nil, role: String? = nil, at: [Double]? = nil) {
        (self.swatch, self.role, self.at) = (swatch, role, at)
    }
}

extension PinReferenceEntry: CustomStringConvertible {
    /// The part of the picture as text: a swatch (`swatch 2`), a role (`vibrant`) or a point (`[0.1, 0.5]`).
    ///
    /// The numbers of a point are its distances from the left and the top, in fractions of the width and height.
    package var description: String {
        swatch.map { "swatch \($0)" } ?? role
            ?? "[\((at ?? []).map { ShortNumber.text($0, places: 4) }.joined(separator: ", "))]"
    }

    /// Returns the origin of a pinned color as text: `pinned`, or `pinned to swatch 2`.
    package static func words(_ reference: PinReferenceEntry?) -> String {
        reference.map { "pinned to \($0)" } ?? "pinned"
    }
}
