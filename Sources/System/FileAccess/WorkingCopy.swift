/// The working copy of Git that files are in.
package enum WorkingCopy {
    /// The root of the working copy around a folder; nil for one that is in none.
    ///
    /// - Parameter folder: an absolute path.
    package static func root(around folder: String) -> String? {
        var folder = folder
        while !FileStamp(of: FilePath.join(folder, ".git")).exists {
            let parent = FilePath.folder(of: folder)
            // The root, or the current folder of a path that is relative.
            if parent == folder { return nil }
            folder = parent
        }
        return folder
    }
}
