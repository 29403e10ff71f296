internal import AssetCatalog
internal import CodeScanning
internal import Diagnostics
internal import FileAccess

/// The handling of findings that need no fix of their own, because a set is unused or no target builds the file.
enum MootFindings {
    /// The rules about files that break a build even if nothing uses the set that contains the file.
    private static let lasting = Set(
        [CheckRule.malformedContents, .truncatedImage, .unreadable, .unsupportedFormat, .unusableImage, .unusedSet]
            .map(\.rule))

    /// Returns the findings without others about a set that is reported as unused, because deleting it fixes all.
    ///
    /// A set whose name begins or ends with a space is probably unused because of the space, so only the space is
    /// reported. A set that code names wrongly, which is a note, is probably meant to be used.
    static func withoutUnusedSets(_ findings: [Diagnostic]) -> [Diagnostic] {
        let untrimmed = Set(findings.filter { $0.rule == .untrimmedName }.map(\.path))
        let findings = findings.filter { $0.rule != .unusedSet || !untrimmed.contains($0.path) }
        let unused = Set(
            findings.filter { $0.rule == .unusedSet && $0.severity != .note }.map { finding in
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

    /// The beginning of a message about a file that no app contains.
    static let unbuilt = "No app is built from this file: "

    /// Splits findings into those about files that a target builds, and notes about code and catalogs that none builds.
    static func byBuild(_ findings: [Diagnostic], _ targets: TargetMap) -> (built: [Diagnostic], unbuilt: [Diagnostic])
    {
        let paths = Set(findings.map(\.path)).filter(targets.isUnbuilt)
        let notes = findings.filter { paths.contains($0.path) }.map { finding in
            var note = finding
            (note.severity, note.message) = (.note, unbuilt + finding.message)
            return note
        }
        return (findings.filter { !paths.contains($0.path) }, notes)
    }
}
