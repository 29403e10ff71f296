internal import AssetCatalog
internal import Diagnostics
internal import FileAccess

/// Says once for a catalog what would be said of each of its files.
enum GatheredFindings {
    /// The findings, those about the order of keys as one for each catalog; the files are its related ones.
    ///
    /// - Parameter groups: the catalogs, and the groups in them.
    static func gathered(_ diagnostics: [Diagnostic], in groups: [AssetGroup]) -> [Diagnostic] {
        let catalogs = groups.filter(\.isCatalog).map(\.path)
        var kept: [Diagnostic] = []
        var gathered: [String: [Diagnostic]] = [:]
        for finding in diagnostics {
            if finding.rule == .keyOrder,
                let catalog = catalogs.first(where: { FilePath.isInside(finding.path, folder: $0) })
            {
                gathered[catalog, default: []].append(finding)
            } else {
                kept.append(finding)
            }
        }
        return kept + gathered.map { keyOrder(of: $0.value.sorted(), in: $0.key) }
    }

    private static func keyOrder(of diagnostics: [Diagnostic], in catalog: String) -> Diagnostic {
        guard let first = diagnostics.first else { preconditionFailure("a group has a finding") }
        // A catalog need not have one of its own.
        let own = FilePath.join(catalog, SetContents.fileName)
        let hasOwn = (try? FileKind.of(own)) == .file
        let alone = hasOwn ? "in \(FilePath.relative(first.path, to: catalog)), line \(first.line ?? 1), " : ""
        // Of one catalog all weigh the same: a severity is a rule's.
        var finding = Diagnostic(
            first.severity, .keyOrder, at: hasOwn ? SourceLocation(path: own, position: .start) : first.location,
            about: .group(FilePath.stemAndExtension(of: FilePath.name(of: catalog)).stem),
            diagnostics.count == 1
                ? alone + first.message
                : "in \(diagnostics.count) Contents.json keys are not in Xcode's order, first in "
                    + "\(FilePath.relative(first.path, to: catalog)), line \(first.line ?? 1). `tincture check --fix` sorts the keys."
        )
        finding.related = diagnostics.map(\.path)
        return finding
    }
}
