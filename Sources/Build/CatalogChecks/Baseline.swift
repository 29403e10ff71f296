internal import AssetCatalog
package import Diagnostics
internal import FileAccess
internal import OrderedJSON

/// The findings that a project had when it began to check: they are passed over until they are mended.
///
/// A finding is known by its path, rule and message, not by its line, so that a change above it does not wake it. As many
/// are passed over as there were.
package struct Baseline: Sendable {
    private struct Key: Hashable {
        let path: String
        let rule: String
        let message: String
    }

    private var counts: [Key: Int] = [:]
    private let context: ReportContext

    /// The baseline of findings.
    package init(_ diagnostics: [Diagnostic], _ context: ReportContext) {
        self.context = context
        for diagnostic in diagnostics { counts[key(of: diagnostic), default: 0] += 1 }
    }

    /// Reads a baseline file; a finding where it cannot be read.
    package static func read(_ path: String, _ context: ReportContext) -> (
        baseline: Baseline, diagnostics: [Diagnostic]
    ) {
        var baseline = Baseline([], context)
        do {
            let root = try JSONParser.parse(try RegularFile.bytes(of: path))
            guard let entries = root["findings"]?.elements else {
                return (
                    baseline,
                    [Diagnostic(.error, .unreadable, at: path, "the baseline has no \"findings\". Write it anew.")]
                )
            }
            for entry in entries {
                guard let file = entry["path"]?.string, let rule = entry["rule"]?.string,
                    let message = entry["message"]?.string
                else { continue }
                baseline.counts[Key(path: file, rule: rule, message: message)] =
                    entry["count"]?.number.flatMap { Int(exactly: $0) } ?? 1
            }
            return (baseline, [])
        } catch let failure as FileFailure {
            return (baseline, [Diagnostic(.error, .unreadable, at: path, "the baseline \(failure).")])
        } catch let error as JSONSyntaxError {
            return (
                baseline,
                [
                    Diagnostic(
                        .error, .unreadable, at: SourceLocation(path: path, position: error.place),
                        "the baseline \(error). Write it anew.")
                ]
            )
        } catch {
            preconditionFailure("neither of the two errors that reading can throw: \(error)")
        }
    }

    /// The findings that the baseline has not, or has less often.
    package func newFindings(among diagnostics: [Diagnostic]) -> [Diagnostic] {
        var left = counts
        return diagnostics.filter { diagnostic in
            let key = key(of: diagnostic)
            guard let count = left[key], count > 0 else { return true }
            left[key] = count - 1
            return false
        }
    }

    /// The baseline file, sorted, so that a mended finding is a small difference.
    package var text: String {
        let entries = counts.sorted {
            ($0.key.path, $0.key.rule, $0.key.message) < ($1.key.path, $1.key.rule, $1.key.message)
        }
        return SafeJSON.text(
            .object([
                ("version", .count(1)),
                (
                    "findings",
                    .list(
                        entries.map { key, count in
                            .object(
                                [("path", .text(key.path)), ("rule", .text(key.rule)), ("message", .text(key.message))]
                                    + (count == 1 ? [] : [("count", .count(count))]))
                        })
                ),
            ]))
    }

    private func key(of diagnostic: Diagnostic) -> Key {
        Key(path: context.relative(diagnostic.path), rule: diagnostic.rule.rawValue, message: diagnostic.message)
    }
}
