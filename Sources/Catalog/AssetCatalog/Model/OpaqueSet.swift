/// A set of a type that holds neither pictures for code nor colors.
package struct OpaqueSet: Sendable, Hashable {
    /// The full name.
    package let name: String
    /// The extension of its folder, such as `appiconset`.
    package let type: String
    package let path: String
    /// The files in it, without its `Contents.json`, by name.
    package let files: [String]
    /// The names of the folders in it: layers, stickers, textures and the sets of an atlas.
    package var folders: [String] = []
    /// All that the set's `Contents.json` says; nil where there is none that can be read.
    package var contents: SetContents?

    /// The type, nil for one that is not known.
    package var knownType: SetType? { SetType(rawValue: type) }

    package var properties: SetProperties? { contents?.properties }
}
