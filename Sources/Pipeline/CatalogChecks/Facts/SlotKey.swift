internal import AssetCatalog

/// The idiom, scale, appearance and other conditions that determine the devices for an entry of a set.
///
/// Two entries have equal keys if the same devices could use either entry.
struct SlotKey: Hashable {
    private var slot: VariantSlot
    /// The members of the entry that Tincture doesn't know, which may restrict the entry's devices.
    private var unknown: UnknownMembers

    init(_ entry: SetEntry) {
        slot = entry.slot
        unknown = entry.unknown.without([
            "color", "compression-type", "filename", "matching-style", "pixel-format", "unassigned",
        ])
    }

    var forAnyScale: SlotKey {
        var key = self
        key.slot.scale = nil
        return key
    }

    var forAnyIdiom: SlotKey {
        var key = self
        key.slot.idiom = "universal"
        return key
    }
}
