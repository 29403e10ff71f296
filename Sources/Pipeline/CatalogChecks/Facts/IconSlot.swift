internal import AssetCatalog

extension SetEntry {
    /// The pixel size of an app icon's slot; nil if it doesn't have one.
    var iconSize: (width: Int, height: Int)? {
        guard let size = slot.size, size.width < 10_000, size.height < 10_000 else { return nil }
        let scale = Double(slot.scale ?? 1)
        return (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
    }

    /// Whether it is the App Store icon.
    var isStoreIcon: Bool {
        guard isForAnyAppearance else { return false }
        if let platform = slot.platform { return platform == "ios" || platform == "watchos" }
        return slot.idiom == "ios-marketing" || slot.idiom == "watch-marketing"
    }
}
