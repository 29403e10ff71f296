public import Diagnostics

/// A form in which findings are printed.
public protocol Reporter: Sendable {
    /// The findings as one text, with a line end behind each line.
    func report(_ diagnostics: [Diagnostic]) -> String
}

/// The forms by the names that `--format` takes.
public enum ReportFormat: String, Sendable, CaseIterable {
    /// As Xcode, editors and compilers write it.
    case xcode
    /// As an array of objects.
    case json
    /// As GitHub's workflow commands, which become notes beside the lines of a pull request.
    case github
    /// As SARIF 2.1.0, which code scanning services read.
    case sarif
    /// As JUnit's XML, which every CI service reads.
    case junit
    /// For people, with the line that is meant.
    case summary

    /// What prints the form.
    ///
    /// - Parameters:
    ///   - context: where paths start from, and what is known of the surroundings.
    public func reporter(_ context: ReportContext) -> any Reporter {
        switch self {
        case .xcode: XcodeReporter()
        case .json: JSONReporter()
        case .github: GitHubReporter(context)
        case .sarif: SARIFReporter(context)
        case .junit: JUnitReporter()
        case .summary: SummaryReporter(context)
        }
    }

    /// True for the forms that people read, which go to standard error; the others are results.
    public var isForPeople: Bool { self == .xcode || self == .summary }
}

/// What reporters need to know of their surroundings.
public struct ReportContext: Sendable {
    /// The folder that paths are made relative to, as an absolute path.
    public var currentFolder: String
    /// The version of the tool.
    public var version: String
    /// Whether colours are wanted.
    public var usesColors: Bool

    /// Surroundings by their parts.
    public init(currentFolder: String, version: String, usesColors: Bool = false) {
        self.currentFolder = currentFolder
        self.version = version
        self.usesColors = usesColors
    }
}
