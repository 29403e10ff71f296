internal import Diagnostics
internal import FileAccess

/// The token files in the same source tree to which another file refers, such as a resolver document.
struct TokenFolder {
    private let path: String
    /// The folder that must contain the token files: the Git working copy, or that of the referring file.
    private let tree: String?
    /// The documents by path; nil for a file that can't be used.
    private var documents: [String: TokenDocument?] = [:]

    var files: Set<String> { Set(documents.keys) }

    init(of path: String) {
        self.path = path
        let folder = SymbolicLink.resolved(FilePath.folder(of: path))
        tree = folder.map { WorkingCopy.root(around: $0) ?? $0 }
    }

    /// Returns the document of a file; nil, with a finding, if the file can't be used.
    ///
    /// - Parameters:
    ///   - name: the path relative to the referring file; nil if the address isn't a path.
    ///   - written: the address as written, for messages; nil if it equals `name`.
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
