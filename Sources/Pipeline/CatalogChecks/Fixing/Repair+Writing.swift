internal import AssetCatalog
package import FileAccess

extension TreeFix.Repair {
    /// Carries the repair out, unless the file that it was decided by has changed since it was read.
    ///
    /// - Parameter trace: the files that the findings were made of.
    /// - Returns: whether something was written or deleted.
    package func carryOut(ifCurrentIn trace: FileTrace) throws -> Bool {
        switch self {
        case .write(let path, let text):
            // Read before the look, so that a change in between is not overwritten.
            let before = try RegularFile.bytes(of: path)
            guard trace.hasCurrent(path) else { return false }
            try FileReplacement.replace(before, with: Array(text.utf8), at: path)
        case .delete(let path):
            guard trace.hasCurrent(FilePath.join(FilePath.folder(of: path), SetContents.fileName)) else { return false }
            try FileMove.delete(path)
        }
        return true
    }

    package var participle: String {
        switch self {
        case .write: "repaired"
        case .delete: "deleted"
        }
    }
}
