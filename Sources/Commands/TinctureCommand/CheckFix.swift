internal import ArgumentParser
internal import AssetCatalog
internal import CatalogChecks
internal import CatalogCompiler
internal import Diagnostics
internal import FileAccess

/// Does the repairs of `--fix`, and says what it has done.
enum CheckFix {
    /// Repairs what has one safe answer.
    ///
    /// Ends the command with status 74 where a file cannot be written; those before it are repaired.
    ///
    /// - Parameters:
    ///   - sources: those that may be repaired.
    ///   - trace: what was looked at for the outcome.
    /// - Returns: whether something was repaired, and findings about what was left alone.
    static func apply(
        to outcome: Diagnosed<CheckOutcome>, in sources: [String], trace: FileTrace, deletes: Bool
    ) throws -> Diagnosed<Bool> {
        let repairs = TreeFix.repairs(
            for: outcome.diagnostics, of: outcome.tree.catalog, in: sources, deletes: deletes)
        // What a person has changed since it was read is looked at anew, not overwritten.
        for repair in repairs.value where trace.hasCurrent(contents(for: repair)) {
            do {
                try carryOut(repair)
            } catch {
                let path = TerminalText.escaped(repair.path)
                StandardStreams.error("\(path): error: cannot be repaired: \(error) [output]\n")
                throw ExitStatus.output
            }
        }
        return repairs.map { !$0.isEmpty }
    }

    /// The `Contents.json` that a repair is decided by.
    private static func contents(for repair: TreeFix.Repair) -> String {
        switch repair {
        case .write(let path, _): path
        case .delete(let path): FilePath.join(FilePath.folder(of: path), SetContents.fileName)
        }
    }

    private static func carryOut(_ repair: TreeFix.Repair) throws(FileFailure) {
        let path = TerminalText.escaped(repair.path)
        switch repair {
        case .write(_, let text):
            try AtomicFile.write(Array(text.utf8), to: repair.path)
            StandardStreams.error("\(path): repaired\n")
        case .delete:
            try FileMove.delete(repair.path)
            StandardStreams.error("\(path): deleted\n")
        }
    }
}
