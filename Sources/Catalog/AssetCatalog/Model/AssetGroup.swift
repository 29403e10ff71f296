/// A folder that contains sets: a group in an asset catalog, or the catalog itself.
package struct AssetGroup: Sendable, Hashable {
    /// The prefix of the names of the sets inside, such as `Icons/`; empty if there is no namespace.
    ///
    /// The prefix consists of the names of all groups, from the outermost to this one, that provide a namespace.
    /// A slash follows each name.
    package let prefix: String
    package let path: String
    /// Whether the folder is the catalog itself.
    package let isCatalog: Bool
    /// The names of the files in the folder except `Contents.json`; Xcode uses none of these files.
    package var files: [String] = []
    /// The content of the group's `Contents.json`; nil if the file is missing or unreadable.
    package var contents: SetContents?

    /// Whether the folder's name is a part of the names of the sets inside, such as `Icons` in `Icons/Cart`.
    package var providesNamespace: Bool { contents?.properties?.providesNamespace == true }
}
