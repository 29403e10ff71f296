internal import ArgumentParser
internal import CatalogChecks
internal import CatalogCompiler
internal import Diagnostics
internal import FileAccess

/// Applies the fixes of `--fix`, and prints what was done.
enum CheckFix {
    /// The maximum number of files to name; more are counted.
    private static let mostNamed = 10

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
