/// A place in a text file that a person wrote.
public struct TextOrigin: Sendable, Hashable {
    /// The file.
    public let path: String
    /// The line, from 1.
    public let line: Int
    /// The column, from 1.
    public let column: Int

    /// A place by file, line and column.
    public init(path: String, line: Int, column: Int) {
        self.path = path
        self.line = line
        self.column = column
    }
}

extension Diagnostic {
    /// A finding about a place in a text.
    public init(_ severity: Severity, _ rule: Rule, at origin: TextOrigin, _ message: String) {
        self.init(severity, rule, at: origin.path, line: origin.line, column: origin.column, message)
    }
}
