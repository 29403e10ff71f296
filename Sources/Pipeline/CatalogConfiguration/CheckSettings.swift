internal import AssetCatalog
internal import CatalogManifest
package import Diagnostics
package import FileAccess

/// The settings of `check`, from the keys `code`, `uses`, `nameParameters`, `targets` and `rules` of the configuration.
package struct CheckSettings: Sendable {
    /// The path of a folder or file with code, and the place in `tincture.yml` where the path is listed.
    package struct CodePath: Sendable {
        package let path: String
        package let origin: SourceLocation
    }

    /// A glob, and the place in `tincture.yml` where the glob is listed.
    package struct Glob: Sendable {
        package let text: String
        package let origin: SourceLocation
    }

    package struct RuleSetting: Sendable {
        package var isOff = false
        /// The severity of the rule's findings; nil for the default severity.
        package var severity: Diagnostic.Severity?
        /// The globs of the items that the rule ignores.
        ///
        /// A glob is matched against the item's name, its file's path, and, for a set, its path within the catalog. The
        /// item may be a picture or a carousel, for example.
        package var exclude: GlobList = []
        /// The globs that the configuration lists under `exclude`, each with its place in the file.
        ///
        /// For each listed glob, ``exclude`` also contains a second glob, which ends in `/*`. If the listed glob
        /// matches a folder, the second glob matches everything in that folder.
        package var excluded: [Glob] = []
        /// The values of the rule's numeric options, keyed by the option's name.
        package var options: [String: Double] = [:]

        package init() {}

        /// Returns the finding with its configured severity; nil if the rule is off or a glob excludes the finding.
        ///
        /// - Parameters:
        ///   - finding: the finding of a rule, which the caller may have moved from a folder to a file in it.
        ///   - former: the original path of a moved finding, such as a set's folder instead of its `Contents.json`; nil
        ///     if the finding wasn't moved. A glob excludes the finding if it matches either path.
        ///   - folder: the folder against which relative paths in globs are resolved.
        package func configured(_ finding: Diagnostic, from former: String? = nil, in folder: String) -> Diagnostic? {
            if isOff { return nil }
            if !exclude.isEmpty {
                let paths = [finding.path] + (former.map { [$0] } ?? [])
                let names = finding.subject.names + paths.flatMap { Self.names(ofPath: $0, in: folder) }
                if exclude.matches(names) { return nil }
            }
            var finding = finding
            if let severity { finding.severity = severity }
            return finding
        }

        /// Returns the forms of a path to compare with globs: as given, and relative to `folder`.
        ///
        /// For a set in an asset catalog, or a file in the set, a third form is the set's path in its catalog.
        ///
        /// - Parameter folder: the folder against which relative paths in globs are resolved.
        package static func names(ofPath path: String, in folder: String) -> [String] {
            [path, FilePath.relative(path, to: folder)] + [nameInCatalog(path)].compactMap(\.self)
        }

        /// Returns a set's path relative to its catalog, such as `Icons/Cart`, for the path of the set or of a file in
        /// it; nil for other paths.
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
        /// A function of the app and its parameter that takes an asset's name, in Swift's notation: `icon(imageName:)`.
        ///
        /// For a parameter without a label, the notation is `icon(_:)`. A part of an Objective-C selector is also
        /// accepted: `iconNamed:`.
        package let text: String
        /// The place in `tincture.yml`, under the key `nameParameters`, where this parameter is listed.
        package let origin: SourceLocation

        /// Parses a function's name with the label of its parameter that takes an asset's name: `icon(imageName:)`.
        ///
        /// The result is nil if the text isn't in a form that ``text`` allows.
        ///
        /// - Parameter origin: the location of the text in `tincture.yml`.
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

    /// The folders and files of the app's code; empty if none are configured.
    package var code: [CodePath] = []
    /// The globs for image and color sets that count as used, because code builds their names at run time.
    package var uses: [Glob] = []
    /// The parameters of the app's own functions that accept names of assets, such as `icon(imageName:)`.
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

    /// Returns the finding with its configured severity; nil if the rule is off or a glob excludes the finding.
    ///
    /// - Parameters:
    ///   - finding: the finding of a rule, which the caller may have moved from a folder to a file in it.
    ///   - former: the original path of a moved finding, such as a set's folder instead of its `Contents.json`; nil
    ///     if the finding wasn't moved. A glob excludes the finding if it matches either path.
    ///   - folder: the configuration's folder, against which relative paths in globs are resolved.
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
