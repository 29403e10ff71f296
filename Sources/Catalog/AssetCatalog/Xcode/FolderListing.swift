/// The names in a folder of a catalog, hidden ones and `Contents.json` skipped.
struct FolderListing {
    /// The folders, by name.
    var folders: [String] = []
    /// Everything else, by name.
    var files: [String] = []
    /// Those of ``files`` that are, or lead to, regular files, in the order of their bytes.
    var regularFiles: [String] = []
    var linkedFolders: Set<String> = []

    /// How Xcode counts files that belong to no slot.
    static func unassigned(_ files: [String]) -> String {
        files.count == 1 ? "an unassigned child" : "\(files.count) unassigned children"
    }
}
