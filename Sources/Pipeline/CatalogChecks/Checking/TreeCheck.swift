internal import AssetCatalog
package import CatalogCompiler
internal import CatalogConfiguration
internal import CatalogManifest
internal import CodeScanning
package import Diagnostics
internal import FileAccess
package import ImageDecoding
package import PictureAnalysis

/// Runs the rules of `tincture check` on a compiled source tree.
package enum TreeCheck {
    /// Returns the sorted findings from reading the tree and those of the rules, with the configured severities.
    ///
    /// - Parameters:
    ///   - outcome: the compiled tree; the headers of its pictures must have been read.
    ///   - manifestPath: the path of a committed manifest to compare with the tree; nil for none. For a comparison, the
    ///     pictures must have been decoded.
    ///   - selection: the findings to return; by default all. If nothing could be compiled, the selection is ignored,
    ///     because the findings contain the reason.
    ///   - limits: the limits for pictures that a rule decodes.
    ///   - gathers: whether many similar findings are merged into a single finding.
    ///   - cache: the cache of the facts about code that earlier runs found; nil to scan all code again.
    package static func run(
        _ outcome: Diagnosed<CompileOutcome>, comparing manifestPath: String? = nil, selection: FindingSelection = .all,
        limits: DecodingLimits = .standard, gathers: Bool = true, jobs: Int,
        cache: FactCache? = nil
    ) async -> Diagnosed<CheckOutcome> {
        var diagnostics = outcome.diagnostics
        var checked: CheckedTree?
        var settings = outcome.tree.configuration?.checks ?? CheckSettings()
        // A requested rule runs even if it is off.
        for rule in selection.rules { settings.rules[rule]?.isOff = false }
        let folder = outcome.tree.configuration.map { FilePath.folder(of: $0.path) } ?? "."
        if let draft = outcome.draft {
            // Image entries are most of a manifest, and rules only read them if there is a carousel.
            let manifest = manifestPath != nil || !draft.others.carousels.isEmpty ? draft.manifest : draft.withoutImages
            // Other findings about unused sets are left out, so the rule `unused-set` runs even if it isn't requested.
            let rules = CheckRule.all.filter { rule in
                let setting = settings.rules[rule.rule]
                let isOn = setting?.isOff != true && (rule.severity ?? setting?.severity) != nil
                return rule.find != nil
                    && (selection.rules.contains(rule.rule)
                        || isOn && (selection.rules.isEmpty || rule.rule == .unusedSet))
            }
            let read = await CheckedTree.read(
                outcome.tree, manifest: manifest, for: rules, limits: limits, jobs: jobs, cache: cache)
            let tree = diagnostics.collect(read)
            checked = tree
            diagnostics += await inParallel(rules, width: jobs) { $0.find?(tree, $0) ?? [] }.joined()
            if selection.includes(.unusedConfiguration) { diagnostics += UnmatchedGlobs.find(in: tree, diagnostics) }
            if let manifestPath { diagnostics += differences(of: manifestPath, from: manifest) }
        }
        let configuration = outcome.tree.configuration?.path
        var configured = Set(diagnostics).compactMap {
            settings.configured($0.anchored(configuration: configuration), from: $0.path, in: folder)
        }
        let isComplete = outcome.draft != nil
        // An error that stopped the run can't be silenced.
        if isComplete {
            let (kept, mistakes) = IgnoreComments.apply(to: configured)
            configured = kept + mistakes.compactMap { settings.configured($0, in: folder) }
        }
        // Without the finding about an unused set, its other findings are needed.
        let hidesMoot = isComplete && selection.includes(CheckRule.unusedSet.rule)
        let shown = hidesMoot ? MootFindings.withoutUnusedSets(configured) : configured
        let selected = isComplete ? shown.filter(selection.includes) : configured
        let (built, unbuilt) = checked.map { MootFindings.byBuild(selected, $0.targets) } ?? (selected, [])
        // A severity that the configuration sets stays.
        let takesUnknownNames =
            checked?.usage?.takesUnknownNames == true && settings.rules[.unusedSet]?.severity == nil
        let gathered =
            GatheredFindings.gathered(
                built, in: outcome.tree.catalog, takesUnknownNames: takesUnknownNames, merges: gathers)
            + (gathers ? GatheredFindings.byRule(unbuilt) : unbuilt)
        let limited = gathered.sorted().limited(to: outcome.tree.limits.findings)
        let hidden = Set(configured).subtracting(shown).union(Set(gathered).subtracting(limited))
        return Diagnosed(
            CheckOutcome(
                tree: outcome.tree, isComplete: isComplete, hidden: hidden, usage: checked?.usage,
                targets: checked?.targets),
            limited)
    }

    private static func differences(of path: String, from current: CatalogManifest) -> [Diagnostic] {
        do {
            let committed = try RegularFile.bytes(of: path, limit: ManifestFile.largestSize)
            return ManifestDifference.find(
                path: path, committed: committed, current: try ManifestFile.bytes(of: current))
        } catch let failure as FileFailure {
            return [Diagnostic(.error, .unreadable, at: path, "the manifest \(failure.predicate).")]
        } catch {
            preconditionFailure("a manifest that was just made could not be written: \(error)")
        }
    }
}

package struct CheckOutcome: Sendable {
    package let tree: TreeFacts
    /// Whether the rules have run; false if an error in the input, such as in the configuration, prevented that.
    package let isComplete: Bool
    /// The findings that were left out.
    ///
    /// If a file has more findings than the limit, only its most severe findings are kept, up to the limit. If a set is
    /// reported as unused, the other findings about the set are left out, because deleting the set fixes them too. But
    /// findings about files that break the build, such as unreadable files, are kept.
    package let hidden: Set<Diagnostic>
    fileprivate let usage: AssetUsage?
    fileprivate let targets: TargetMap?

    /// Returns the places in code that use each set, keyed by the path of the set relative to a folder.
    package func uses(in folder: String) -> [String: SetUses] {
        guard let usage else { return [:] }
        var places = usage.places
        var named: Set<Int> = []
        for case (let index, .inText(let path, let position)) in usage.statuses.enumerated() {
            named.insert(index)
            places[index] = [SourceLocation(path: path, position: position)]
        }
        let paths = Set(places.values.joined().lazy.map(\.path))
        let unbuilt = paths.filter { targets?.isUnbuilt($0) == true }
        let uses = places.map { index, places in
            let places = Set(places).sorted()
            let built = places.filter { !unbuilt.contains($0.path) }
            return (
                FilePath.relative(usage.names.entries[index].path, to: folder),
                SetUses(
                    built: built, unbuilt: places.filter { unbuilt.contains($0.path) }, isNamed: named.contains(index))
            )
        }
        return Dictionary(uses) { first, _ in first }
    }

    /// The paths of the sources if the rules have run and no source contains a set; otherwise nil.
    package var emptySources: [String]? { isComplete && tree.catalog.isEmpty ? tree.sources : nil }
}

extension Diagnosed<CheckOutcome> {
    package mutating func makeStrict() {
        for index in diagnostics.indices where diagnostics[index].severity == .warning {
            diagnostics[index].severity = .error
        }
    }
}
