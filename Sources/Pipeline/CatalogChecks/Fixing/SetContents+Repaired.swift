internal import AssetCatalog

extension SetContents {
    /// The contents with an author, a version and corrected alpha; nil if a key occurs twice, so that no order of keys
    /// is safe.
    var repaired: SetContents? {
        guard !layout.hasRepeatedKey else { return nil }
        var repaired = self
        if hasRepairableAlpha {
            for index in entries.indices where entries[index].hasMisreadAlpha {
                repaired.entries[index].color?.components?.alpha = ColorComponent(1)
            }
        }
        // An `info` that isn't an object has no effect.
        repaired.unknown = unknown.without(["info"])
        var info = info ?? ContentsInfo()
        if info.author == nil && !info.unknown.holds("author") { info.author = ContentsInfo.xcode.author }
        if info.version == nil && !info.unknown.holds("version") { info.version = ContentsInfo.xcode.version }
        repaired.info = info
        return repaired
    }

    /// Whether a color has an alpha of 1/255 that was meant to be opaque, because a program other than Xcode wrote it.
    ///
    /// Other values of 0 … 255 may have been meant in either way, so they can't be repaired safely.
    var hasRepairableAlpha: Bool {
        info?.author != ContentsInfo.xcode.author && entries.contains(where: \.hasMisreadAlpha)
    }
}

extension SetEntry {
    fileprivate var hasMisreadAlpha: Bool { color?.components?.alpha?.byte == 1 }
}
