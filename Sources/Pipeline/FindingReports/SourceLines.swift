internal import Diagnostics
internal import FileAccess

/// The lines that findings are about.
struct SourceLines {
    /// So much of a line is shown where no width is known: a minified file would fill the screen.
    static let longest = 200

    private var files: [String: [Substring]] = [:]

    /// Reads the files of findings that have a line.
    ///
    /// A file that can't be read any more has no lines. Neither has a file outside of the trees, by its path or by a
    /// link: a configuration can name any file, and not everyone who reads a report may read that file.
    ///
    /// - Parameters:
    ///   - currentFolder: the folder that relative paths start from, as an absolute path.
    ///   - named: the files and folders that the command line names. The working copies around these and around the
    ///     current folder are the trees.
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

    /// A line of a file, from 1.
    func line(_ number: Int, of path: String) -> Substring? {
        guard let lines = files[path], lines.indices.contains(number - 1) else { return nil }
        return lines[number - 1]
    }

    /// The column in code points, from 1, of a column in bytes.
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
