internal import AssetCatalog

/// The idiom, scale and appearance that an entry is for.
///
/// Two entries have equal keys if the same devices could use either.
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

    /// The key without its scale, to find entries that differ only in scale.
    var forAnyScale: SlotKey {
        var key = self
        key.slot.scale = nil
        return key
    }

    /// The key without its idiom, to find entries that differ only in idiom.
    var forAnyIdiom: SlotKey {
        var key = self
        key.slot.idiom = "universal"
        return key
    }
}
