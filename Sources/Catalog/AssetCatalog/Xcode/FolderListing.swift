/// The names in a folder of a catalog, except hidden files and `Contents.json`.
struct FolderListing {
    /// The names of the folders, in byte order.
    var folders: [String] = []
    /// The names of everything else, in byte order.
    var files: [String] = []
    /// The regular files in ``files`` and the links to regular files, in byte order.
    var regularFiles: [String] = []
    var linkedFolders: Set<String> = []

    /// Returns the number of unassigned files in Xcode's words.
    static func unassigned(_ files: [String]) -> String {
        files.count == 1 ? "an unassigned child" : "\(files.count) unassigned children"
    }
}
