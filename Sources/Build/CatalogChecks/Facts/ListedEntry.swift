internal import AssetCatalog
internal import Diagnostics
internal import FileAccess

/// An entry of a set's list, together with the set.
struct ListedEntry: Sendable {
    /// The full name of the set.
    let setName: String
    /// The folder of the set.
    let folder: String
    /// The entry.
    let entry: SetEntry

    /// The path of the entry's file; nil for an empty slot, and for a file that no set can have.
    var path: String? {
        entry.filename.flatMap { $0.contains("/") ? nil : FilePath.join(folder, $0) }
    }

    /// A finding about a value of the entry.
    func finding(at place: TextPosition, _ message: String) -> Finding {
        Finding(
            at: SourceLocation(path: FilePath.join(folder, SetContents.fileName), position: place), message)
    }
}

extension SetContents {
    /// The entries of the list, with the set.
    func listed(in folder: String, of setName: String) -> [ListedEntry] {
        entries.map { ListedEntry(setName: setName, folder: folder, entry: $0) }
    }
}

extension AssetCatalog {
    /// The image sets of asset catalogs with their entries.
    var imageEntries: [[ListedEntry]] {
        images.compactMap { $0.contents?.listed(in: $0.path, of: $0.name) }
    }

    /// The app icons with their entries.
    var iconEntries: [ListedEntry] {
        others.filter { $0.knownType == .appIconSet }.flatMap {
            $0.contents?.listed(in: $0.path, of: $0.name) ?? []
        }
    }

    /// Every `Contents.json` of the tree that could be read, by its path.
    var contents: [(path: String, contents: SetContents)] {
        let sets =
            images.map { ($0.path, $0.contents) } + colors.map { ($0.path, $0.contents) }
            + others.map { ($0.path, $0.contents) } + groups.map { ($0.path, $0.contents) }
        return sets.compactMap { folder, contents in
            contents.map { (FilePath.join(folder, SetContents.fileName), $0) }
        }
    }
}
