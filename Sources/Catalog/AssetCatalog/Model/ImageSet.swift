/// A picture under one name, in one or more variants.
package struct ImageSet: Sendable, Hashable {
    /// The full name: the names of the groups that provide a namespace, then its own, joined by `/`.
    package var name: String
    /// The folder of a set in an asset catalog, or the common path of loose files without scale, idiom and extension.
    package let path: String
    package let folder: String
    /// Whether the set consists of loose files rather than a set in an asset catalog.
    package let isLoose: Bool
    /// Whether the app tints the picture, so that only its alpha is used (`template-rendering-intent`).
    package let isTemplate: Bool
    /// The usable files, in the set's order.
    ///
    /// Empty if the set is a placeholder.
    package var variants: [ImageVariant]
    /// The names of all files in the set's folder, including those that no variant names.
    package var files: [String]
    /// The files that `Contents.json` doesn't name, even if case and accent forms are ignored.
    ///
    /// A file whose name differs only in these is excluded, because some file systems find it under the written name.
    package var unnamedFiles: [String]
    /// The whole content of the set's `Contents.json`, including empty slots and missing files.
    ///
    /// Nil for loose files.
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
    /// The entry that names the file, or one created from a loose file's name.
    @Boxed package private(set) var entry: SetEntry

    package var slot: VariantSlot { entry.slot }

    package init(path: String, slot: VariantSlot) { self.init(path: path, entry: SetEntry(slot: slot)) }

    package init(path: String, entry: SetEntry) { self.init(path: path, entry: Boxed(wrappedValue: entry)) }

    init(path: String, entry: Boxed<SetEntry>) {
        self.path = path
        _entry = entry
    }
}
