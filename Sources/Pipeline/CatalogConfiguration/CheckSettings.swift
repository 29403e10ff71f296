internal import AssetCatalog
package import Diagnostics
package import FileAccess

/// The settings of a check: the keys `code` and `rules` of the configuration.
package struct CheckSettings: Sendable {
    /// A folder or file of code, and the location of its entry.
    package struct CodePath: Sendable {
        package let path: String
        package let origin: SourceLocation
    }

    package struct RuleSetting: Sendable {
        package var isOff = false
        /// The severity of the rule's findings; nil for the default severity.
        package var severity: Diagnostic.Severity?
        /// Globs over the names, paths and places in a catalog that the rule ignores.
        package var exclude: GlobList = []
        /// The rule's numeric options, by key.
        package var options: [String: Double] = [:]

        package init() {}

        /// Returns the finding with its configured severity; nil if it is turned off.
        ///
        /// - Parameters:
        ///   - former: an alternative path of the finding; globs may match either.
        ///   - folder: the base of relative paths in globs.
        package func configured(_ finding: Diagnostic, from former: String? = nil, in folder: String) -> Diagnostic? {
            if isOff { return nil }
            if !exclude.isEmpty {
                let paths = [finding.path] + (former.map { [$0] } ?? [])
                let names =
                    finding.subject.names + paths.flatMap { [$0, FilePath.relative($0, to: folder)] }
                    + paths.compactMap(Self.nameInCatalog)
                if exclude.matches(names) { return nil }
            }
            var finding = finding
            if let severity { finding.severity = severity }
            return finding
        }

        /// Returns the path in its catalog of the set that a path is or is in; nil outside of a set.
        private static func nameInCatalog(_ path: String) -> String? {
            let parts = path.split(separator: "/")
            guard let set = parts.lastIndex(where: { $0.hasSuffix("set") }), parts[set].contains(".") else {
                return nil
            }
            return FilePath.nameInCatalog(ofSet: parts[...set].joined(separator: "/"))
        }
    }

    /// A parameter that accepts the name of a picture or a color.
    package struct NameParameter: Sendable, Hashable {
        /// The parameter in Swift's notation: `icon(imageName:)`, or `icon(_:)` without a label.
        ///
        /// A part of a selector also counts: `iconNamed:`.
        package let text: String

        /// Creates a parameter from a person's notation; nil if it isn't one.
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

    /// The folders and files of code; empty if none are configured.
    package var code: [CodePath] = []
    /// Globs over the names of sets that code uses without naming them.
    package var uses: [String] = []
    /// The parameters of the app's own functions that accept names of sets, such as `icon(imageName:)`.
    package var names: [NameParameter] = []
    /// The targets; empty if none are configured, so that project files determine them.
    package var targets: [ConfiguredTarget] = []
    package var rules: [Rule: RuleSetting] = [:]

    package init() {}

    /// Returns the finding with its configured severity; nil if it is turned off.
    ///
    /// - Parameters:
    ///   - former: an alternative path of the finding; globs may match either.
    ///   - folder: the base of relative paths in globs: the configuration's folder.
    package func configured(_ finding: Diagnostic, from former: String? = nil, in folder: String) -> Diagnostic? {
        guard let setting = rules[finding.rule] else { return finding }
        return setting.configured(finding, from: former, in: folder)
    }
}

extension WorkBudget {
    /// Counts the cost of a glob with wildcards; throws if all globs together cost too much.
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
