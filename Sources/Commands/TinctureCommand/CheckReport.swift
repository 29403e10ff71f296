internal import ArgumentParser
internal import CatalogPreview
internal import Diagnostics
internal import FileAccess
internal import FindingReports

enum CheckReport {
    static func goesToStandardError(_ format: ReportFormat?) -> Bool { format?.goesToStandardError ?? true }

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
        let shown = format ?? (StandardStreams.errorIsTerminal ? .summary : .xcode)
        let report = shown.reporter(context).report(diagnostics)
        if goesToStandardError(format) { StandardStreams.error(report) } else { try StandardStreams.output(report) }
    }

    /// Writes a baseline to a file, even in place of one that the check has read among the app's code.
    static func write(_ baseline: Baseline, to option: String, _ context: ReportContext, apartFrom trace: FileTrace?)
        throws
    {
        let file = OutputFile(option)
        let isBaseline = !file.isStream && Baseline.read(file.path, context).diagnostics.isEmpty
        try file.write(Array(baseline.text.utf8), apartFrom: trace, mayReplace: isBaseline)
    }
}
