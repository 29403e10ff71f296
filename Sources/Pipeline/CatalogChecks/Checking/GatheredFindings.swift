internal import AssetCatalog
internal import Diagnostics
internal import FileAccess

/// Merges many similar findings in a catalog into one.
enum GatheredFindings {
    private struct Group: Hashable {
        let catalog: String
        let rule: Rule
        let severity: Diagnostic.Severity
    }

    /// Returns the findings; if there are too many of one rule in a catalog, they are merged into one.
    ///
    /// The merged finding lists their files.
    ///
    /// - Parameter groups: the asset groups, which include the catalogs.
    static func gathered(_ diagnostics: [Diagnostic], in groups: [AssetGroup]) -> [Diagnostic] {
        let catalogs = groups.filter(\.isCatalog).map(\.path)
        var kept: [Diagnostic] = []
        var gathered: [Group: [Diagnostic]] = [:]
        for finding in diagnostics {
            if mostAlone(finding) != nil,
                let catalog = catalogs.first(where: { FilePath.isInside(finding.path, folder: $0) })
            {
                let group = Group(catalog: catalog, rule: finding.rule, severity: finding.severity)
                gathered[group, default: []].append(finding)
            } else {
                kept.append(finding)
            }
        }
        return gathered.reduce(into: kept) { all, next in
            let findings = next.value.sorted()
            let isFew = findings.count <= mostAlone(findings[0]) ?? 0
            all += isFew ? findings : [finding(about: findings, in: next.key.catalog)]
        }
    }

    /// Returns the maximum number of findings like this one in a catalog that stay separate; nil if they are never
    /// merged.
    private static func mostAlone(_ finding: Diagnostic) -> Int? {
        switch finding.rule {
        case .keyOrder: 0
        case "missing-scale": 5
        case .malformedContents where finding.severity == .note: 3
        case .unusableImage where finding.message.contains("Git LFS pointer"): 3
        default: nil
        }
    }

    private static func finding(about diagnostics: [Diagnostic], in catalog: String) -> Diagnostic {
        let first = diagnostics[0]
        // A catalog may have no `Contents.json` of its own.
        let own = FilePath.join(catalog, SetContents.fileName)
        let hasOwn = (try? FileKind.of(own)) == .file
        let count = diagnostics.count
        let place = FilePath.relative(first.path, to: catalog)
        let message =
            switch first.rule {
            case "missing-scale":
                "\(count) image sets have no picture for a scale that their devices use. Add the files or remove the slots; "
                    + "`tincture check --under \(FilePath.folder(of: first.path))` shows the first of them."
            case .unusableImage:
                "\(count) pictures are Git LFS pointers that are not checked out; the first is \(place). Run `git lfs pull`."
            case .malformedContents:
                "\(count) entries are unusual, first in \(place), line \(first.line ?? 1): \(first.message)"
            default:
                count == 1
                    ? (hasOwn ? "in \(place), line \(first.line ?? 1), " : "") + first.message
                    : "\(count) Contents.json files have keys that are not in Xcode's order, first in \(place), line "
                        + "\(first.line ?? 1). `tincture check --fix` sorts the keys."
            }
        var finding = Diagnostic(
            first.severity, first.rule, at: hasOwn ? SourceLocation(path: own, position: .start) : first.location,
            about: .group(FilePath.stemAndExtension(of: FilePath.name(of: catalog)).stem), message)
        finding.related = diagnostics.map(\.path)
        return finding
    }
}
