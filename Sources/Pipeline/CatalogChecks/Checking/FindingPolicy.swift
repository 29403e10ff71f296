internal import AssetCatalog
internal import CatalogCompiler
internal import CatalogConfiguration
internal import Diagnostics
internal import FileAccess

/// Turns findings off, passes them over and weighs them as the configuration says.
struct FindingPolicy {
    private let settings: CheckSettings
    private let folder: String
    private let wanted: Set<Rule>

    /// - Parameter wanted: rules that are run though they are off.
    init(_ facts: TreeFacts, wanted: Set<Rule>) {
        self.wanted = wanted
        var settings = facts.configuration?.checks ?? CheckSettings()
        for rule in wanted { settings.rules[rule]?.isOff = false }
        self.settings = settings
        folder = facts.configuration.map { FilePath.folder(of: $0.path) } ?? "."
    }

    /// True for a rule that has to be run: one that is on by itself, or has been turned on.
    func runs(_ rule: CheckRule) -> Bool {
        if wanted.contains(rule.rule) { return true }
        let setting = settings.rules[rule.rule]
        return setting?.isOff != true && (rule.severity ?? setting?.severity) != nil
    }

    /// The finding with its severity; nil for one that is not wanted.
    ///
    /// - Parameter path: the path that the finding had before it was anchored: a glob may exclude a set by its folder,
    ///   or by the file that stands for it.
    func apply(_ finding: Diagnostic, from path: String) -> Diagnostic? {
        settings.configured(finding, from: path, in: folder)
    }
}
