internal import Diagnostics

/// The state that all readers of design tokens share: the findings about each file, and the number of values read.
struct TokenScope {
    let limits: InputLimits
    private var byFile: [String: FileDiagnostics] = [:]
    private var spent = 0
    /// Whether the maximum number of values has been exceeded; if so, nothing more is read.
    private(set) var isFull = false

    init(_ limits: InputLimits) { self.limits = limits }

    var diagnostics: [Diagnostic] { byFile.sorted { $0.key < $1.key }.flatMap { $0.value.diagnosed(()).diagnostics } }

    mutating func report(
        _ severity: Diagnostic.Severity, _ rule: Rule = .unreadableToken, at place: TextPosition?,
        about subject: Subject = .file, in path: String, _ message: String
    ) {
        byFile[path, default: FileDiagnostics(limit: limits.findings)].report(
            Diagnostic(
                severity, rule, at: SourceLocation(path: path, position: place ?? .start), about: subject, message))
    }

    /// Counts values, and returns whether reading may continue; the first value beyond the limit is reported.
    mutating func spend(_ count: Int = 1, at place: TextPosition?, in path: String) -> Bool {
        if isFull { return false }
        spent += count
        guard spent > limits.tokenValues else { return true }
        isFull = true
        report(
            .error, .limitExceeded, at: place, in: path,
            "all token files together have more than \(limits.tokenValues) values, so the rest is not read. Name fewer files, or "
                + InputLimits.advice("values"))
        return false
    }
}
