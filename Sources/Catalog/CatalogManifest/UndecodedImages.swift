internal import OrderedJSON

/// The images that only one of two builds could decode, so that differences of their colors aren't reported.
struct UndecodedImages {
    /// The images whose colors are in the committed manifest, but which the current build can't decode.
    let now: Set<String>
    /// The images that the current build decodes, but whose colors aren't in the committed manifest.
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

    /// Returns whether an entry is missing or different only because one of the two builds can't decode an image.
    ///
    /// - Parameter trail: the path of the entry in the manifest's JSON, such as `palettes[plant1]`.
    func explains(_ entry: JSONNode, _ trail: String) -> Bool {
        if now.isEmpty && before.isEmpty { return false }
        if trail.hasPrefix("palettes"), let name = entry["image"]?.string { return contains(name) }
        if trail.hasPrefix("carousels"), let pages = entry["pages"]?.elements {
            return pages.contains { $0["image"]?.string.map(contains) == true }
        }
        return false
    }

    /// Returns whether only one of the two manifests has a member, because one build can't decode the image.
    func explains(member: String, of object: JSONNode) -> Bool {
        if now.isEmpty && before.isEmpty { return false }
        // A pin to a swatch, role or point has no color until the picture is decoded.
        let isOfPin = ["pinned", "pinnedDark", "pinnedBy"].contains(member) && object["pinnedBy"] != nil
        return member == "pixels" && object["file"] != nil || isOfPin && object["name"]?.string.map(contains) == true
    }

    private func contains(_ name: String) -> Bool { now.contains(name) || before.contains(name) }
}
