internal import OrderedJSON

/// The images whose pixels only one of two builds has read: one had the decoder of their format.
///
/// What follows from their colors says nothing of the tree, and is not compared.
struct UndecodedImages {
    /// Those that the committed manifest has colors of, and this build not.
    let now: Set<String>
    /// The other way round.
    let before: Set<String>

    init(_ old: JSONNode, _ new: JSONNode) {
        let (before, now) = (Self.names(old), Self.names(new))
        self.now = now.subtracting(before)
        self.before = before.subtracting(now)
    }

    private static func names(_ manifest: JSONNode) -> Set<String> {
        let undecoded = (manifest["images"]?.elements ?? []).filter { image in
            (image["variants"]?.elements ?? []).contains { $0["pixels"]?.string == "undecoded" }
        }
        return Set(undecoded.compactMap { $0["name"]?.string })
    }

    /// Whether an entry of a list is there, absent or different for them alone.
    func explains(_ entry: JSONNode, _ trail: String) -> Bool {
        if now.isEmpty && before.isEmpty { return false }
        if trail.hasPrefix("palettes"), let name = entry["image"]?.string { return contains(name) }
        if trail.hasPrefix("carousels"), let pages = entry["pages"]?.elements {
            return pages.contains { $0["image"]?.string.map(contains) == true }
        }
        return false
    }

    /// Whether a member of a variant, or of an image that is pinned to a part of itself, is there for them alone.
    func explains(member: String, of object: JSONNode) -> Bool {
        if now.isEmpty && before.isEmpty { return false }
        // Where a pin names a part of the picture, its color is not known either.
        let isOfPin = ["pinned", "pinnedDark", "pinnedBy"].contains(member) && object["pinnedBy"] != nil
        return member == "pixels" && object["file"] != nil || isOfPin && object["name"]?.string.map(contains) == true
    }

    private func contains(_ name: String) -> Bool { now.contains(name) || before.contains(name) }
}
