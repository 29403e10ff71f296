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

    /// Whether something is in the working copy that a file belongs to; for a file that is in none, in its folder.
    ///
    /// Links are followed: what counts is where something really is.
    ///
    /// - Parameter currentFolder: the folder that relative paths start from, as an absolute path.
    package static func holds(_ path: String, ofFile file: String, currentFolder: String) -> Bool {
        let folder = FilePath.normalized(FilePath.join(currentFolder, FilePath.folder(of: file)))
        guard let root = SymbolicLink.resolved(root(around: folder) ?? folder),
            let target = SymbolicLink.resolved(FilePath.join(currentFolder, path))
        else { return false }
        return FilePath.isInsideOrSame(target, folder: root)
    }
}
