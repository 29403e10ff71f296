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
        for repair in repairs.value {
            do {
                try carryOut(repair, trace)
            } catch {
                let path = TerminalText.escaped(repair.path)
                StandardStreams.error("\(path): error: cannot be repaired: \(error) [output]\n")
                throw ExitStatus.output
            }
        }
        return repairs.map { !$0.isEmpty }
    }

    private static func carryOut(_ repair: TreeFix.Repair, _ trace: FileTrace) throws {
        let path = TerminalText.escaped(repair.path)
        switch repair {
        case .write(_, let text):
            let before = try RegularFile.bytes(of: repair.path)
            // What a person has changed since it was read is looked at anew, not overwritten.
            guard trace.hasCurrent(repair.path) else { return }
            try FileReplacement.replace(before, with: Array(text.utf8), at: repair.path)
            StandardStreams.error("\(path): repaired\n")
        case .delete:
            let contents = FilePath.join(FilePath.folder(of: repair.path), SetContents.fileName)
            guard trace.hasCurrent(contents) else { return }
            try FileMove.delete(repair.path)
            StandardStreams.error("\(path): deleted\n")
        }
    }
}
