internal import AssetCatalog
internal import CatalogCompiler
internal import CatalogConfiguration
internal import Diagnostics
internal import FileAccess

/// Applies the settings in the configuration to findings: turns rules off, excludes findings and sets severities.
struct FindingPolicy {
    private let settings: CheckSettings
    private let folder: String
    private let wanted: Set<Rule>

    /// - Parameter wanted: the rules that run even if they are off.
    init(_ facts: TreeFacts, wanted: Set<Rule>) {
        self.wanted = wanted
        var settings = facts.configuration?.checks ?? CheckSettings()
        for rule in wanted { settings.rules[rule]?.isOff = false }
        self.settings = settings
        folder = facts.configuration.map { FilePath.folder(of: $0.path) } ?? "."
    }

    /// Returns whether a rule has to run, because the rule is on by default, turned on in the configuration, or
    /// requested.
    func runs(_ rule: CheckRule) -> Bool {
        if wanted.contains(rule.rule) { return true }
        let setting = settings.rules[rule.rule]
        return setting?.isOff != true && (rule.severity ?? setting?.severity) != nil
    }

    /// Returns a finding with the severity that the configuration sets; nil if the finding is turned off or excluded.
    ///
    /// - Parameters:
    ///   - finding: the finding of a rule, which the caller may have moved from a folder to a file in it.
    ///   - path: the original path of the finding, such as a set's folder instead of its `Contents.json`. A glob
    ///     excludes the finding if it matches either path.
    func apply(_ finding: Diagnostic, from path: String) -> Diagnostic? {
        settings.configured(finding, from: path, in: folder)
    }
}
