/// The names in a folder of a catalog, hidden ones and `Contents.json` passed over.
struct FolderListing {
    /// The folders, by name.
    var folders: [String] = []
    /// Everything else, by name.
    var files: [String] = []
    /// Those of the folders that are links.
    var linkedFolders: Set<String> = []
}
