package import Diagnostics
internal import FileAccess

/// A filter for findings: by rules, by paths, and by whether files have changed.
package struct FindingSelection: Sendable {
    package static let all = FindingSelection()

    /// The requested rules, which run even if they are off; empty for all rules that are on.
    package var rules: Set<Rule> = []
    /// The paths of the requested files and folders; empty for all files.
    package var paths: [String] = []
    /// The changed files to which the findings are limited; nil to include findings about unchanged files.
    package var changes: ChangedFiles?
    private let currentFolder: String

    package init(currentFolder: String = ".") { self.currentFolder = currentFolder }

    package func includes(_ rule: Rule) -> Bool { rules.isEmpty || rules.contains(rule) }

    /// Returns whether the finding's rule and at least one of its files are requested.
    ///
    /// Unless ``changes`` is nil, that file, or another file of its set, must also have changed, or the set that the
    /// finding misses must have been removed.
    package func includes(_ finding: Diagnostic) -> Bool {
        guard includes(finding.rule) else { return false }
        return ([finding.path] + finding.related).contains(where: includes(path:))
            || changes?.haveRemoved(finding) == true && isBelow(normalized(finding.path))
    }

    package func includes(path: String) -> Bool {
        let path = normalized(path)
        return isBelow(path) && changes?.concern(path) != false
    }

    private func normalized(_ path: String) -> String {
        path.hasPrefix("/") ? FilePath.relative(path, to: currentFolder) : FilePath.normalized(path)
    }

    private func isBelow(_ path: String) -> Bool {
        paths.isEmpty
            || paths.contains { named in
                let place = normalized(named)
                return place == "." ? !path.hasPrefix("../") : FilePath.isInsideOrSame(path, folder: place)
            }
    }
}
