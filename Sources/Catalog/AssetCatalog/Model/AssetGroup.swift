/// A folder of an asset catalog that holds sets: a group, or the catalog itself.
package struct AssetGroup: Sendable, Hashable {
    /// The prefix of its names: `Icons/` inside a namespace, otherwise empty.
    package let prefix: String
    package let path: String
    /// True for the catalog itself.
    package let isCatalog: Bool
    /// The names of the files in it, which has no use for any but its `Contents.json`.
    package var files: [String] = []
    /// All that its `Contents.json` says; nil where there is none that can be read.
    package var contents: SetContents?

    /// True where the folder's name is part of the names inside.
    package var providesNamespace: Bool { contents?.properties?.providesNamespace == true }
}
