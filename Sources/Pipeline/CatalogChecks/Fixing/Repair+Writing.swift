internal import AssetCatalog
package import FileAccess

extension TreeFix.Repair {
    /// Carries the repair out, unless the file that it was decided by has changed since it was read.
    ///
    /// - Parameter trace: the files that the findings were made of.
    /// - Returns: whether something was written or deleted.
    package func carryOut(ifCurrentIn trace: FileTrace) throws(FileFailure) -> Bool {
        guard trace.hasCurrent(contents) else { return false }
        switch self {
        case .write(let path, let text): try AtomicFile.write(Array(text.utf8), to: path)
        case .delete(let path): try FileMove.delete(path)
        }
        return true
    }

    /// What was done, in a word.
    package var participle: String {
        switch self {
        case .write: "repaired"
        case .delete: "deleted"
        }
    }

    /// The `Contents.json` that the repair is decided by.
    private var contents: String {
        switch self {
        case .write(let path, _): path
        case .delete(let path): FilePath.join(FilePath.folder(of: path), SetContents.fileName)
        }
    }
}
