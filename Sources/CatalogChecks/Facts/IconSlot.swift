internal import OrderedJSON

extension SetEntry {
    /// The size in pixels that the slot of an app icon asks for; nil where it does not say.
    var pixelSize: (width: Int, height: Int)? {
        guard let size = node["size"]?.string else { return nil }
        let sides = size.split(separator: "x").compactMap { Double($0) }
        guard sides.count == 2, sides.allSatisfy({ $0 > 0 && $0 < 10_000 }) else { return nil }
        let scale = Double(scale ?? 1)
        return (Int((sides[0] * scale).rounded()), Int((sides[1] * scale).rounded()))
    }

    /// True for the icon that the App Store shows.
    ///
    /// The single-size form has a platform instead of an idiom; its dark and tinted forms may be translucent.
    var isStoreIcon: Bool {
        guard appearance == "any" else { return false }
        if let platform = node["platform"]?.string { return platform == "ios" || platform == "watchos" }
        return idiom == "ios-marketing" || idiom == "watch-marketing"
    }
}
