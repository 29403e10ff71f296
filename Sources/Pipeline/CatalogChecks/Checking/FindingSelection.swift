package import Diagnostics
internal import FileAccess

/// The requested part of the findings: some rules, some paths, or changed files.
package struct FindingSelection: Sendable {
    package static let all = FindingSelection()

    /// The requested rules, which run even if they are off; empty for all configured rules.
    package var rules: Set<Rule> = []
    /// The requested files and folders; empty for all.
    package var paths: [String] = []
    /// The changed files that a finding must concern; nil if all files count.
    package var changes: ChangedFiles?
    private let currentFolder: String

    package init(currentFolder: String = ".") { self.currentFolder = currentFolder }

    package func includes(_ rule: Rule) -> Bool { rules.isEmpty || rules.contains(rule) }

    /// Whether the finding's rule and at least one of its files are requested.
    package func includes(_ finding: Diagnostic) -> Bool {
        includes(finding.rule) && ([finding.path] + finding.related).contains(where: includes(path:))
    }

    package func includes(path: String) -> Bool {
        let path = path.hasPrefix("/") ? FilePath.relative(path, to: currentFolder) : FilePath.normalized(path)
        return isBelow(path) && changes?.concern(path) != false
    }

    private func isBelow(_ path: String) -> Bool {
        paths.isEmpty
            || paths.contains { named in
                let place =
                    named.hasPrefix("/") ? FilePath.relative(named, to: currentFolder) : FilePath.normalized(named)
                return place == "." ? !path.hasPrefix("../") : FilePath.isInsideOrSame(path, folder: place)
            }
    }
}
