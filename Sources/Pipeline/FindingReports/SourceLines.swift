internal import Diagnostics
internal import FileAccess

struct SourceLines {
    /// The maximum length of a shown line if the width is unknown; a minified file would otherwise fill the screen.
    static let longest = 200

    private var files: [String: [Substring]] = [:]

    /// Reads the files of findings that have a line number, if they are text.
    ///
    /// Only files inside the current folder, `named` and the Git working copies around them are read, and no links that
    /// lead out of these. A configuration can name any file of the machine, but readers of a report must not see its
    /// lines.
    init(of diagnostics: [Diagnostic], currentFolder: String, named: [String]) {
        let trees = ([currentFolder] + named).map { path in
            let path = FilePath.normalized(FilePath.join(currentFolder, path))
            let folder = FileStamp(of: path).isFolder ? path : FilePath.folder(of: path)
            return WorkingCopy.root(around: folder) ?? folder
        }
        for path in Set(diagnostics.filter { $0.line != nil }.map(\.path)) {
            let absolute = FilePath.normalized(FilePath.join(currentFolder, path))
            guard let tree = trees.first(where: { FilePath.isInside(absolute, folder: $0) }),
                !SymbolicLink.leads(absolute, outOf: tree), let bytes = try? RegularFile.bytes(of: path),
                !bytes.prefix(8_000).contains(0)
            else { continue }
            files[path] = String(decoding: bytes, as: UTF8.self).split(
                omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        }
    }

    /// Returns the line with a number, counted from 1; nil if the file has no such line or wasn't read.
    func line(_ number: Int, of path: String) -> Substring? {
        guard let lines = files[path], lines.indices.contains(number - 1) else { return nil }
        return lines[number - 1]
    }

    /// Converts a column in bytes to a column in Unicode code points; both count from 1.
    func codePoint(atByte column: Int, ofLine number: Int, in path: String) -> Int {
        guard let line = line(number, of: path) else { return column }
        var bytes = 1
        var points = 1
        for scalar in line.unicodeScalars {
            if bytes >= column { break }
            bytes += UTF8.width(scalar)
            points += 1
        }
        return points + max(0, column - bytes)
    }
}
