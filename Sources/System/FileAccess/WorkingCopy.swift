/// Functions that find the Git working copy around a file or folder.
package enum WorkingCopy {
    /// Returns the root of the working copy that contains a folder; nil if there is none.
    ///
    /// - Parameter folder: an absolute path.
    package static func root(around folder: String) -> String? {
        var folder = folder
        while !FileStamp(of: FilePath.join(folder, ".git")).exists {
            let parent = FilePath.folder(of: folder)
            // Stops at the file system's root, or at the end of a relative path.
            if parent == folder { return nil }
            folder = parent
        }
        return folder
    }

    /// Returns the path of the nearest file with a name in the folders above a folder, up to the root of its working
    /// copy, relative to the folder; nil if there is none.
    ///
    /// - Parameter folder: an absolute path.
    package static func nearest(_ name: String, above folder: String) -> String? {
        guard let root = root(around: folder) else { return nil }
        var (above, path) = (folder, name)
        while above != root {
            above = FilePath.folder(of: above)
            path = "../" + path
            if (try? FileKind.of(FilePath.join(above, name))) == .file { return path }
        }
        return nil
    }

    /// Whether a path is in the same Git working copy as a file, after following symbolic links.
    ///
    /// If the file isn't in a working copy, the file's folder takes the place of the working copy.
    ///
    /// - Parameter currentFolder: the absolute path of the folder to which relative paths refer.
    package static func holds(_ path: String, ofFile file: String, currentFolder: String) -> Bool {
        let folder = FilePath.normalized(FilePath.join(currentFolder, FilePath.folder(of: file)))
        guard let root = SymbolicLink.resolved(root(around: folder) ?? folder),
            let target = SymbolicLink.resolved(FilePath.join(currentFolder, path))
        else { return false }
        return FilePath.isInsideOrSame(target, folder: root)
    }
}
