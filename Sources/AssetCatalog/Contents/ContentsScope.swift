internal import Diagnostics
internal import OrderedJSON

/// What a reader of a `Contents.json` carries along: where it is, for whom it reads, and what it found.
struct ContentsScope {
    /// The file.
    let path: String
    /// Whose file it is, for a message: `image set "Cart"`.
    let owner: String
    /// What was found.
    var diagnostics: [Diagnostic] = []

    /// Adds a finding about a place of the file.
    mutating func report(
        _ severity: Diagnostic.Severity, _ rule: Rule = .malformedContents, at place: TextPlace?, _ message: String
    ) {
        diagnostics.append(
            Diagnostic(severity, rule, at: path, line: place?.line ?? 1, column: place?.column ?? 1, message))
    }

    /// Adds a finding about a place that the model has kept.
    mutating func report(
        _ severity: Diagnostic.Severity, _ rule: Rule, at place: SourcePlace, _ message: String
    ) {
        diagnostics.append(
            Diagnostic(severity, rule, at: path, line: place.line ?? 1, column: place.column ?? 1, message))
    }

    /// Adds a finding about a value that is not of the kind that its key has.
    mutating func reportKind(
        _ severity: Diagnostic.Severity = .warning, of node: JSONNode, key: String, expected: String
    ) {
        report(
            severity, at: node.place,
            "\"\(key)\" in \(owner) is \(node.kindInWords); \(expected) was expected.")
    }
}
