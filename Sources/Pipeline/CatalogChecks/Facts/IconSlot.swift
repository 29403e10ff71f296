internal import AssetCatalog

extension SetEntry {
    /// The size of an app icon's slot, in pixels; nil if the slot has no size, or a side of 10,000 points or more.
    var iconSize: (width: Int, height: Int)? {
        guard let size = slot.size, size.width < 10_000, size.height < 10_000 else { return nil }
        let scale = Double(slot.scale ?? 1)
        return (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
    }

    /// Whether the entry is the icon that the App Store shows.
    var isStoreIcon: Bool {
        guard isForAnyAppearance else { return false }
        if let platform = slot.platform { return platform == "ios" || platform == "watchos" }
        return slot.idiom == "ios-marketing" || slot.idiom == "watch-marketing"
    }
}
