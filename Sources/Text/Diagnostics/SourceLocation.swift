/// A file or folder, and the position in it if it is text.
package struct SourceLocation: Codable, Sendable, Hashable {
    /// The file or folder, as the user would write it.
    package var path: String
    /// The line and column; nil for a file that isn't text.
    package var position: TextPosition?

    package init(path: String, position: TextPosition? = nil) { (self.path, self.position) = (path, position) }

    /// Creates a location from a line and column, both from 1.
    package init(path: String, line: Int, column: Int) {
        self.init(path: path, position: TextPosition(line: line, column: column))
    }

    /// The line, from 1; nil for a file that isn't text.
    package var line: Int? { position?.line }
    /// The column in UTF-8 bytes, from 1; nil for a file that isn't text.
    package var column: Int? { position?.column }
}

extension SourceLocation: Comparable {
    /// Orders locations by path, line and column.
    package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        (left.path, left.line ?? 0, left.column ?? 0) < (right.path, right.line ?? 0, right.column ?? 0)
    }
}

extension SourceLocation: CustomStringConvertible {
    /// The location as compilers print it, `path:line:column`; only the path for a file that isn't text.
    package var description: String { path + (position.map { ":\($0.line):\($0.column)" } ?? "") }
}
