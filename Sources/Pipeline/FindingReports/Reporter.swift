package import Diagnostics

/// A format for printing findings.
///
/// A new format needs a type in a file next to this one, and an entry in ``ReportFormat/allCases``.
package protocol Reporter: Sendable {
    /// The name of the format as the value of the option `--format`, such as `sarif`.
    static var name: String { get }
    static var goesToStandardError: Bool { get }
    init(_ context: ReportContext)
    /// Returns the findings as one text, with a line break after each line.
    func report(_ diagnostics: [Diagnostic]) -> String
}

extension Reporter {
    package static var goesToStandardError: Bool { false }
}

/// A report format, identified by its value for the option `--format`, such as `sarif`.
package struct ReportFormat: Sendable, RawRepresentable, CaseIterable {
    /// All formats, in the order in which the command's help lists them.
    package static let allCases: [ReportFormat] = [
        ReportFormat(XcodeReporter.self), ReportFormat(JSONReporter.self), ReportFormat(GitHubReporter.self),
        ReportFormat(SARIFReporter.self), ReportFormat(JUnitReporter.self), ReportFormat(SummaryReporter.self),
        ReportFormat(GitLabReporter.self), ReportFormat(RDJSONReporter.self), ReportFormat(MarkdownReporter.self),
    ]

    private let reporter: any Reporter.Type

    package init(_ reporter: any Reporter.Type) { self.reporter = reporter }

    package init?(rawValue: String) {
        guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = format
    }

    package var rawValue: String { reporter.name }

    /// Whether the report goes to standard error, like a compiler's diagnostics, instead of standard output.
    package var goesToStandardError: Bool { reporter.goesToStandardError }

    package func reporter(_ context: ReportContext) -> any Reporter { reporter.init(context) }
}

package struct ReportContext: Sendable {
    /// The absolute path of the folder against which relative paths are resolved.
    package var currentFolder: String
    /// The files and folders that the command line names, which reports may quote (see ``SourceLines``).
    package var named: [String]
    /// The absolute path to which paths in reports for GitHub and GitLab are relative; nil for the current folder.
    package var checkout: String?
    package var version: String
    package var usesColors: Bool
    package var isVerbose: Bool
    package var columns: Int?
    /// The number of findings that a baseline hides.
    package var hidden = 0
    /// The rules of the errors that aren't reported, because deleting an unused set fixes them; one for each error.
    package var errorsInUnusedSets: [Rule] = []
    /// The words about findings that aren't reported, after the number of findings.
    var hiddenText: String {
        let others = errorsInUnusedSets.count
        let only = Set(errorsInUnusedSets.map(\.rawValue)).sorted().map { " --only \($0)" }.joined()
        return (hidden == 0 ? "" : " (\(hidden) hidden by the baseline)")
            + (others == 0
                ? "" : "; \(others) more error\(others == 1 ? " is" : "s are") in unused sets: `tincture check\(only)`")
    }
    /// Whether the check compared the sources with code; if not, the format `summary` says so.
    package var comparesCode = true

    package init(
        currentFolder: String, named: [String] = [], checkout: String? = nil, version: String,
        usesColors: Bool = false, isVerbose: Bool = false, columns: Int? = nil
    ) {
        (self.currentFolder, self.named, self.checkout, self.version) = (currentFolder, named, checkout, version)
        (self.usesColors, self.isVerbose, self.columns) = (usesColors, isVerbose, columns)
    }
}
