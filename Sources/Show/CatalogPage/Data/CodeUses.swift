internal import Diagnostics

/// The places in code that use a picture or a color.
struct CodeUses: Encodable, Hashable, Sendable {
    /// The first places, at most three.
    var places: [String]
    var count: Int

    /// Creates the value; nil if no place is known.
    init?(_ places: [SourceLocation]?) {
        guard let places, !places.isEmpty else { return nil }
        (self.places, count) = (places.prefix(3).map(\.description), places.count)
    }
}
