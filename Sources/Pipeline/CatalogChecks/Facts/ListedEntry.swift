internal import AssetCatalog
internal import Diagnostics
internal import FileAccess

/// An entry in a set's `Contents.json`, together with facts about the set.
struct ListedEntry: Sendable {
    let setName: String
    let subject: Subject
    let folder: String
    let entry: SetEntry

    /// The path of the entry's file; nil for an entry without a file name, or with a file name that contains a slash.
    var path: String? {
        entry.filename.flatMap { $0.contains("/") ? nil : FilePath.join(folder, $0) }
    }

    func location(_ position: TextPosition) -> SourceLocation {
        SourceLocation(path: FilePath.join(folder, SetContents.fileName), position: position)
    }
}

extension SetContents {
    func listed(in folder: String, of setName: String, _ subject: Subject) -> [ListedEntry] {
        entries.map { ListedEntry(setName: setName, subject: subject, folder: folder, entry: $0) }
    }
}

extension AssetCatalog {
    /// The entries of all image sets in asset catalogs, with an array per set, created on demand.
    var imageEntries: some Sequence<[ListedEntry]> {
        images.lazy.compactMap { $0.contents?.listed(in: $0.path, of: $0.name, $0.subject) }
    }

    /// All sets, including pictures and colors outside of catalogs.
    var sets: [(path: String, contents: SetContents?, subject: Subject)] {
        images.map { ($0.path, $0.contents, $0.subject) } + colors.map { ($0.path, $0.contents, $0.subject) }
            + others.map { ($0.path, $0.contents, $0.subject) }
    }

    var iconEntries: [ListedEntry] {
        others.filter { $0.knownType == .appIconSet }.flatMap {
            $0.contents?.listed(in: $0.path, of: $0.name, $0.subject) ?? []
        }
    }

    /// Every readable `Contents.json` file of the tree, with the subject of findings about it.
    var contents: [(path: String, contents: SetContents, subject: Subject)] {
        let groups = groups.map { (path: $0.path, contents: $0.contents, subject: $0.subject) }
        return (sets + groups).compactMap { folder, contents, subject in
            contents.map { (FilePath.join(folder, SetContents.fileName), $0, subject) }
        }
    }
}

extension ImageSet {
    /// Returns the line and column where the set's `Contents.json` names a file, or else the path of the file itself.
    func location(of path: String) -> SourceLocation {
        let listed = contents?.listed(in: self.path, of: name, subject).first { $0.path == path }
        return listed.map { $0.location($0.entry.filenamePlace) } ?? SourceLocation(path: path)
    }
}
