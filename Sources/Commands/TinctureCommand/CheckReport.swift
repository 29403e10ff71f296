internal import ArgumentParser
internal import CatalogPreview
internal import Diagnostics
internal import FileAccess
internal import FindingReports

/// Prints the findings of a check.
enum CheckReport {
    static func goesToStandardError(_ format: ReportFormat?) -> Bool { format?.goesToStandardError ?? true }

    /// Returns the context of a report, such as the current folder and the width of the terminal.
    ///
    /// - Parameter named: the paths of the sources and the configuration, as given on the command line.
    static func context(for format: ReportFormat?, currentFolder: String, named: [String] = []) -> ReportContext {
        let isError = goesToStandardError(format)
        let isTerminal = isError ? StandardStreams.errorIsTerminal : StandardStreams.outputIsTerminal
        let environment = CurrentProcess.environment
        let depth = ColorDepth(environment: environment, isTerminal: isTerminal)
        let columns = isError ? StandardStreams.errorColumns : StandardStreams.columns
        return ReportContext(
            currentFolder: currentFolder, named: named,
            checkout: ReportContext.checkout(environment: environment, around: currentFolder),
            version: ToolVersion.current, usesColors: depth != .plain, columns: isTerminal ? columns : nil)
    }

    static func print(_ diagnostics: [Diagnostic], as format: ReportFormat?, _ context: ReportContext) throws {
        let usual =
            StandardStreams.errorIsTerminal ? ReportFormat(SummaryReporter.self) : ReportFormat(XcodeReporter.self)
        let report = (format ?? usual).reporter(context).report(diagnostics)
        if goesToStandardError(format) { StandardStreams.error(report) } else { try StandardStreams.output(report) }
    }

    /// Writes a baseline to a file, and ends the command with status 74 if the file can't be written.
    ///
    /// - Parameter trace: the record of the files that the check has read, which must not be overwritten. An old
    ///   baseline may be overwritten, although the check reads it if it is among the app's code.
    static func write(_ baseline: Baseline, to option: String, _ context: ReportContext, apartFrom trace: FileTrace?)
        throws
    {
        let file = OutputFile(option)
        let isBaseline = !file.isStream && Baseline.read(file.path, context).diagnostics.isEmpty
        try file.write(Array(baseline.text.utf8), apartFrom: trace, mayReplace: isBaseline)
    }
}
