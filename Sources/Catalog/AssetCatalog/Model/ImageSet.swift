/// A named image with one or more variants, from an asset catalog or from loose files (outside of asset catalogs).
package struct ImageSet: Sendable, Equatable {
    /// The name with its namespaces, such as `Icons/Cart`.
    package var name: String
    /// The folder of a set in an asset catalog; for loose files, their common path.
    ///
    /// `banners/loop1@2x.jpg` and `banners/loop1@3x.jpg` have the path `banners/loop1`.
    package let path: String
    package let folder: String
    /// Whether the set consists of picture files outside of an asset catalog, without a `Contents.json`.
    package let isLoose: Bool
    /// Whether the app draws only the picture's alpha, in the tint color of the view.
    package var isTemplate = false
    /// The picture files that exist and are assigned to a slot; empty if the set is a placeholder.
    package var variants: [ImageVariant]
    /// The names of all files in the folder except `Contents.json`.
    package var files: [String] = []
    /// The files that `Contents.json` doesn't name, except a README.md.
    package var unnamedFiles: [String] = []
    /// Everything in the set's `Contents.json`, including slots whose file is missing; nil if ``isLoose``.
    @Boxed package var contents: SetContents?

    package var properties: SetProperties? { contents?.properties }
}

/// One file of an image set, and the slot (the devices and conditions) of that file.
package struct ImageVariant: Sendable, Equatable {
    package let path: String
    /// The entry that names the file; for a loose file, an entry made from the file's name.
    @Boxed package private(set) var entry: SetEntry

    package var slot: VariantSlot { entry.slot }

    package init(path: String, slot: VariantSlot) { self.init(path: path, entry: SetEntry(slot: slot)) }

    package init(path: String, entry: SetEntry) { self.init(path: path, entry: Boxed(wrappedValue: entry)) }

    init(path: String, entry: Boxed<SetEntry>) {
        self.path = path
        _entry = entry
    }
}
