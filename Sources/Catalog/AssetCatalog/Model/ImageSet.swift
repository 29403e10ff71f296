/// A picture under one name, in one or more variants.
package struct ImageSet: Sendable, Hashable {
    /// The full name: the names of the groups that provide a namespace, then its own, joined by `/`.
    package var name: String
    /// The folder of a set in an asset catalog; for loose files their common path without scale, idiom and extension.
    package let path: String
    package let folder: String
    /// True for loose files, false for a set of an asset catalog.
    package let isLoose: Bool
    /// True where the app tints the picture and only its alpha counts (`template-rendering-intent`).
    package let isTemplate: Bool
    /// The files that can be used, in the order in which the set names them; empty for a set that is a placeholder.
    package var variants: [ImageVariant]
    /// The names of all files in the folder of the set, those that no variant names among them.
    package var files: [String]
    /// Those of the files that no text of its `Contents.json` names, not even by another case or another form of an
    /// accent: on some file systems such a file is the one that is named.
    package var unnamedFiles: [String]
    /// All that the set's `Contents.json` says, empty slots and missing files too; nil for loose files.
    @Boxed package var contents: SetContents?

    package init(
        name: String, path: String, folder: String, isLoose: Bool, isTemplate: Bool = false, variants: [ImageVariant],
        files: [String] = [], unnamedFiles: [String] = [], contents: SetContents? = nil
    ) {
        (self.name, self.path, self.folder, self.isLoose, self.isTemplate) = (name, path, folder, isLoose, isTemplate)
        (self.variants, self.files, self.unnamedFiles) = (variants, files, unnamedFiles)
        _contents = Boxed(wrappedValue: contents)
    }

    package var properties: SetProperties? { contents?.properties }
}

/// One file of an image set and the slot that it fills.
package struct ImageVariant: Sendable, Hashable {
    package let path: String
    /// The entry that names the file; for a loose file one that is made from its name.
    @Boxed package private(set) var entry: SetEntry

    package var slot: VariantSlot { entry.slot }

    package init(path: String, slot: VariantSlot) { self.init(path: path, entry: SetEntry(slot: slot)) }

    package init(path: String, entry: SetEntry) { self.init(path: path, entry: Boxed(wrappedValue: entry)) }

    init(path: String, entry: Boxed<SetEntry>) {
        self.path = path
        _entry = entry
    }
}
