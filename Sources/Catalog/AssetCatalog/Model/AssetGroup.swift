/// A folder of an asset catalog that holds sets: a group, or the catalog itself.
package struct AssetGroup: Sendable, Hashable {
    /// The prefix of the names of the sets inside: `Icons/` in a namespace, otherwise empty.
    package let prefix: String
    package let path: String
    /// Whether this is the catalog itself.
    package let isCatalog: Bool
    /// The names of unused files in the folder: everything except `Contents.json`.
    package var files: [String] = []
    /// The content of the folder's `Contents.json`, or nil if there is no readable one.
    package var contents: SetContents?

    /// Whether the folder's name prefixes the names of the sets inside.
    package var providesNamespace: Bool { contents?.properties?.providesNamespace == true }
}
