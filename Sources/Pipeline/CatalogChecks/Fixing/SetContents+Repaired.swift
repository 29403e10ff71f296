internal import AssetCatalog

extension SetContents {
    /// The contents with an author, a version and no alpha that Xcode misreads; nil where a key is given twice, so
    /// that no order of the keys is safe.
    var repaired: SetContents? {
        guard !layout.hasRepeatedKey else { return nil }
        var repaired = self
        if hasRepairableAlpha {
            for index in entries.indices where entries[index].hasMisreadAlpha {
                repaired.entries[index].color?.components?.alpha = ColorComponent(1)
            }
        }
        // An `info` that is no object says nothing that anyone reads.
        repaired.unknown = unknown.without(["info"])
        var info = info ?? ContentsInfo()
        if info.author == nil && !info.unknown.holds("author") { info.author = ContentsInfo.xcode.author }
        if info.version == nil && !info.unknown.holds("version") { info.version = ContentsInfo.xcode.version }
        repaired.info = info
        return repaired
    }

    /// Whether a color has an alpha of 1/255 that was meant to be opaque, because another program than Xcode wrote it.
    ///
    /// For other bytes there is no safe answer.
    var hasRepairableAlpha: Bool {
        info?.author != ContentsInfo.xcode.author && entries.contains(where: \.hasMisreadAlpha)
    }
}

extension SetEntry {
    fileprivate var hasMisreadAlpha: Bool { color?.components?.alpha?.byte == 1 }
}
