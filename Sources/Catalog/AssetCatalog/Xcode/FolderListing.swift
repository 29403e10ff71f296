/// The names of the files and folders in a folder of an asset catalog, except hidden ones and `Contents.json`.
struct FolderListing {
    /// The names of the folders; like all names here, sorted by their UTF-8 bytes.
    var folders: [String] = []
    /// The names of everything except folders.
    var files: [String] = []
    /// The names of regular files and of links to regular files.
    var regularFiles: [String] = []
    var linkedFolders: Set<String> = []

    /// Returns the number of files in the words of Xcode's warning.
    static func unassigned(_ files: [String]) -> String {
        files.count == 1 ? "an unassigned child" : "\(files.count) unassigned children"
    }
}
