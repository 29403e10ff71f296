package import Diagnostics
internal import FileAccess

/// The part of the findings that a run is asked for: those of some rules, below some paths, at files that have changed.
package struct FindingSelection: Sendable {
    package static let all = FindingSelection()

    /// The rules that are looked for, also those that are off by themselves; empty for those that the configuration
    /// turns on.
    package var rules: Set<Rule> = []
    /// Files and folders, from the current folder; empty for all.
    package var paths: [String] = []
    /// The files that have changed; nil where that does not matter.
    package var changes: ChangedFiles?
    private let currentFolder: String

    /// A selection of everything, of paths that start from a folder.
    package init(currentFolder: String = ".") { self.currentFolder = currentFolder }

    /// True where a rule is looked for.
    package func includes(_ rule: Rule) -> Bool { rules.isEmpty || rules.contains(rule) }

    /// True where a finding is asked for: one of its files is.
    package func includes(_ finding: Diagnostic) -> Bool {
        includes(finding.rule) && ([finding.path] + finding.related).contains(where: includes(path:))
    }

    /// True where findings at a file are asked for.
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
