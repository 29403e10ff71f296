internal import AssetCatalog

extension SetContents {
    /// The contents with an author and a version; nil where a key is given twice, so that no order of the keys is safe.
    var repaired: SetContents? {
        guard !layout.hasRepeatedKey else { return nil }
        var repaired = self
        // An `info` that is no object says nothing that anyone reads.
        repaired.unknown = unknown.without(["info"])
        var info = info ?? ContentsInfo()
        if info.author == nil && !info.unknown.holds("author") { info.author = ContentsInfo.xcode.author }
        if info.version == nil && !info.unknown.holds("version") { info.version = ContentsInfo.xcode.version }
        repaired.info = info
        return repaired
    }
}
