internal import ArgumentParser
internal import CatalogChecks
internal import CatalogCompiler
internal import Diagnostics
internal import FileAccess

/// Carries out the repairs of `--fix`, and prints what was done.
enum CheckFix {
    /// Repairs what has one safe answer.
    ///
    /// Ends the command with status 74 where a file cannot be written; those before it are repaired.
    ///
    /// - Parameters:
    ///   - sources: the sources that may be repaired.
    ///   - trace: the files that the outcome was made of.
    /// - Returns: whether there is something to repair, and findings about what was left alone.
    static func apply(
        to outcome: Diagnosed<CheckOutcome>, in sources: [String], trace: FileTrace, deletes: Bool
    ) throws -> Diagnosed<Bool> {
        let repairs = TreeFix.repairs(
            for: outcome.diagnostics, of: outcome.tree.catalog, in: sources, deletes: deletes)
        for repair in repairs.value {
            let path = TerminalText.escaped(repair.path)
            do {
                guard try repair.carryOut(ifCurrentIn: trace) else { continue }
                StandardStreams.error("\(path): \(repair.participle)\n")
            } catch {
                StandardStreams.error("\(path): error: cannot be repaired: \(error) [output]\n")
                throw ExitStatus.output
            }
        }
        return repairs.map { !$0.isEmpty }
    }
}
