internal import AssetCatalog
internal import CatalogCompiler
internal import CatalogConfiguration
internal import Diagnostics
internal import FileAccess

/// Turns findings off, passes them over and weighs them as the configuration says.
struct FindingPolicy {
    private let settings: [Rule: CheckSettings.RuleSetting]
    private let folder: String

    init(_ facts: TreeFacts) {
        settings = facts.configuration?.checks.rules ?? [:]
        folder = facts.configuration.map { FilePath.folder(of: $0.path) } ?? "."
    }

    /// True for a rule that has to be run: one that is on by itself, or has been turned on.
    func runs(_ rule: CheckRule) -> Bool {
        let setting = settings[rule.rule]
        return setting?.isOff != true && (rule.severity ?? setting?.severity) != nil
    }

    /// The finding with its severity; nil for one that is not wanted.
    func apply(_ finding: Diagnostic) -> Diagnostic? {
        guard let setting = settings[finding.rule] else { return finding }
        return setting.weighed(finding, in: folder)
    }
}
