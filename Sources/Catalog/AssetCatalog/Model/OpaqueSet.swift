/// A set of any type except image sets and color sets, such as an app icon or a data set.
package struct OpaqueSet: Sendable, Hashable {
    /// The name with its namespaces, such as `Icons/Cart`.
    package let name: String
    /// The extension of the set's folder, such as `appiconset`.
    package let type: String
    package let path: String
    package let files: [String]
    /// The files that `Contents.json` doesn't name, except a README.md; empty for a type that names no files.
    package var unnamedFiles: [String] = []
    /// The names of the folders in the set, such as layers, stickers, textures or the sets of a sprite atlas.
    package var folders: [String] = []
    /// The content of the set's `Contents.json`; nil if the file is missing or unreadable.
    package var contents: SetContents?

    /// The type of the set; nil if Tincture doesn't know the type.
    package var knownType: SetType? { SetType(rawValue: type) }

    package var properties: SetProperties? { contents?.properties }
}
