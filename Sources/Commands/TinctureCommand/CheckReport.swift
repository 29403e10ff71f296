internal import ArgumentParser
internal import CatalogChecks
internal import CatalogPreview
internal import Diagnostics
internal import FileAccess
internal import PlatformC
#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Prints what a check has found.
enum CheckReport {
    /// What reporters need to know; colours where standard error shows them.
    static func context(currentFolder: String) -> ReportContext {
        let depth = ColorDepth(environment: ProcessInfo.processInfo.environment, isTerminal: errorIsTerminal)
        return ReportContext(
            currentFolder: currentFolder, version: ToolVersion.current, usesColors: depth != .plain)
    }

    /// Prints the findings: those for people on standard error, the others on standard output.
    static func print(_ diagnostics: [Diagnostic], as format: ReportFormat?, _ context: ReportContext) throws {
        let format = format ?? ReportFormat(errorIsTerminal ? SummaryReporter.self : XcodeReporter.self)
        let report = format.reporter(context).report(diagnostics)
        if format.isForPeople { StandardStreams.error(report) } else { try StandardStreams.output(report) }
    }

    /// Writes a baseline; ends the command with status 74 where it cannot be written.
    static func write(_ baseline: Baseline, to path: String) throws {
        do {
            try AtomicFile.write(Array(baseline.text.utf8), to: path)
        } catch {
            StandardStreams.error("\(TerminalText.escaped(path)): error: cannot be written: \(error) [output]\n")
            throw ExitStatus.output
        }
    }

    private static var errorIsTerminal: Bool { isatty(2) == 1 }
}
