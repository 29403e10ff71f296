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

    /// What prints the form.
    public var reporter: any Reporter {
        switch self {
        case .xcode: XcodeReporter()
        case .json: JSONReporter()
        }
    }

    /// True for the form that people read, which goes to standard error; the others are results.
    public var isForPeople: Bool { self == .xcode }
}
