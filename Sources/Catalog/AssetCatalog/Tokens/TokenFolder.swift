internal import Diagnostics
internal import FileAccess

/// The files of design tokens that another file names, read only within the same source tree.
struct TokenFolder {
    /// The file that names the other files.
    private let path: String
    /// The folder that must contain the files: the Git working copy, or the folder of the naming file.
    private let tree: String?
    /// The documents by the paths of their files; nil for a file that can't be used.
    private var documents: [String: TokenDocument?] = [:]

    /// The paths of all files that were asked for.
    var files: Set<String> { Set(documents.keys) }

    init(of path: String) {
        self.path = path
        let folder = SymbolicLink.resolved(FilePath.folder(of: path))
        tree = folder.map { WorkingCopy.root(around: $0) ?? $0 }
    }

    /// Returns the document of a file; nil, with a finding, if the file can't be used.
    ///
    /// - Parameters:
    ///   - name: the path of the file, relative to the folder of the naming file; nil if the address isn't a path.
    ///   - written: the address as the naming file writes it, for messages; nil if it is the same as the path.
    mutating func document(
        _ name: String?, written: String? = nil, at place: TextPosition?, _ scope: inout TokenScope
    ) -> TokenDocument? {
        let quoted = (written ?? name ?? "").quoted
        guard let name, !name.utf8.contains(0), !name.hasPrefix("/") else {
            scope.report(
                .error, at: place, about: .file, in: path,
                "\(quoted) is not a path relative to this file. Write one such as \"colors/dark.json\".")
            return nil
        }
        let file = FilePath.normalized(FilePath.join(FilePath.folder(of: path), name))
        if let known = documents[file] { return known }
        var document: TokenDocument?
        if let tree, let target = SymbolicLink.resolved(file), !FilePath.isInside(target, folder: tree) {
            scope.report(
                .error, .linkOutsideTree, at: place, about: .file, in: path,
                "\(quoted) leads outside the source tree, so it is not read. Copy the file into the tree.")
        } else if let root = TokenFile.root(of: file, &scope) {
            document = TokenDocument(root, path: file, mode: nil, &scope)
        }
        documents[file] = document
        return document
    }
}
