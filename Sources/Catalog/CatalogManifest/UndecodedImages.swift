internal import OrderedJSON

/// The images whose pixels only one of two builds has read, because only that one has the decoder.
///
/// Values that depend on their colors are unrelated to the tree and aren't compared.
struct UndecodedImages {
    /// The pictures whose colors the committed manifest contains, but this build can't decode.
    let now: Set<String>
    /// The pictures that this build decodes, but whose colors the committed manifest doesn't contain.
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

    /// Whether a list entry is present, absent or different only because of these images.
    func explains(_ entry: JSONNode, _ trail: String) -> Bool {
        if now.isEmpty && before.isEmpty { return false }
        if trail.hasPrefix("palettes"), let name = entry["image"]?.string { return contains(name) }
        if trail.hasPrefix("carousels"), let pages = entry["pages"]?.elements {
            return pages.contains { $0["image"]?.string.map(contains) == true }
        }
        return false
    }

    /// Whether a member is present only because of these images.
    ///
    /// The member belongs to a variant, or to an image that is pinned to a part of itself.
    func explains(member: String, of object: JSONNode) -> Bool {
        if now.isEmpty && before.isEmpty { return false }
        // If a pin names a part of the picture, its color isn't known either.
        let isOfPin = ["pinned", "pinnedDark", "pinnedBy"].contains(member) && object["pinnedBy"] != nil
        return member == "pixels" && object["file"] != nil || isOfPin && object["name"]?.string.map(contains) == true
    }

    private func contains(_ name: String) -> Bool { now.contains(name) || before.contains(name) }
}
