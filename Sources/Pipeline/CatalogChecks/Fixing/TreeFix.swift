package import AssetCatalog
package import Diagnostics
package import FileAccess

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

extension TreeFix.Repair {
    /// Performs the repair, unless the `Contents.json` that led to it has changed since it was read for the findings.
    ///
    /// - Returns: whether the repair, or keeping the file, was possible.
    package func carryOut(ifCurrentIn trace: FileTrace) throws -> Bool {
        switch self {
        case .write(let path, let text, _):
            // The bytes are read before the check, so that a change in between isn't overwritten.
            let before = try RegularFile.bytes(of: path)
            guard trace.hasCurrent(path) else { return false }
            try FileReplacement.replace(before, with: Array(text.utf8), at: path)
        case .delete(let path):
            guard trace.hasCurrent(FilePath.join(FilePath.folder(of: path), SetContents.fileName)) else { return false }
            try FileMove.delete(path)
        case .deleteSet(let path):
            guard trace.hasCurrent(FilePath.join(path, SetContents.fileName)) else { return false }
            FileTree.remove(path)
        case .keep: break
        }
        return true
    }

    /// What repairs of this kind have done, for their number: `files deleted`.
    package var effect: String {
        switch self {
        case .write: "files fixed"
        case .delete: "files deleted"
        case .deleteSet: "sets deleted"
        case .keep: "files and sets kept"
        }
    }

    package var summary: String {
        switch self {
        case .write(_, _, let changes): "fixed: \(changes.joined(separator: ", "))"
        case .delete, .deleteSet: "deleted"
        case .keep(_, let reason): "kept: it \(reason)"
        }
    }
}

extension SetContents {
    /// Returns the contents with an author and a version, or with corrected alpha values; nil if a key occurs twice.
    ///
    /// If a key occurs twice, no order of the keys is safe.
    func repaired(addsInfo: Bool, correctsAlpha: Bool) -> SetContents? {
        guard !layout.hasRepeatedKey else { return nil }
        var repaired = self
        if correctsAlpha && hasRepairableAlpha {
            for index in entries.indices where entries[index].hasMisreadAlpha {
                repaired.entries[index].color?.components?.alpha = ColorComponent(1)
            }
        }
        guard addsInfo else { return repaired }
        // An `info` that isn't an object has no effect.
        repaired.unknown = unknown.without(["info"])
        var info = info ?? ContentsInfo()
        if info.author == nil && !info.unknown.holds("author") { info.author = ContentsInfo.xcode.author }
        if info.version == nil && !info.unknown.holds("version") { info.version = ContentsInfo.xcode.version }
        repaired.info = info
        return repaired
    }

    func changes(to repaired: SetContents) -> [String] {
        [
            (info != repaired.info, "added \"info\" with \"author\" and \"version\""),
            (layout.misplacedKey != nil, "sorted the keys"),
            (entries != repaired.entries, "changed alpha 1 to 1.000"),
        ].filter(\.0).map(\.1)
    }

    /// Whether a program other than Xcode wrote an alpha of `1`.
    ///
    /// This program probably means opaque, but Xcode reads the value as 1/255.
    ///
    /// Other integers aren't repaired, because the program may mean bytes.
    var hasRepairableAlpha: Bool {
        info?.author != ContentsInfo.xcode.author && entries.contains(where: \.hasMisreadAlpha)
    }
}

extension SetEntry {
    fileprivate var hasMisreadAlpha: Bool { color?.components?.alpha?.byte == 1 }
}

extension AssetCatalog {
    /// Returns the paths of the files in sets and groups, given by their paths, that can be deleted safely.
    ///
    /// A set has none if part of it isn't understood, or if a file is missing, which may have another name now.
    func findDeletableFiles(in folders: Set<String>) -> [String] {
        var found: [String] = []
        func add(_ files: [String], of path: String) {
            found += files.map { FilePath.join(path, $0) }.filter { (try? FileKind.of($0)) == .file }
        }
        for set in images
        where folders.contains(set.path) && set.contents?.names(onlyFilesIn: set.files, .imageSet) == true {
            add(set.unnamedFiles, of: set.path)
        }
        for set in colors where folders.contains(set.path) { add(set.unnamedFiles, of: set.path) }
        for set in others
        where folders.contains(set.path)
            && set.contents?.names(onlyFilesIn: set.files + set.folders, set.knownType) == true
        {
            add(set.unnamedFiles, of: set.path)
        }
        for group in groups where folders.contains(group.path) { add(group.files, of: group.path) }
        return found.sorted()
    }
}

extension SetContents {
    /// Returns whether the list of entries is understood, and each file in it exists.
    fileprivate func names(onlyFilesIn files: [String], _ type: SetType?) -> Bool {
        guard let type, type.listKey.map({ !unknown.holds($0) }) ?? true else { return false }
        let named = entries.map { ($0.filename, $0.unknown) } + [(properties?.filename, nil)]
        return named.allSatisfy { name, unknown in
            guard let name else { return unknown?.holds("filename") != true }
            // Compares bytes, because two files may have names that only differ in the encoding of accents.
            return files.contains { $0.utf8.elementsEqual(name.utf8) }
        }
    }
}
