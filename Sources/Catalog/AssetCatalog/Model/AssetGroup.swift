/// A folder of an asset catalog that holds sets: a group, or the catalog itself.
package struct AssetGroup: Sendable, Hashable {
    /// The prefix of the names inside: `Icons/` in a namespace, otherwise empty.
    package let prefix: String
    package let path: String
    /// Whether this is the catalog itself.
    package let isCatalog: Bool
    /// The names of the files in the folder, which are unused: only `Contents.json` belongs there.
    package var files: [String] = []
    /// The content of its `Contents.json`, or nil if there is no readable one.
    package var contents: SetContents?

    /// Whether the folder's name is part of the names inside.
    package var providesNamespace: Bool { contents?.properties?.providesNamespace == true }
}
