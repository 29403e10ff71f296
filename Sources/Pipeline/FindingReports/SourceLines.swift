internal import Diagnostics
internal import FileAccess

/// The lines that findings are about.
struct SourceLines {
    /// So much of a line is shown where no width is known: a minified file would fill the screen.
    static let longest = 200

    private var files: [String: [Substring]] = [:]

    /// Reads the files of findings that have a line; what cannot be read any more has no lines, and neither has a link
    /// out of the tree: what it leads to is not meant for everyone who reads a report.
    ///
    /// - Parameter currentFolder: what relative paths start from, as an absolute path.
    init(of diagnostics: [Diagnostic], currentFolder: String) {
        let tree = WorkingCopy.root(around: currentFolder) ?? currentFolder
        for path in Set(diagnostics.filter { $0.line != nil }.map(\.path)) {
            let absolute = FilePath.normalized(FilePath.join(currentFolder, path))
            let folder = FilePath.folder(of: absolute)
            let isInside = FilePath.isInside(absolute, folder: tree)
            let root = isInside ? tree : WorkingCopy.root(around: folder) ?? folder
            guard !SymbolicLink.leads(absolute, outOf: root), let bytes = try? RegularFile.bytes(of: path) else {
                continue
            }
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
