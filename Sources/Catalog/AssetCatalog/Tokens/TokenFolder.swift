internal import Diagnostics
internal import FileAccess

/// The token files to which another file refers, such as the files that a resolver document lists.
///
/// Only files in the same source tree are read.
struct TokenFolder {
    /// The path of the file that refers to the token files.
    private let path: String
    /// The folder that must contain the token files: the Git working copy, or the folder of the referring file.
    private let tree: String?
    /// The documents by the paths of their files; nil for a file that can't be used.
    private var documents: [String: TokenDocument?] = [:]

    /// The paths of all token files that the referring file has named so far.
    var files: Set<String> { Set(documents.keys) }

    init(of path: String) {
        self.path = path
        let folder = SymbolicLink.resolved(FilePath.folder(of: path))
        tree = folder.map { WorkingCopy.root(around: $0) ?? $0 }
    }

    /// Returns the document of a file; nil, with a finding, if the file can't be used.
    ///
    /// - Parameters:
    ///   - name: the path of the token file, relative to the folder of the referring file; nil if the address isn't a
    ///     path.
    ///   - written: the address as it is written in the referring file, for messages; nil if the address equals `name`.
    mutating func document(
        _ name: String?, written: String? = nil, at place: TextPosition?, _ scope: inout TokenScope
    ) -> TokenDocument? {
        let quoted = (written ?? name ?? "").quoted
        guard let name, !name.utf8.contains(0), !name.hasPrefix("/") else {
            scope.report(
                .error, at: place, in: path,
                "\(quoted) is not a path relative to this file. Write one such as \"colors/dark.json\".")
            return nil
        }
        let file = FilePath.normalized(FilePath.join(FilePath.folder(of: path), name))
        if let known = documents[file] { return known }
        var document: TokenDocument?
        if let tree, let target = SymbolicLink.resolved(file), !FilePath.isInside(target, folder: tree) {
            scope.report(
                .error, .linkOutsideTree, at: place, in: path,
                "\(quoted) leads outside the source tree, so it is not read. Copy the file into the tree.")
        } else if let root = TokenFile.root(of: file, &scope) {
            document = TokenDocument(root, path: file, mode: nil, &scope)
        }
        documents[file] = document
        return document
    }
}
