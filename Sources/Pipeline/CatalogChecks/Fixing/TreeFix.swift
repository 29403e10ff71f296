package import AssetCatalog
package import Diagnostics
internal import FileAccess

/// Repairs what has one safe answer.
///
/// A `Contents.json` without `info`, with keys in another order or with an alpha of `"1"` is written as Xcode writes
/// it; nothing else that it says changes. An unassigned file is deleted only where that is asked for. Nothing is
/// touched that is behind a link.
package enum TreeFix {
    package enum Repair: Sendable, Hashable {
        /// The file gets another text.
        case write(path: String, text: String)
        case delete(path: String)

        package var path: String {
            switch self {
            case .write(let path, _), .delete(let path): path
            }
        }
    }

    /// The repairs for findings in the order in which they are to be done, and findings about what is left alone
    /// because it is behind a link; nothing is done yet.
    ///
    /// - Parameters:
    ///   - catalog: what the findings are about, as it was read.
    ///   - sources: the paths of what was read.
    ///   - deletes: whether unassigned files are to be deleted.
    package static func repairs(
        for diagnostics: [Diagnostic], of catalog: AssetCatalog, in sources: [String], deletes: Bool
    ) -> Diagnosed<[Repair]> {
        let folders = SourceFolders(paths: sources)
        var leftAlone: [Diagnostic] = []
        func paths(_ rules: Set<Rule>, _ place: (String) -> String = { $0 }) -> Set<String> {
            let paths = Set(
                diagnostics.filter { rules.contains($0.rule) }.flatMap { $0.related.isEmpty ? [$0.path] : $0.related }
                    .map(place))
            return paths.filter { path in
                if folders.hold(path) { return true }
                leftAlone.report(
                    .warning, .linkOutsideTree, at: path,
                    "is not repaired: it is a link, in a linked folder, or in a source outside of the working copy. "
                        + "Name the folder that it is in.")
                return false
            }
        }
        let untidy = paths([.missingInfo, .keyOrder])
        let misread = paths([.byteComponent])
        let texts = catalog.contents.filter { path, contents, _ in
            untidy.contains(path) || (misread.contains(path) && contents.hasRepairableAlpha)
        }.compactMap { path, contents, _ in
            contents.repaired.map { Repair.write(path: path, text: $0.xcodeText) }
        }
        let sets = deletes ? paths([.unassignedFile]) { FilePath.folder(of: $0) } : []
        let files = catalog.images.filter { sets.contains($0.path) }.flatMap { $0.findDeletableFiles() }
            .map(Repair.delete)
        // Files first: a set's `Contents.json`, by which they are chosen, is then still as it was read.
        return Diagnosed(files.sorted { $0.path < $1.path } + texts.sorted { $0.path < $1.path }, leftAlone.sorted())
    }
}
