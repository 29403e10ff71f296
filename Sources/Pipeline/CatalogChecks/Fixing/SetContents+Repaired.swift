internal import AssetCatalog

extension SetContents {
    /// The contents with an author, a version and corrected alpha; nil if a key occurs twice, because no order is safe
    /// then.
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

    /// Whether a program other than Xcode wrote an alpha of `1`, which means opaque there but 1/255 in Xcode.
    ///
    /// Other integers aren't repaired, because they may be meant as bytes.
    var hasRepairableAlpha: Bool {
        info?.author != ContentsInfo.xcode.author && entries.contains(where: \.hasMisreadAlpha)
    }
}

extension SetEntry {
    fileprivate var hasMisreadAlpha: Bool { color?.components?.alpha?.byte == 1 }
}
