public import Diagnostics
internal import FileAccess

/// What `code` and `rules` of the configuration say: how a tree is to be checked.
public struct CheckSettings: Sendable {
    /// A folder or file of code, and where it is named.
    public struct CodePath: Sendable {
        /// Where it is.
        public let path: String
        /// Where the configuration names it.
        public let origin: SourceLocation
    }

    /// What is said of one rule.
    public struct RuleSetting: Sendable {
        /// True where the rule is turned off.
        public var isOff = false
        /// The severity of its findings; nil for its own.
        public var severity: Diagnostic.Severity?
        /// Globs over full names and paths that it passes over.
        public var exclude: [String] = []
        /// Its numbers, by their keys.
        public var options: [String: Double] = [:]

        /// A setting that changes nothing.
        public init() {}

        /// The finding with the severity that is wanted; nil for one that is not wanted.
        ///
        /// - Parameter folder: the folder that paths in globs may start from.
        public func weighed(_ finding: Diagnostic, in folder: String) -> Diagnostic? {
            if isOff { return nil }
            if !exclude.isEmpty {
                let names = finding.subject.names + [finding.path, FilePath.relative(finding.path, to: folder)]
                if exclude.contains(where: { glob in names.contains { GlobMatching.matches($0, glob) } }) { return nil }
            }
            var finding = finding
            if let severity { finding.severity = severity }
            return finding
        }
    }

    /// Where names of pictures and colours are used; empty where nobody has said.
    public var code: [CodePath] = []
    /// The rules of which something is said.
    public var rules: [Rule: RuleSetting] = [:]

    /// Settings that change nothing.
    public init() {}
}
