import AssetCatalog
import FileAccess

/// Everything that an asset catalog is on the disk, as a value.
///
/// Paths are relative to the `.xcassets` folder, with `/` between their parts.
struct CatalogFiles {
    /// A `Contents.json` and its text.
    struct Text {
        /// Where it goes.
        let path: String
        /// What it says, in Xcode's layout, with its line end.
        let text: String
    }

    /// A picture or other file that is taken over as it is.
    struct Copy {
        /// Where it is now.
        let source: String
        /// Where it goes.
        let path: String
    }

    /// The folders, each before those inside it.
    private(set) var folders: [String] = []
    /// The `Contents.json` files, by path.
    private(set) var texts: [Text] = []
    /// The other files, by path.
    private(set) var copies: [Copy] = []

    /// The files of one of the asset catalogs that were read.
    ///
    /// What could not be read, a set whose `Contents.json` is malformed, is not among them.
    ///
    /// - Parameters:
    ///   - catalog: what was read.
    ///   - root: the path of the `.xcassets` folder, as its group has it.
    init(of catalog: AssetCatalog, root: String) {
        for group in catalog.groups { add(group.path, group.contents, group.files, root: root) }
        for set in catalog.images where !set.isLoose { add(set.path, set.contents, set.files, root: root) }
        for set in catalog.colors { add(set.path, set.contents, set.files, root: root) }
        for set in catalog.others { add(set.path, set.contents, set.files, root: root) }
        sort()
    }

    private mutating func add(_ path: String, _ contents: SetContents?, _ files: [String], root: String) {
        guard let folder = Self.relative(path, to: root) else { return }
        if let contents {
            addFolder(folder, contents)
        } else if !folder.isEmpty {
            folders.append(folder)
        }
        copies += files.map { Copy(source: FilePath.join(path, $0), path: FilePath.join(folder, $0)) }
    }

    private mutating func addFolder(_ folder: String, _ contents: SetContents) {
        if !folder.isEmpty { folders.append(folder) }
        texts.append(Text(path: FilePath.join(folder, SetContents.fileName), text: contents.xcodeText))
    }

    private mutating func sort() {
        folders.sort { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
        texts.sort { $0.path.unicodeScalars.lexicographicallyPrecedes($1.path.unicodeScalars) }
        copies.sort { $0.path.unicodeScalars.lexicographicallyPrecedes($1.path.unicodeScalars) }
    }

    /// The path below a folder, empty for the folder itself, nil for what is not in it.
    private static func relative(_ path: String, to root: String) -> String? {
        if path == root { return "" }
        // Byte by byte: a name may begin with a sign that joins the slash before it.
        guard path.utf8.starts(with: (root + "/").utf8) else { return nil }
        return String(decoding: path.utf8.dropFirst(root.utf8.count + 1), as: UTF8.self)
    }
}
