internal import Diagnostics

/// The places in code that use a picture or a color.
struct CodeUses: Encodable, Hashable, Sendable {
    /// The first places, at most three.
    ///
    /// Those in files that no target of the app builds are last.
    var places: [String]
    /// The number of ``places`` in files that no target builds; absent if it is 0.
    var unbuilt: Int?
    var count: Int

    /// Creates the value; nil if no place is known.
    init?(_ uses: (built: [SourceLocation], unbuilt: [SourceLocation])?) {
        guard let uses, !(uses.built.isEmpty && uses.unbuilt.isEmpty) else { return nil }
        let all = uses.built + uses.unbuilt
        (places, count) = (all.prefix(3).map(\.description), all.count)
        if places.count > uses.built.count { unbuilt = places.count - uses.built.count }
    }
}
