internal import AssetCatalog
internal import CatalogManifest
package import Diagnostics
package import FileAccess

/// The settings of `check`, from the keys `code`, `uses`, `nameParameters`, `targets` and `rules` of the configuration.
package struct CheckSettings: Sendable {
    package struct CodePath: Sendable {
        package let path: String
        package let origin: SourceLocation
    }

    package struct RuleSetting: Sendable {
        package var isOff = false
        package var severity: Diagnostic.Severity?
        /// The globs of the items that the rule ignores.
        ///
        /// A glob is matched against the item's name, its file's path, and, for a set, its path within the catalog.
        package var exclude: GlobList = []
        /// The globs that the configuration lists under `exclude`.
        ///
        /// For each of them, ``exclude`` also has one that ends in `/*`, for everything in a folder.
        package var excluded: [ConfiguredText] = []
        package var options: [String: Double] = [:]

        package init() {}

        /// Returns the finding with its configured severity; nil if the rule is off or a glob excludes the finding.
        ///
        /// - Parameters:
        ///   - former: the original path of a moved finding, which a glob may match instead; nil if it wasn't moved.
        ///   - folder: the folder against which relative paths in globs are resolved.
        package func configured(_ finding: Diagnostic, from former: String? = nil, in folder: String) -> Diagnostic? {
            if isOff { return nil }
            if !exclude.isEmpty {
                let paths = [finding.path, former].compactMap(\.self)
                let names = finding.subject.names + paths.flatMap { Self.names(ofPath: $0, in: folder) }
                if exclude.matches(names) { return nil }
            }
            var finding = finding
            if let severity { finding.severity = severity }
            return finding
        }

        /// Returns the forms of a path to compare with globs: as given, relative to `folder`, and, for a set in an
        /// asset catalog or a file in the set, the set's path in its catalog.
        package static func names(ofPath path: String, in folder: String) -> [String] {
            [path, FilePath.relative(path, to: folder)] + [nameInCatalog(path)].compactMap(\.self)
        }

        /// Returns a set's path relative to its catalog, such as `Icons/Cart`; nil outside of sets.
        private static func nameInCatalog(_ path: String) -> String? {
            let parts = path.split(separator: "/")
            guard let set = parts.lastIndex(where: { $0.hasSuffix("set") }), parts[set].contains(".") else {
                return nil
            }
            return FilePath.nameInCatalog(ofSet: parts[...set].joined(separator: "/"))
        }
    }

    /// A parameter of an app's function that accepts the name of a picture or a color.
    package struct NameParameter: Sendable, Hashable {
        /// The function with the label of the parameter, in Swift's notation.
        ///
        /// Examples are `icon(imageName:)`, `icon(_:)` and `iconNamed:`, a part of an Objective-C selector.
        package let text: String
        package let origin: SourceLocation

        package init?(_ text: String, origin: SourceLocation) {
            self.origin = origin
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

    package var code: [CodePath] = []
    /// The globs for image and color sets that count as used, because code builds their names at run time.
    package var uses: [ConfiguredText] = []
    package var names: [NameParameter] = []
    /// The configured targets of the app; if empty, the targets are read from project files instead.
    package var targets: [ConfiguredTarget] = []
    package var rules: [Rule: RuleSetting] = [:]
    /// The confidence, 0 … 1, below which a page's backdrop is uncertain; 0 if the rule `uncertain-backdrop` is off.
    package var leastConfidence: Double {
        let setting = rules["uncertain-backdrop"] ?? RuleSetting()
        return setting.isOff ? 0 : setting.options["confidence"] ?? ConfidenceEntry.leastBackdrop
    }

    package init() {}

    /// Returns the finding with its configured severity, as ``RuleSetting/configured(_:from:in:)`` of its rule does.
    package func configured(_ finding: Diagnostic, from former: String? = nil, in folder: String) -> Diagnostic? {
        guard let setting = rules[finding.rule] else { return finding }
        return setting.configured(finding, from: former, in: folder)
    }
}

extension WorkBudget {
    /// Counts the cost of matching a glob with wildcards; throws if all globs together cost too much.
    package mutating func spend(glob: String) throws(LimitExceeded) {
        guard GlobList.hasWildcard(glob) else { return }
        let weight = GlobList.isSlow(glob) ? InputLimits.slowGlobWeight : 1
        try spend(weight * glob.utf8.count + InputLimits.globCost, on: .globs)
    }
}

extension LimitExceeded {
    package static let globAdvice = "Use names without wildcards, or fewer, broader globs."
}
