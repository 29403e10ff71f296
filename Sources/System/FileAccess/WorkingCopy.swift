/// The Git working copy around a file.
package enum WorkingCopy {
    /// Returns the root of the working copy around a folder; nil if there is none.
    ///
    /// - Parameter folder: an absolute path.
    package static func root(around folder: String) -> String? {
        var folder = folder
        while !FileStamp(of: FilePath.join(folder, ".git")).exists {
            let parent = FilePath.folder(of: folder)
            // The root, or the current folder of a relative path.
            if parent == folder { return nil }
            folder = parent
        }
        return folder
    }

    /// Whether something is in the working copy of a file, or in the file's folder if there is no working copy.
    ///
    /// Links are followed: the real location counts.
    ///
    /// - Parameter currentFolder: the base of relative paths, as an absolute path.
    package static func holds(_ path: String, ofFile file: String, currentFolder: String) -> Bool {
        let folder = FilePath.normalized(FilePath.join(currentFolder, FilePath.folder(of: file)))
        guard let root = SymbolicLink.resolved(root(around: folder) ?? folder),
            let target = SymbolicLink.resolved(FilePath.join(currentFolder, path))
        else { return false }
        return FilePath.isInsideOrSame(target, folder: root)
    }
}
