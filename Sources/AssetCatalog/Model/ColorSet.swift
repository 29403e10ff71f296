/// A colour under one name, in one or more variants.
public struct ColorSet: Sendable, Hashable {
    /// The full name.
    public let name: String
    /// The folder of the set.
    public let path: String
    /// The values, in the order in which the set names them; empty for a set that is a placeholder.
    public var variants: [ColorVariant]

    /// A colour set by its parts.
    public init(name: String, path: String, variants: [ColorVariant]) {
        self.name = name
        self.path = path
        self.variants = variants
    }
}

/// One value of a colour set and the slot that it fills.
public struct ColorVariant: Sendable, Hashable {
    /// What a colour set can say.
    public enum Value: Sendable, Hashable {
        /// Components in a colour space, 0 … 1 (beyond that in the extended spaces), alpha last.
        case components(CatalogColorSpace, [Double])
        /// A colour of the system, by platform and name, such as `ios` and `systemBlueColor`.
        case reference(platform: String, name: String)
    }

    /// What it is for.
    public let slot: VariantSlot
    /// The value.
    public let value: Value

    /// A value in a slot.
    public init(slot: VariantSlot, value: Value) {
        self.slot = slot
        self.value = value
    }
}
