internal import ArgumentParser
internal import CatalogChecks
internal import CatalogPipeline
internal import Diagnostics
internal import FileAccess
internal import PlatformC

/// Does the repairs of `--fix`, and says what it has done.
enum CheckFix {
    /// Repairs what has one safe answer.
    ///
    /// Ends the command with status 74 where a file cannot be written; those before it are repaired.
    ///
    /// - Returns: whether something was repaired, and findings about what was left alone.
    static func apply(to outcome: CheckOutcome, deletes: Bool) throws -> (isChanged: Bool, refusals: [Diagnostic]) {
        let (repairs, refusals) = TreeFix.repairs(
            for: outcome.diagnostics, in: outcome.tree.sources, deletes: deletes)
        for repair in repairs {
            do {
                try carryOut(repair)
            } catch {
                let path = TerminalText.escaped(repair.path)
                StandardStreams.error("\(path): error: cannot be repaired: \(error) [output]\n")
                throw ExitStatus.output
            }
        }
        return (!repairs.isEmpty, refusals)
    }

    private static func carryOut(_ repair: TreeFix.Repair) throws(FileFailure) {
        let path = TerminalText.escaped(repair.path)
        switch repair {
        case .write(_, let bytes):
            try AtomicFile.write(bytes, to: repair.path)
            StandardStreams.error("\(path): repaired\n")
        case .delete:
            guard unlink(repair.path) == 0 else { throw FileFailure(path: repair.path, errno: errno) }
            StandardStreams.error("\(path): deleted\n")
        }
    }
}
