internal import AssetCatalog
package import FileAccess

extension TreeFix.Repair {
    /// Performs the repair, unless the `Contents.json` that led to it has changed since it was read for the findings.
    ///
    /// - Returns: whether the repair, or keeping the file, was possible.
    package func carryOut(ifCurrentIn trace: FileTrace) throws -> Bool {
        switch self {
        case .write(let path, let text, _):
            // The bytes are read before the check, so that a change in between isn't overwritten.
            let before = try RegularFile.bytes(of: path)
            guard trace.hasCurrent(path) else { return false }
            try FileReplacement.replace(before, with: Array(text.utf8), at: path)
        case .delete(let path):
            guard trace.hasCurrent(FilePath.join(FilePath.folder(of: path), SetContents.fileName)) else { return false }
            try FileMove.delete(path)
        case .deleteSet(let path):
            guard trace.hasCurrent(FilePath.join(path, SetContents.fileName)) else { return false }
            FileTree.remove(path)
        case .keep: break
        }
        return true
    }

    /// What repairs of this kind have done, for their number: `files deleted`.
    package var effect: String {
        switch self {
        case .write: "files fixed"
        case .delete: "files deleted"
        case .deleteSet: "sets deleted"
        case .keep: "files and sets kept"
        }
    }

    package var summary: String {
        switch self {
        case .write(_, _, let changes): "fixed: \(changes.joined(separator: ", "))"
        case .delete, .deleteSet: "deleted"
        case .keep(_, let reason): "kept: it \(reason)"
        }
    }
}
