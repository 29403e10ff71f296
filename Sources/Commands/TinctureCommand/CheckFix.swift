internal import ArgumentParser
internal import CatalogChecks
internal import CatalogCompiler
internal import Diagnostics
internal import FileAccess

/// Applies the fixes of `--fix`, and prints what was done.
enum CheckFix {
    /// Fixes findings that have one safe solution.
    ///
    /// Ends the command with status 74 if a file can't be written. Earlier fixes remain in place.
    ///
    /// - Parameters:
    ///   - sources: the sources that may be fixed.
    ///   - trace: the files from which the outcome was created.
    /// - Returns: whether there is anything to fix, with findings about what wasn't fixed.
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
