internal import Diagnostics

/// A pin to part of its picture, in one of three ways.
///
/// New art keeps the pin, and its color is computed again.
package struct PinReferenceEntry: Codable, Sendable, Hashable {
    /// The number of a swatch in falling weight, from 1.
    package var swatch: Int?
    package var role: String?
    /// A point: how far from the left and from the top, 0 … 1.
    package var at: [Double]?

    package init(swatch: Int? = nil, role: String? = nil, at: [Double]? = nil) {
        (self.swatch, self.role, self.at) = (swatch, role, at)
    }
}

extension PinReferenceEntry: CustomStringConvertible {
    /// The reference as people write it: `swatch 2`, `vibrant`, `[0.1, 0.5]`.
    package var description: String {
        swatch.map { "swatch \($0)" } ?? role
            ?? "[\((at ?? []).map { ShortNumber.text($0, places: 4) }.joined(separator: ", "))]"
    }

    /// Returns the origin of a pinned color in words: `pinned`, or `pinned to swatch 2`.
    package static func words(_ reference: PinReferenceEntry?) -> String {
        reference.map { "pinned to \($0)" } ?? "pinned"
    }
}
