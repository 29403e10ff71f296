internal import AssetCatalog
internal import CatalogConfiguration
internal import CodeScanning
internal import Diagnostics
internal import FileAccess

/// The globs under `uses` and `exclude` in the configuration that match nothing.
struct UnmatchedGlobs {
    private let words: LazyNearestWords

    /// Returns a warning for each such glob under `uses`, and a note for each one under `exclude`.
    ///
    /// - Parameter findings: all findings about the tree, including the excluded ones.
    static func find(in tree: CheckedTree, _ findings: [Diagnostic]) -> [Diagnostic] {
        guard let configuration = tree.configuration else { return [] }
        let (catalog, checks) = (tree.catalog, configuration.checks)
        // Most configurations have no such glob, and gathering all names takes time.
        if checks.uses.isEmpty && checks.rules.values.allSatisfy(\.excluded.isEmpty) { return [] }
        let folder = FilePath.folder(of: configuration.path)
        let sets = catalog.sets
        var names = Set((findings.map(\.subject) + sets.map(\.subject)).flatMap(\.names))
        names.formUnion((tree.usage?.names.entries ?? []).flatMap(\.globNames))
        let groups = catalog.groups.flatMap(\.subject.names)
        // A glob for a whole catalog would cover everything, so it isn't suggested.
        let globs = groups.filter { !$0.hasSuffix(".xcassets") }.map { $0 + "/*" }
        let unmatched = UnmatchedGlobs(words: LazyNearestWords(names.sorted() + globs))
        // Without code, `uses` has no effect.
        let uses = tree.usage == nil ? [] : checks.uses
        let unused = unmatched.findings(.warning, uses, under: "uses", GlobList(uses.map(\.text)).unmatched(in: names))

        let paths =
            sets.map(\.path) + catalog.groups.map(\.path) + catalog.images.flatMap { $0.variants.map(\.path) }
            + tree.headers.keys + tree.codePaths + findings.flatMap { [$0.path] + $0.related }
        names.formUnion(paths.flatMap { CheckSettings.RuleSetting.names(ofPath: $0, in: folder) })
        names.formUnion(groups + configuration.carousels.map(\.name) + configuration.gradients.map(\.name))
        names.formUnion(tree.facts.configuredNames(tree.manifest))
        return unused
            + checks.rules.flatMap { rule, setting in
                let all = setting.excluded.map(\.text)
                let empty = Set(setting.exclude.unmatched(in: names))
                // A glob is in the list twice, the second time for everything in a folder.
                return unmatched.findings(
                    .note, setting.excluded, under: "rules.\(rule.rawValue).exclude",
                    all.indices.filter { index in
                        empty.contains(index) && empty.contains(index + all.count)
                            && (try? FileKind.of(FilePath.join(folder, all[index]))) == nil
                    })
            }
    }

    private func findings(
        _ severity: Diagnostic.Severity, _ globs: [ConfiguredText], under key: String, _ unmatched: [Int]
    ) -> [Diagnostic] {
        var seen: Set<String> = []
        return unmatched.map { globs[$0] }.filter { seen.insert($0.text).inserted }.map { glob in
            let hint = words.hint(for: glob.text)
            return Diagnostic(
                severity, .unusedConfiguration, at: glob.origin, about: .key(key),
                "the glob \(glob.text.quoted) matches no set\(key == "uses" ? "" : ", file or folder")"
                    + (hint.isEmpty ? ". Correct or remove it." : hint))
        }
    }
}
