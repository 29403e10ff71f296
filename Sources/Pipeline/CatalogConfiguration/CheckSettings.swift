package import Diagnostics
package import FileAccess

/// The settings of a check: `code` and `rules` of the configuration.
package struct CheckSettings: Sendable {
    /// A folder or file of code, and where it is named.
    package struct CodePath: Sendable {
        package let path: String
        package let origin: SourceLocation
    }

    package struct RuleSetting: Sendable {
        package var isOff = false
        /// The severity of its findings; nil for its own.
        package var severity: Diagnostic.Severity?
        /// Globs over full names and paths that it passes over.
        package var exclude: GlobList = []
        /// Its numbers, by their keys.
        package var options: [String: Double] = [:]

        package init() {}

        /// The finding with the severity that is wanted; nil for one that is not wanted.
        ///
        /// - Parameters:
        ///   - former: another path that the finding had; globs may match either.
        ///   - folder: the folder that paths in globs may start from.
        package func configured(_ finding: Diagnostic, from former: String? = nil, in folder: String) -> Diagnostic? {
            if isOff { return nil }
            if !exclude.isEmpty {
                let paths = [finding.path] + (former.map { [$0] } ?? [])
                let names = finding.subject.names + paths.flatMap { [$0, FilePath.relative($0, to: folder)] }
                if exclude.matches(names) { return nil }
            }
            var finding = finding
            if let severity { finding.severity = severity }
            return finding
        }
    }

    /// A parameter that takes the name of a picture or a color.
    package struct NameParameter: Sendable, Hashable {
        /// As Swift writes it: `icon(imageName:)`, or `icon(_:)` without a label; a piece of a selector, `iconNamed:`.
        package let text: String

        /// A parameter as a person has written it; nil for what is none.
        package init?(_ text: String) {
            let isWord = { (word: Substring) in
                !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            }
            guard text.hasSuffix(":)"), let open = text.firstIndex(of: "(") else {
                guard text.hasSuffix(":"), isWord(text.dropLast()) else { return nil }
                self.text = text
                return
            }
            guard isWord(text[..<open]), isWord(text[open...].dropFirst().dropLast(2)) else { return nil }
            self.text = text
        }
    }

    /// The uses of picture and color names; empty if none are configured.
    package var code: [CodePath] = []
    /// Globs over the names of sets that code uses though it does not name them.
    package var uses: [String] = []
    /// The parameters of the app's own functions that take names of sets, such as `icon(imageName:)`.
    package var names: [NameParameter] = []
    /// The targets; empty where no one has said, so that project files say it.
    package var targets: [ConfiguredTarget] = []
    package var rules: [Rule: RuleSetting] = [:]

    package init() {}

    /// The finding with the severity that is wanted; nil for one that is not wanted.
    ///
    /// - Parameters:
    ///   - former: another path that the finding had; globs may match either.
    ///   - folder: the folder that paths in globs may start from: that of the configuration.
    package func configured(_ finding: Diagnostic, from former: String? = nil, in folder: String) -> Diagnostic? {
        guard let setting = rules[finding.rule] else { return finding }
        return setting.configured(finding, from: former, in: folder)
    }
}

extension WorkBudget {
    /// Counts a glob, as far as names must be compared with it.
    package mutating func spend(glob: String) throws(LimitExceeded) {
        guard GlobList.hasWildcard(glob) else { return }
        let weight = GlobList.isSlow(glob) ? InputLimits.slowGlobWeight : 1
        try spend(weight * glob.utf8.count + InputLimits.globCost, on: .globs)
    }
}

extension LimitExceeded {
    /// The advice about too many globs.
    package static let globAdvice = "Write names without wildcards, or fewer globs that each match more."
}
