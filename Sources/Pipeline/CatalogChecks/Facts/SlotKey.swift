internal import AssetCatalog

/// The slot of an entry.
///
/// Two entries have equal keys if a device could use either.
struct SlotKey: Hashable {
    private var slot: VariantSlot
    /// The unknown keys of the entry, which may restrict its devices.
    private var unknown: UnknownMembers

    init(_ entry: SetEntry) {
        slot = entry.slot
        unknown = entry.unknown.without([
            "color", "compression-type", "filename", "matching-style", "pixel-format", "unassigned",
        ])
    }

    /// The key for every scale.
    var forAnyScale: SlotKey {
        var key = self
        key.slot.scale = nil
        return key
    }

    /// The key for every idiom.
    var forAnyIdiom: SlotKey {
        var key = self
        key.slot.idiom = "universal"
        return key
    }
}
