internal import AssetCatalog

extension SetContents {
    /// Returns the contents with an author and a version, or with corrected alpha values; nil if a key occurs twice.
    ///
    /// If a key occurs twice, no order of the keys is safe.
    func repaired(addsInfo: Bool, correctsAlpha: Bool) -> SetContents? {
        guard !layout.hasRepeatedKey else { return nil }
        var repaired = self
        if correctsAlpha && hasRepairableAlpha {
            for index in entries.indices where entries[index].hasMisreadAlpha {
                repaired.entries[index].color?.components?.alpha = ColorComponent(1)
            }
        }
        guard addsInfo else { return repaired }
        // An `info` that isn't an object has no effect.
        repaired.unknown = unknown.without(["info"])
        var info = info ?? ContentsInfo()
        if info.author == nil && !info.unknown.holds("author") { info.author = ContentsInfo.xcode.author }
        if info.version == nil && !info.unknown.holds("version") { info.version = ContentsInfo.xcode.version }
        repaired.info = info
        return repaired
    }

    func changes(to repaired: SetContents) -> [String] {
        [
            (info != repaired.info, "added \"info\" with \"author\" and \"version\""),
            (layout.misplacedKey != nil, "sorted the keys"),
            (entries != repaired.entries, "changed alpha 1 to 1.000"),
        ].filter(\.0).map(\.1)
    }

    /// Whether a program other than Xcode wrote an alpha of `1`.
    ///
    /// This program probably means opaque, but Xcode reads the value as 1/255.
    ///
    /// Other integers aren't repaired, because the program may mean bytes.
    var hasRepairableAlpha: Bool {
        info?.author != ContentsInfo.xcode.author && entries.contains(where: \.hasMisreadAlpha)
    }
}

extension SetEntry {
    fileprivate var hasMisreadAlpha: Bool { color?.components?.alpha?.byte == 1 }
}
