/// The diagnostics about one file, up to a maximum number.
///
/// The functions that read a file share one value by `inout`, because all must stop at the limit. The outermost
/// function returns ``diagnosed(_:isRefused:)``.
package struct FileDiagnostics: Sendable {
    /// The maximum number of findings, not counting the last finding, which says that there are more.
    package var limit: Int
    private var diagnostics: [Diagnostic] = []
    /// Whether an error or a warning was dropped because of the limit, so that reading must stop.
    package private(set) var isFull = false
    private var leavesOutNotes = false

    package init(limit: Int) { self.limit = limit }

    /// Whether a finding of this severity would be kept.
    ///
    /// If not, the caller needn't compose its message.
    package func wants(_ severity: Diagnostic.Severity) -> Bool { !isFull && (severity != .note || !leavesOutNotes) }

    /// Returns the value with all diagnostics about the file.
    ///
    /// - Parameter isRefused: whether an error among the diagnostics makes the value unusable.
    package func diagnosed<Value>(_ value: Value, isRefused: Bool = false) -> Diagnosed<Value> {
        Diagnosed(value, diagnostics, isRefused: isRefused && diagnostics.hasErrors)
    }

    /// Adds a finding, unless the file already has ``limit`` findings.
    ///
    /// Beyond the limit, the finding is dropped, and one more finding says so. If an error or a warning is dropped,
    /// ``isFull`` becomes true, and reading must stop. A dropped note doesn't change ``isFull``.
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

extension Rule {
    /// The input or the configuration exceeds a limit.
    package static let limitExceeded = Rule("limit-exceeded")
}

extension Diagnostic {
    /// The maximum length of a message, in bytes; a longer message, such as one with a long quotation, is shortened.
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
    /// Returns the most severe findings of each file, at most `limit` for each.
    ///
    /// If a file has more findings, the result has one more finding for that file. It says that others are left out.
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
