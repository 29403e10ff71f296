internal import AssetCatalog
internal import Diagnostics
internal import FileAccess

/// Merges many similar findings in a catalog into a single finding.
enum GatheredFindings {
    private struct Group: Hashable {
        let catalog: String
        let rule: Rule
        let severity: Diagnostic.Severity
    }

    /// Returns the findings, with many findings of one rule in one catalog merged into one with the files of all.
    ///
    /// - Parameters:
    ///   - takesUnknownNames: whether the code takes names from data, so that a folder of unused sets is only a note.
    ///   - merges: whether to merge findings. If false, only their severities may change.
    static func gathered(
        _ diagnostics: [Diagnostic], in catalog: AssetCatalog, takesUnknownNames: Bool, merges: Bool
    ) -> [Diagnostic] {
        let catalogs = catalog.groups.filter(\.isCatalog).map(\.path)
        let (diagnostics, libraries) = withoutLibraries(
            merges ? withoutCopies(diagnostics) : diagnostics, in: catalog, areNotes: takesUnknownNames)
        guard merges else { return libraries.flatMap(\.findings) + diagnostics }
        let groups = Dictionary(grouping: diagnostics) { finding in
            mostAlone(finding) == nil
                ? nil
                : catalogs.first { FilePath.isInside(finding.path, folder: $0) }
                    .map { Group(catalog: $0, rule: finding.rule, severity: finding.severity) }
        }
        return groups.reduce(into: libraries.map { found, message in merged(found) { _ in message } }) { all, next in
            let findings = next.value.sorted()
            let isFew = findings.count <= mostAlone(findings[0]) ?? .max
            all += next.key.flatMap { isFew ? nil : [finding(about: findings, in: $0.catalog)] } ?? findings
        }
    }

    static func byRule(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        Dictionary(grouping: diagnostics, by: \.rule).values.map { found in
            merged(found.sorted()) {
                "\(found.count) findings in files that no app is built from. The first: "
                    + $0.message.dropFirst(MootFindings.unbuilt.count)
            }
        }
    }

    /// Returns the first of several findings, with the paths of all and a message about all; a single one unchanged.
    private static func merged(_ found: [Diagnostic], _ message: (Diagnostic) -> String) -> Diagnostic {
        var first = found[0]
        guard found.count > 1 else { return first }
        first.message = message(first)
        (first.related, first.gathered) = (found.map(\.path), found.count)
        return first
    }

    /// Returns the findings, with equal ones at the same line and column of files with the same name merged.
    private static func withoutCopies(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let groups = Dictionary(grouping: diagnostics) { finding in
            var mistake = finding
            // A finding about a file as a whole isn't a mistake in its text.
            let hasPlace = finding.location.position.map { $0 != .start } ?? false
            mistake.location.path = FilePath.name(of: finding.path)
            mistake.related = hasPlace ? [] : [finding.path]
            return mistake
        }
        return groups.values.map { found in
            merged(found.sorted()) {
                $0.message
                    + (found.count == 2
                        ? " The same is true of another file with this name."
                        : " The same is true of \(found.count - 1) other files with this name.")
            }
        }
    }

    /// The minimum number of unused sets in a folder, and their minimum percentage of its sets, for a single finding.
    private static let library = (fewest: 20, percentage: 90)

    /// Returns the findings about each folder of nearly only unused sets, with a message, and all other findings.
    private static func withoutLibraries(
        _ diagnostics: [Diagnostic], in catalog: AssetCatalog, areNotes: Bool
    ) -> (rest: [Diagnostic], libraries: [(findings: [Diagnostic], message: String)]) {
        func folders(_ set: String) -> [String] {
            guard let root = FilePath.catalog(of: set) else { return [] }
            return sequence(first: FilePath.folder(of: set)) { $0 == root ? nil : FilePath.folder(of: $0) }.reversed()
        }
        func set(_ finding: Diagnostic) -> String { FilePath.folder(of: finding.path) }
        let unused = diagnostics.filter { $0.rule == .unusedSet && FilePath.name(of: $0.path) == SetContents.fileName }
        guard unused.count >= library.fewest else { return (diagnostics, []) }
        let sets =
            catalog.images.map(\.path) + catalog.colors.map(\.path)
            + catalog.others.filter { $0.knownType == .symbolSet }.map(\.path)
        let all = Dictionary(sets.flatMap { folders($0).map { ($0, 1) } }, uniquingKeysWith: +)
        let counts = Dictionary(unused.flatMap { folders(set($0)).map { ($0, 1) } }, uniquingKeysWith: +)
        let wide = counts.filter { folder, count in
            count >= library.fewest && 100 * count >= library.percentage * (all[folder] ?? .max)
        }
        let groups = Dictionary(grouping: diagnostics) { finding in
            finding.rule == .unusedSet ? folders(set(finding)).first { wide[$0] != nil } : nil
        }
        let libraries = groups.compactMap { folder, found in
            folder.map { folder in
                let name = FilePath.catalog(of: folder) == folder ? "" : FilePath.nameInCatalog(ofSet: folder) ?? ""
                var found = found.sorted()
                for index in found.indices where areNotes && found[index].severity == .warning {
                    found[index].severity = .note
                }
                return (
                    found,
                    "\(found.count) of \(all[folder] ?? 0) sets in \(FilePath.name(of: folder)) are named nowhere in code. If the folder is a library, or if data names the sets, write `uses: [\"\(name.isEmpty ? FilePath.name(of: folder) : name)/*\"]` in tincture.yml."
                )
            }
        }
        return (groups[nil] ?? [], libraries)
    }

    /// Returns the maximum number of similar findings in a catalog that aren't merged; nil if they are never merged.
    private static func mostAlone(_ finding: Diagnostic) -> Int? {
        switch finding.rule {
        case .keyOrder: 0
        case "missing-scale", "scale-mismatch", .unassignedFile: 5
        case .missingInfo: 2
        case .extensionMismatch: 3
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
                "\(count) image sets have no picture for a scale that their devices use; the first is in \(FilePath.folder(of: place)). "
                    + "Add the files or remove the slots."
            case "scale-mismatch":
                "\(count) sets have pictures of different sizes in points; the first is \(place): \(first.message)"
            case .unassignedFile:
                "\(count) sets and groups have files that their Contents.json doesn't name; the first is \(FilePath.folder(of: place)): \(first.message)"
            case .extensionMismatch:
                "\(count) pictures have an extension that doesn't match their format; the first is \(place): \(first.message)"
            case .missingInfo:
                "\(count) Contents.json files have no \"info\"; the first is \(place). `tincture check --fix` adds it."
            case .unusableImage:
                "\(count) pictures are Git LFS pointers that are not checked out; the first is \(place). Run `git lfs pull`."
            case .malformedContents:
                "\(count) entries have keys or values that Tincture does not know; the first is in \(place), line \(first.line ?? 1): \(first.message)"
            default:
                count == 1
                    ? (hasOwn ? "in \(place), line \(first.line ?? 1), " : "") + first.message
                    : "\(count) Contents.json files have keys that are not in Xcode's order; the first is in \(place), line "
                        + "\(first.line ?? 1). `tincture check --fix` sorts the keys."
            }
        var finding = Diagnostic(
            first.severity, first.rule, at: hasOwn ? SourceLocation(path: own, position: .start) : first.location,
            about: .group(FilePath.stemAndExtension(of: FilePath.name(of: catalog)).stem), message)
        (finding.related, finding.gathered) = (diagnostics.map(\.path), count > 1 ? count : nil)
        return finding
    }
}
