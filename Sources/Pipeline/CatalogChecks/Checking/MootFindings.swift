internal import AssetCatalog
internal import CodeScanning
internal import Diagnostics
internal import FileAccess

/// Findings that need no fix of their own, because a set is unused or a file isn't built.
enum MootFindings {
    /// The rules about files that break a build even if nothing uses the set.
    private static let lasting = Set(
        [CheckRule.malformedContents, .truncatedImage, .unreadable, .unsupportedFormat, .unusableImage, .unusedSet]
            .map(\.rule))

    /// Returns the findings without those about sets that are reported as unused: the fix is to delete the set.
    static func withoutUnusedSets(_ findings: [Diagnostic]) -> [Diagnostic] {
        let unused = Set(
            findings.filter { $0.rule == .unusedSet }.map { finding in
                FilePath.name(of: finding.path) == SetContents.fileName
                    ? FilePath.folder(of: finding.path) : finding.path
            })
        if unused.isEmpty { return findings }
        func isUnused(_ path: String) -> Bool {
            sequence(first: path) { $0.contains("/") ? FilePath.folder(of: $0) : nil }.prefix(64)
                .contains(where: unused.contains)
        }
        return findings.filter { finding in
            lasting.contains(finding.rule) || !([finding.path] + finding.related).contains(where: isUnused)
        }
    }

    /// The beginning of a message about a file that isn't built.
    static let unbuilt = "No target of the app builds this file: "

    /// Returns the findings, and apart from them, as notes, those about code and catalogs that no target builds.
    static func byBuild(_ findings: [Diagnostic], _ targets: TargetMap) -> (built: [Diagnostic], unbuilt: [Diagnostic])
    {
        var known: [String: Bool] = [:]
        var (built, unbuilt): ([Diagnostic], [Diagnostic]) = ([], [])
        for finding in findings {
            let isUnbuilt = known[finding.path] ?? targets.isUnbuilt(finding.path)
            known[finding.path] = isUnbuilt
            if isUnbuilt {
                var note = finding
                note.severity = .note
                note.message = Self.unbuilt + finding.message
                unbuilt.append(note)
            } else {
                built.append(finding)
            }
        }
        return (built, unbuilt)
    }
}
