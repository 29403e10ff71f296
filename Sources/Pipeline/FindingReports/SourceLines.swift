internal import Diagnostics
internal import FileAccess

/// The source lines of findings.
struct SourceLines {
    /// The maximum length of a shown line if no width is known; a minified file would otherwise fill the screen.
    static let longest = 200

    private var files: [String: [Substring]] = [:]

    /// Reads the files of findings that have a line number.
    ///
    /// A file that can't be read anymore has no lines. Neither has a file outside of the trees, by its path or through
    /// a link: a configuration can name any file, but not every reader of a report may see it.
    ///
    /// - Parameters:
    ///   - currentFolder: the base of relative paths, as an absolute path.
    ///   - named: the files and folders named on the command line. The trees are their working copies and the current
    ///     folder's.
    init(of diagnostics: [Diagnostic], currentFolder: String, named: [String]) {
        let trees = ([currentFolder] + named).map { path in
            let path = FilePath.normalized(FilePath.join(currentFolder, path))
            let folder = FileStamp(of: path).isFolder ? path : FilePath.folder(of: path)
            return WorkingCopy.root(around: folder) ?? folder
        }
        for path in Set(diagnostics.filter { $0.line != nil }.map(\.path)) {
            let absolute = FilePath.normalized(FilePath.join(currentFolder, path))
            guard let tree = trees.first(where: { FilePath.isInside(absolute, folder: $0) }),
                !SymbolicLink.leads(absolute, outOf: tree), let bytes = try? RegularFile.bytes(of: path)
            else { continue }
            files[path] = String(decoding: bytes, as: UTF8.self).split(
                omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        }
    }

    /// Returns a line of a file, counted from 1.
    func line(_ number: Int, of path: String) -> Substring? {
        guard let lines = files[path], lines.indices.contains(number - 1) else { return nil }
        return lines[number - 1]
    }

    /// Returns the column in code points, from 1, for a column in bytes.
    func codePoint(atByte column: Int, ofLine number: Int, in path: String) -> Int {
        guard let lines = files[path], lines.indices.contains(number - 1) else { return column }
        var bytes = 1
        var points = 1
        for scalar in lines[number - 1].unicodeScalars {
            if bytes >= column { break }
            bytes += UTF8.width(scalar)
            points += 1
        }
        return points + max(0, column - bytes)
    }
}
