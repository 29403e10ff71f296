internal import AssetCatalog
internal import CatalogPipeline
internal import Diagnostics
internal import FileAccess

/// Turns findings off, passes them over and weighs them as the configuration says.
struct FindingPolicy {
    private let settings: [Rule: CheckSettings.RuleSetting]
    private let folder: String
    /// Full names by the folders of their sets.
    private var names: [String: String] = [:]

    init(_ facts: TreeFacts) {
        settings = facts.configuration?.checks.rules ?? [:]
        folder = facts.configuration.map { FilePath.folder(of: $0.path) } ?? "."
        guard settings.values.contains(where: { !$0.exclude.isEmpty }) else { return }
        for set in facts.catalog.images {
            names[set.path] = set.name
            for variant in set.variants { names[variant.path] = set.name }
        }
        for set in facts.catalog.colors { names[set.path] = set.name }
        for set in facts.catalog.others { names[set.path] = set.name }
    }

    /// True for a rule that has to be run: one that is on by itself, or has been turned on.
    func runs(_ rule: CheckRule) -> Bool {
        let setting = settings[rule.rule]
        return setting?.isOff != true && (rule.severity ?? setting?.severity) != nil
    }

    /// The finding with its severity; nil for one that is not wanted.
    func apply(_ finding: Diagnostic) -> Diagnostic? {
        guard let setting = settings[finding.rule] else { return finding }
        return setting.weighed(finding, about: setting.exclude.isEmpty ? [] : words(about: finding))
    }

    /// What globs are compared with.
    private func words(about finding: Diagnostic) -> [String] {
        var words = [finding.path, FilePath.relative(finding.path, to: folder)]
        if let name = names[finding.path] ?? names[FilePath.folder(of: finding.path)] { words.append(name) }
        return words
    }
}
