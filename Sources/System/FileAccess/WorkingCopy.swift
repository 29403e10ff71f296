/// Functions that find the Git working copy around a file or folder.
package enum WorkingCopy {
    /// Returns the root of the working copy that contains an absolute path; nil if there is none.
    package static func root(around folder: String) -> String? {
        FilePath.ancestry(of: folder).first { FileStamp(of: FilePath.join($0, ".git")).exists }
    }

    /// Returns the nearest file with a name in the folders above an absolute path, up to the root of its working copy,
    /// as a path relative to that path; nil if there is none.
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

    /// Whether a path is in the same Git working copy, or else folder, as a file, after following symbolic links.
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
