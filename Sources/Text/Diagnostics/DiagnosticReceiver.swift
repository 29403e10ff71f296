package protocol DiagnosticReceiver {
    mutating func report(_ finding: Diagnostic)
}

extension DiagnosticReceiver {
    package mutating func report(
        _ severity: Diagnostic.Severity, _ rule: Rule, at location: SourceLocation, about subject: Subject = .file,
        _ message: String
    ) {
        report(Diagnostic(severity, rule, at: location, about: subject, message))
    }

    package mutating func report(
        _ severity: Diagnostic.Severity, _ rule: Rule, at path: String, about subject: Subject = .file,
        _ message: String
    ) {
        report(Diagnostic(severity, rule, at: path, about: subject, message))
    }
}

extension DiagnosticLog: DiagnosticReceiver {}

extension FileDiagnostics: DiagnosticReceiver {}

extension [Diagnostic]: DiagnosticReceiver {
    package mutating func report(_ finding: Diagnostic) { append(finding) }
}
