package import Diagnostics
internal import FileAccess

/// A format for printing findings.
///
/// A new format needs a type in a file next to this one, and a case of ``ReportFormat``.
package protocol Reporter: Sendable {
    /// Returns the findings as one text, with a line break after each line.
    func report(_ diagnostics: [Diagnostic]) -> String
}

/// A report format, as the value of the option `--format`, in the order in which the command's help lists the formats.
package enum ReportFormat: String, Sendable, CaseIterable {
    case xcode, json, github, sarif, junit, summary, gitlab, rdjson, markdown

    /// Whether the report goes to standard error, like a compiler's diagnostics, instead of standard output.
    package var goesToStandardError: Bool { self == .xcode }

    package func reporter(_ context: ReportContext) -> any Reporter {
        switch self {
        case .xcode: XcodeReporter(context: context)
        case .json: JSONReporter()
        case .github: GitHubReporter(context: context)
        case .sarif: SARIFReporter(context: context)
        case .junit: JUnitReporter()
        case .summary: SummaryReporter(context: context)
        case .gitlab: GitLabReporter(context: context)
        case .rdjson: RDJSONReporter(context: context)
        case .markdown: MarkdownReporter(context: context)
        }
    }
}

extension Diagnostic.Severity {
    /// Returns the word for the severity in a report format.
    func word(error: String, warning: String, note: String) -> String {
        switch self {
        case .error: error
        case .warning: warning
        case .note: note
        }
    }
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

extension ReportContext {
    func relative(_ path: String) -> String {
        path.hasPrefix("/") ? FilePath.relative(path, to: currentFolder) : FilePath.normalized(path)
    }

    /// Returns a path relative to the checkout of the repository, as GitHub and GitLab expect it.
    func fromCheckout(_ path: String) -> String {
        guard let checkout else { return relative(path) }
        return FilePath.relative(FilePath.join(currentFolder, path), to: checkout)
    }

    /// Returns the folder around the current one where GitHub or GitLab checked out the repository, in their CI.
    ///
    /// Reference: GitHub Docs, "Variables reference", `GITHUB_WORKSPACE`; GitLab Docs, "Predefined CI/CD variables
    /// reference", `CI_PROJECT_DIR`.
    ///
    /// - Parameter currentFolder: an absolute path without symbolic links.
    package static func checkout(environment: [String: String], around currentFolder: String) -> String? {
        ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"].lazy.compactMap { environment[$0] }.filter { $0.hasPrefix("/") }
            .compactMap(SymbolicLink.resolved).first { FilePath.isInsideOrSame(currentFolder, folder: $0) }
    }
}
