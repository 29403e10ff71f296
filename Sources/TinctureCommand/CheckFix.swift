#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif
internal import ArgumentParser
internal import CatalogChecks
internal import CatalogPipeline
internal import Diagnostics
internal import FileAccess

/// Does the repairs of `--fix`, and says what it has done.
enum CheckFix {
    /// Repairs what has one safe answer; true where something was repaired.
    ///
    /// Ends the command with status 74 where a file cannot be written; those before it are repaired.
    static func apply(to diagnostics: [Diagnostic], deletes: Bool) throws -> Bool {
        let repairs = TreeFix.repairs(for: diagnostics, deletes: deletes)
        for repair in repairs {
            do {
                try carryOut(repair)
            } catch {
                let path = TerminalText.escaped(repair.path)
                StandardStreams.error("\(path): error: cannot be repaired: \(error) [output]\n")
                throw ExitStatus.output
            }
        }
        return !repairs.isEmpty
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
