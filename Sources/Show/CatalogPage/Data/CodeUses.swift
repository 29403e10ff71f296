internal import Diagnostics

/// The places in code that use a picture or a color.
struct CodeUses: Encodable, Equatable, Sendable {
    /// The places; those in files that no target of the app builds are last.
    var places: [String]
    /// The number of ``places`` in files that no target builds; absent if it is 0.
    var unbuilt: Int?
    /// True if the only place is a string with the name, and no known use.
    var isNamed: Bool?

    init?(_ uses: SetUses?) {
        guard let uses, !(uses.built.isEmpty && uses.unbuilt.isEmpty) else { return nil }
        places = (uses.built + uses.unbuilt).map(\.description)
        if !uses.unbuilt.isEmpty { unbuilt = uses.unbuilt.count }
        if uses.isNamed { isNamed = true }
    }
}
