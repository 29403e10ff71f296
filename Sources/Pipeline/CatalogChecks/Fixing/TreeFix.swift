package import AssetCatalog
package import Diagnostics
internal import FileAccess

/// Fixes those findings of `tincture check` that have exactly one safe fix.
///
/// A `Contents.json` is rewritten in Xcode's format, with sorted keys, if a finding says one of these things about the
/// file: `info` is missing, the keys aren't in Xcode's order, or an alpha is `"1"`. The other values in the file don't
/// change. Unassigned files and unused sets are only deleted on request, and kept if Git couldn't restore them.
package enum TreeFix {
    package enum Repair: Sendable, Hashable {
        /// The new text of a file, and the changes in it, such as `sorted the keys`.
        case write(path: String, text: String, changes: [String])
        case delete(path: String)
        case deleteSet(path: String)
        /// A file or set that would be deleted if Git could restore it, and why it can't.
        case keep(path: String, reason: String)

        package var path: String {
            switch self {
            case .write(let path, _, _), .delete(let path), .deleteSet(let path), .keep(let path, _): path
            }
        }
    }

    /// Returns the repairs for findings, for the caller to carry out, and a warning for each path that is skipped.
    ///
    /// - Parameters:
    ///   - catalog: the asset catalogs and pictures that the findings are about, as they were read.
    ///   - sources: the paths of the files and folders in which repairs are allowed.
    ///   - deletes: whether the repairs include deleting unassigned files.
    ///   - deletesSets: whether the repairs include deleting unused sets, except those whose finding is only a note.
    package static func repairs(
        for diagnostics: [Diagnostic], of catalog: AssetCatalog, in sources: [String], deletes: Bool,
        deletesSets: Bool = false
    ) -> Diagnosed<[Repair]> {
        var leftAlone: [Diagnostic] = []
        func paths(_ rule: Rule, notes: Bool = true, _ place: (String) -> String = { $0 }) -> Set<String> {
            let found = diagnostics.filter { $0.rule == rule && (notes || $0.severity != .note) }
            let paths = Set(found.flatMap { $0.related.isEmpty ? [$0.path] : $0.related }.map(place))
            return paths.filter { path in
                if hold(sources, path) { return true }
                leftAlone.report(
                    .warning, .linkOutsideTree, at: path,
                    "is not fixed, because it is a link, or is in a linked folder or in a source outside the working copy. "
                        + "Run the command on the folder that holds the real file.")
                return false
            }
        }
        let (unsorted, bare, misread) = (paths(.keyOrder), paths(.missingInfo), paths(.byteComponent))
        let texts = catalog.contents.filter { path, contents, _ in
            unsorted.contains(path) || bare.contains(path) || (misread.contains(path) && contents.hasRepairableAlpha)
        }.compactMap { path, contents, _ in
            contents.repaired(addsInfo: bare.contains(path), correctsAlpha: misread.contains(path)).map {
                Repair.write(path: path, text: $0.xcodeText, changes: contents.changes(to: $0))
            }
        }
        // A finding about a group without a Contents.json is at its folder.
        let owners =
            deletes
            ? paths(.unassignedFile) { FilePath.name(of: $0) == SetContents.fileName ? FilePath.folder(of: $0) : $0 }
            : []
        let files = catalog.findDeletableFiles(in: owners).map(Repair.delete)
        let unused = deletesSets ? paths(.unusedSet, notes: false) { FilePath.folder(of: $0) } : []
        // A finding about a whole catalog doesn't name its sets.
        let known = unused.intersection(catalog.sets.map(\.path))
        let deletions = known.sorted().map(Repair.deleteSet) + files
        let uncommitted = deletions.isEmpty ? nil : UncommittedChanges()
        // Files are deleted first, because that requires a `Contents.json` that hasn't changed since it was read.
        return Diagnosed(
            deletions.map { deletion in
                uncommitted?.reasonToKeep(deletion.path).map { .keep(path: deletion.path, reason: $0) } ?? deletion
            } + texts.sorted { $0.path < $1.path }, Set(leftAlone).sorted())
    }

    /// Returns whether a source contains a path, and no component of the path below the source is a symbolic link.
    ///
    /// A source may itself be a link, because a person named it.
    private static func hold(_ sources: [String], _ path: String) -> Bool {
        sources.contains { source in
            let prefix = source == "." ? "" : source.hasSuffix("/") ? source : source + "/"
            guard path == source || path.hasPrefix(prefix), source != "." || !path.hasPrefix("/") else { return false }
            var folder = source
            return path.dropFirst(prefix.count).split(separator: "/").allSatisfy { part in
                folder = FilePath.join(folder, String(part))
                return part != ".." && !SymbolicLink.isLink(folder)
            }
        }
    }
}
