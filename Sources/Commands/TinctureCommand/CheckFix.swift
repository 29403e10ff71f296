internal import ArgumentParser
internal import CatalogChecks
internal import CatalogCompiler
internal import Diagnostics
internal import FileAccess

/// Applies the fixes of `--fix`, and prints what was done.
enum CheckFix {
    /// The maximum number of fixed files to name; if there are more, their number is printed.
    private static let mostNamed = 10

    /// Fixes findings that have one safe solution.
    ///
    /// Ends the command with status 74 if a file can't be written. Earlier fixes remain in place.
    ///
    /// - Parameters:
    ///   - sources: the files and folders in which fixes are allowed.
    ///   - trace: the files that the check has read. A file that has changed since then isn't fixed.
    /// - Returns: whether there was anything to fix, and findings about what wasn't fixed.
    static func apply(
        to outcome: Diagnosed<CheckOutcome>, in sources: [String], trace: FileTrace, deletes: Bool
    ) throws -> Diagnosed<Bool> {
        let repairs = TreeFix.repairs(
            for: outcome.diagnostics, of: outcome.tree.catalog, in: sources, deletes: deletes)
        var counts: [String: Int] = [:]
        for repair in repairs.value {
            let path = TerminalText.escaped(repair.path)
            do {
                guard try repair.carryOut(ifCurrentIn: trace) else { continue }
                counts[repair.participle, default: 0] += 1
                if counts[repair.participle] ?? 0 <= mostNamed {
                    StandardStreams.error("\(path): \(repair.participle)\n")
                }
            } catch {
                StandardStreams.error("\(path): error: cannot be fixed: \(error) [output]\n")
                throw ExitStatus.output
            }
        }
        for (participle, count) in counts.sorted(by: { $0.key < $1.key }) where count > mostNamed {
            StandardStreams.error("\(count) files \(participle) in all\n")
        }
        return repairs.map { !$0.isEmpty }
    }
}
