/// A file or folder and, in a text file, a line and a column.
package struct SourceLocation: Codable, Sendable, Hashable {
    package var path: String
    /// The line and column; nil for a whole file or folder.
    package var position: TextPosition?

    package init(path: String, position: TextPosition? = nil) { (self.path, self.position) = (path, position) }

    package init(path: String, line: Int, column: Int) {
        self.init(path: path, position: TextPosition(line: line, column: column))
    }

    package var line: Int? { position?.line }
    package var column: Int? { position?.column }
}

extension SourceLocation: Comparable {
    package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        (left.path, left.line ?? 0, left.column ?? 0) < (right.path, right.line ?? 0, right.column ?? 0)
    }
}

extension SourceLocation: CustomStringConvertible {
    /// The location as compilers print it: `path:line:column`, or only the path.
    package var description: String { path + (position.map { ":\($0.line):\($0.column)" } ?? "") }
}
