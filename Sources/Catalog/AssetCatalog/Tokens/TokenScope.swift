internal import Diagnostics

/// What readers of token files carry along: the findings about each file, and how much is read of all of them.
struct TokenScope {
    /// How much is read.
    let limits: InputLimits
    private var byFile: [String: FileDiagnostics] = [:]
    private var spent = 0
    /// True where there are so many tokens or mistakes that nothing more is read.
    private(set) var isFull = false

    init(_ limits: InputLimits) { self.limits = limits }

    /// The findings about all files.
    var diagnostics: [Diagnostic] { byFile.sorted { $0.key < $1.key }.flatMap { $0.value.diagnosed(()).diagnostics } }

    /// Adds a finding about a position of a file.
    mutating func report(
        _ severity: Diagnostic.Severity, _ rule: Rule = .unreadableToken, at place: TextPosition?,
        about subject: Subject,
        in path: String, _ message: String
    ) {
        byFile[path, default: FileDiagnostics(limit: limits.findings)].report(
            Diagnostic(
                severity, rule, at: SourceLocation(path: path, position: place ?? .start), about: subject, message))
    }

    /// Counts values that are looked at; false, with a finding, for the first one too many.
    mutating func spend(_ count: Int = 1, at place: TextPosition?, in path: String) -> Bool {
        if isFull { return false }
        spent += count
        guard spent > limits.tokenValues else { return true }
        isFull = true
        report(
            .error, .limitExceeded, at: place, about: .file, in: path,
            "there are more than \(limits.tokenValues) values in all token files: what follows is not read. Name fewer files, or "
                + InputLimits.advice("values"))
        return false
    }
}
