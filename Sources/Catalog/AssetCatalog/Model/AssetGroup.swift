/// A folder of an asset catalog that holds sets: a group, or the catalog itself.
public struct AssetGroup: Sendable, Hashable {
    /// What its names begin with: `Icons/` where it provides a namespace or lies in one, else nothing.
    public let prefix: String
    /// The folder.
    public let path: String
    /// True for the catalog itself.
    public let isCatalog: Bool
    /// The names of the files in it, which has no use for any but its `Contents.json`.
    public let files: [String]
    /// All that its `Contents.json` says; nil where there is none that can be read.
    public let contents: SetContents?

    /// A group by its parts.
    public init(prefix: String, path: String, isCatalog: Bool, files: [String] = [], contents: SetContents? = nil) {
        self.prefix = prefix
        self.path = path
        self.isCatalog = isCatalog
        self.files = files
        self.contents = contents
    }

    /// True where the folder's name is part of the names inside.
    public var providesNamespace: Bool { contents?.properties?.providesNamespace == true }
}
