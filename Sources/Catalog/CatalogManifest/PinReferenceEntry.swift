internal import Diagnostics

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
