/// The diagnostics about one file, up to a maximum number, which all functions share that read the file.
package struct FileDiagnostics: Sendable {
    /// The maximum number of findings, not counting the last one, which says that there are more.
    package var limit: Int
    private var diagnostics: [Diagnostic] = []
    /// Whether an error or a warning was dropped because of the limit, so that reading must stop.
    package private(set) var isFull = false
    private var leavesOutNotes = false

    package init(limit: Int) { self.limit = limit }

    /// Whether a finding of this severity would be kept; if not, its message needn't be composed.
    package func wants(_ severity: Diagnostic.Severity) -> Bool { !isFull && (severity != .note || !leavesOutNotes) }

    /// Returns the value with all diagnostics; an error among them makes the value unusable if `isRefused` is true.
    package func diagnosed<Value>(_ value: Value, isRefused: Bool = false) -> Diagnosed<Value> {
        Diagnosed(value, diagnostics, isRefused: isRefused && diagnostics.hasErrors)
    }

    /// Adds a finding, or beyond the limit, one finding that says that there are more.
    package mutating func report(_ finding: Diagnostic) {
        if isFull { return }
        if diagnostics.count < limit {
            diagnostics.append(finding.shortened)
        } else if finding.severity != .note {
            isFull = true
            diagnostics.append(
                finding.limitExceeded(
                    .error,
                    "more than \(limit) findings about this file, so the rest of the file is not read. Fix these first, or "
                        + InputLimits.advice("findings")))
        } else if !leavesOutNotes {
            leavesOutNotes = true
            diagnostics.append(
                finding.limitExceeded(
                    .note,
                    "more than \(limit) findings about this file: its other findings of severity \"note\" are left out. To see them, "
                        + InputLimits.advice("findings")))
        }
    }
}

extension Diagnostic {
    /// The maximum length of a message, in bytes; a longer one is shortened.
    private static let longestMessage = 2_000

    fileprivate var shortened: Diagnostic {
        guard message.utf8.count > Self.longestMessage else { return self }
        var short = self
        short.message = String(message.unicodeScalars.prefix(Self.longestMessage / 4)) + "…"
        return short
    }

    fileprivate func limitExceeded(_ severity: Severity, _ message: String) -> Diagnostic {
        Diagnostic(severity, .limitExceeded, at: location, message)
    }
}

extension [Diagnostic] {
    /// Returns the most severe findings of each file, and one that says so if a file has more than the limit.
    ///
    /// - Precondition: the findings are in the order of `sorted()`, in which those of one file follow each other.
    package func limited(to limit: Int) -> [Diagnostic] {
        var kept: [Diagnostic] = []
        var rest = self[...]
        while let path = rest.first?.path {
            let ofFile = rest.prefix { $0.path == path }
            rest = rest.dropFirst(ofFile.count)
            let counted = ofFile.filter { $0.rule != .limitExceeded }
            guard counted.count > limit else {
                kept += ofFile
                continue
            }
            let byWeight = counted.errorsFirst(\.severity)
            let cut = byWeight[limit]
            kept += byWeight.prefix(limit).sorted()
            let known = ofFile.last { $0.rule == .limitExceeded && $0.severity == .error }
            let message =
                "more than \(limit) findings about this file: the others are left out. Fix these first, or "
                + InputLimits.advice("findings")
            kept.append(known ?? cut.limitExceeded(cut.severity, message))
        }
        return kept
    }
}
