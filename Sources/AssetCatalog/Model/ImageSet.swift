/// A picture under one name, in one or more variants.
public struct ImageSet: Sendable, Hashable {
    /// The full name: the names of the groups that provide a namespace, then its own, joined by `/`.
    public var name: String
    /// The folder of a set in an asset catalog; for loose files their common path without scale, idiom and extension.
    public let path: String
    /// The folder or group that it lies in.
    public let folder: String
    /// True for loose files, false for a set of an asset catalog.
    public let isLoose: Bool
    /// True where the app tints the picture and only its alpha counts (`template-rendering-intent`).
    public let isTemplate: Bool
    /// The files, in the order in which the set names them; empty for a set that is a placeholder.
    public var variants: [ImageVariant]

    /// An image set by its parts.
    public init(
        name: String, path: String, folder: String, isLoose: Bool, isTemplate: Bool = false, variants: [ImageVariant]
    ) {
        self.name = name
        self.path = path
        self.folder = folder
        self.isLoose = isLoose
        self.isTemplate = isTemplate
        self.variants = variants
    }
}

/// One file of an image set and the slot that it fills.
public struct ImageVariant: Sendable, Hashable {
    /// Where the file lies.
    public let path: String
    /// What it is for.
    public let slot: VariantSlot

    /// A file in a slot.
    public init(path: String, slot: VariantSlot) {
        self.path = path
        self.slot = slot
    }
}
