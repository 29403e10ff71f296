internal import ArgumentParser
internal import CatalogChecks
internal import CatalogCompiler
internal import Diagnostics
internal import FileAccess

enum CheckFix {
    /// Fixes the findings that have only one safe solution, and prints the fixed files.
    ///
    /// If a file can't be written, the command ends with status 74. Earlier fixes remain in place.
    ///
    /// - Parameters:
    ///   - sources: the paths of the files and folders in which fixes are allowed.
    ///   - trace: the record of the files that the check has read, and that must not have changed since then.
    ///   - deletes: whether unassigned files are deleted; with only the rule `unused-set`, unused sets.
    ///
    /// - Returns: whether there was anything to fix, and findings about the paths that weren't fixed.
    static func apply(
        to outcome: Diagnosed<CheckOutcome>, in sources: [String], trace: FileTrace, _ rules: Set<Rule>, deletes: Bool,
        isDryRun: Bool
    ) throws -> Diagnosed<Bool> {
        let repairs = TreeFix.repairs(
            for: outcome.diagnostics, of: outcome.tree.catalog, in: sources, deletes: deletes,
            deletesSets: deletes && rules == [.unusedSet])
        if repairs.value.isEmpty && repairs.diagnostics.isEmpty {
            StandardStreams.error("nothing was fixed: no finding has a single safe fix\n")
        }
        var counts: [String: Int] = [:]
        for repair in repairs.value {
            let path = TerminalText.escaped(repair.path)
            do {
                guard try isDryRun || repair.carryOut(ifCurrentIn: trace) else { continue }
                counts[repair.effect, default: 0] += 1
                StandardStreams.error("\(path): \(isDryRun ? "would be " : "")\(repair.summary)\n")
            } catch {
                StandardStreams.error("\(path): error: --fix could not write or delete this file: \(error) [output]\n")
                throw ExitStatus.output
            }
        }
        for (effect, count) in counts.sorted(by: { $0.key < $1.key }) where count > 10 {
            StandardStreams.error("\(count) \(effect) in all\(isDryRun ? ", without --dry-run" : "")\n")
        }
        return repairs.map { !$0.isEmpty && !isDryRun }
    }
}
