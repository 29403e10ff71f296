/// A folder that contains sets: a group in an asset catalog, or the catalog itself.
package struct AssetGroup: Sendable, Equatable {
    /// The prefix of the names of the sets inside, from all groups that provide a namespace, such as `Icons/`.
    package let prefix: String
    package let path: String
    package let isCatalog: Bool
    /// The names of the files in the folder except `Contents.json`; Xcode uses none of these files.
    package var files: [String] = []
    /// The content of the group's `Contents.json`; nil if the file is missing or unreadable.
    package var contents: SetContents?

    /// Whether the folder's name is a part of the names of the sets inside, as in `Icons/Cart`.
    package var providesNamespace: Bool { contents?.properties?.providesNamespace == true }
}
