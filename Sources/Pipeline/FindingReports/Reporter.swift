package import Diagnostics

/// A form in which findings are printed: a file beside this one, and a name in ``ReportFormat/allCases``.
package protocol Reporter: Sendable {
    /// The word for `--format`.
    static var name: String { get }
    /// True for the form of compilers, which goes to standard error as theirs does; the others are results.
    static var goesToStandardError: Bool { get }
    init(_ context: ReportContext)
    /// The findings as one text, with a line end behind each line.
    func report(_ diagnostics: [Diagnostic]) -> String
}

extension Reporter {
    /// False: most forms are results.
    package static var goesToStandardError: Bool { false }
}

/// The forms by the names that `--format` takes.
package struct ReportFormat: Sendable, RawRepresentable, CaseIterable {
    /// The forms in the order of the help.
    package static let allCases: [ReportFormat] = [
        ReportFormat(XcodeReporter.self), ReportFormat(JSONReporter.self), ReportFormat(GitHubReporter.self),
        ReportFormat(SARIFReporter.self), ReportFormat(JUnitReporter.self), ReportFormat(SummaryReporter.self),
        ReportFormat(GitLabReporter.self), ReportFormat(RDJSONReporter.self), ReportFormat(MarkdownReporter.self),
    ]

    private let reporter: any Reporter.Type

    package init(_ reporter: any Reporter.Type) { self.reporter = reporter }

    /// The form of a name; nil where there is none.
    package init?(rawValue: String) {
        guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = format
    }

    package var rawValue: String { reporter.name }

    /// True for the form of compilers, which goes to standard error as theirs does; the others are results.
    package var goesToStandardError: Bool { reporter.goesToStandardError }

    /// Creates the reporter of the format.
    ///
    /// - Parameter context: where paths start from, and what is known of the surroundings.
    package func reporter(_ context: ReportContext) -> any Reporter { reporter.init(context) }
}

package struct ReportContext: Sendable {
    /// The folder that paths are made relative to, as an absolute path.
    package var currentFolder: String
    /// The files and folders that the command line names; reports show no line of a file that is neither in their
    /// working copies nor in the current folder's.
    package var named: [String]
    /// The folder that forges name files from, as an absolute path; nil where it is the current folder.
    package var checkout: String?
    package var version: String
    package var usesColors: Bool
    /// Whether a summary shows every finding.
    package var isVerbose: Bool
    /// How many columns a line may have; nil where it may have any number.
    package var columns: Int?

    package init(
        currentFolder: String, named: [String] = [], checkout: String? = nil, version: String,
        usesColors: Bool = false, isVerbose: Bool = false, columns: Int? = nil
    ) {
        (self.currentFolder, self.named, self.checkout, self.version) = (currentFolder, named, checkout, version)
        (self.usesColors, self.isVerbose, self.columns) = (usesColors, isVerbose, columns)
    }
}
