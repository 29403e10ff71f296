package import CatalogChecks
package import Diagnostics
internal import FileAccess
internal import OrderedJSON

/// The findings that a project had when it began to use `tincture check`; they are ignored until they are fixed.
///
/// A finding is identified by its rule, path and subject, not by its line or message, so edits to other parts of its
/// file don't matter. Of equal findings, at most as many are ignored as were recorded.
package struct Baseline: Sendable {
    private static let version = 2

    private struct Entry {
        var count: Int
        var place: TextPosition?
    }

    private var entries: [Diagnostic.Identity: Entry] = [:]
    private let context: ReportContext

    package init(_ diagnostics: [Diagnostic], _ context: ReportContext) {
        self.context = context
        for diagnostic in diagnostics { entries[key(of: diagnostic), default: Entry(count: 0)].count += 1 }
    }

    private func key(of diagnostic: Diagnostic) -> Diagnostic.Identity {
        var key = diagnostic.identity
        key.path = context.relative(key.path)
        return key
    }
}

extension Baseline {
    package struct Comparison: Sendable {
        /// The findings that aren't in the baseline, or more often than it counts.
        package fileprivate(set) var new: [Diagnostic] = []
        /// The updated baseline: the entries whose findings occurred again, and the entries that this run didn't check.
        package fileprivate(set) var kept: Baseline
        /// A warning for each entry that counts more findings than occurred in this run.
        package fileprivate(set) var stale: [Diagnostic] = []
    }

    /// Compares the findings of a run with the baseline.
    ///
    /// - Parameters:
    ///   - hidden: findings that the run left out of `diagnostics`, whose entries aren't outdated.
    ///   - path: the path of the baseline's file, for findings about its entries.
    ///   - selection: the rules and files to which the run was limited; other entries aren't outdated.
    package func compared(
        with diagnostics: [Diagnostic], hidden: Set<Diagnostic> = [], at path: String,
        selection: FindingSelection = .all
    ) -> Comparison {
        var left = entries
        var comparison = Comparison(kept: Baseline([], context))
        func isKnown(_ diagnostic: Diagnostic) -> Bool {
            let known = key(of: diagnostic)
            guard let count = left[known]?.count, count > 0 else { return false }
            left[known]?.count -= 1
            comparison.kept.entries[known, default: Entry(count: 0)].count += 1
            return true
        }
        comparison.new = diagnostics.filter { !isKnown($0) }
        for diagnostic in hidden { _ = isKnown(diagnostic) }
        for (key, entry) in left where entry.count > 0 {
            let isWanted = Rule(rawValue: key.rule).map(selection.includes) ?? true
            if isWanted && selection.includes(path: FilePath.join(context.currentFolder, key.path)) {
                comparison.stale.append(
                    StaleBaseline.finding(
                        aboutRule: key.rule, at: key.path, subject: key.subject,
                        total: entries[key]?.count ?? entry.count, left: entry.count,
                        in: SourceLocation(path: path, position: entry.place ?? .start)))
            } else {
                comparison.kept.entries[key, default: Entry(count: 0)].count += entry.count
            }
        }
        comparison.stale.sort()
        return comparison
    }
}

extension Baseline {
    /// Reads a baseline file; returns an empty baseline and an error if the file can't be read or isn't one.
    package static func read(_ path: String, _ context: ReportContext) -> Diagnosed<Baseline> {
        var baseline = Baseline([], context)
        func unreadable(_ message: String, at place: TextPosition? = nil) -> Diagnosed<Baseline> {
            let location = SourceLocation(path: path, position: place ?? .start)
            return Diagnosed(Baseline([], context), [Diagnostic(.error, .unreadable, at: location, message)])
        }
        let command = "`tincture check --write-baseline \(path)`"
        let anew = "Write it again: \(command)."
        do {
            let root = try JSONParser.parse(try RegularFile.bytes(of: path))
            guard let entries = root["findings"]?.elements else {
                return unreadable("the baseline has no \"findings\". \(anew)", at: root.place)
            }
            let version = root["version"]?.number.flatMap { Int(exactly: $0) } ?? 1
            guard version == Self.version else {
                return unreadable(
                    "the baseline has version \(version), but this tincture reads version \(Self.version). Use the tincture that wrote it, or write it again: \(command).",
                    at: root["version"]?.place)
            }
            for entry in entries {
                guard let file = entry["path"]?.string, let rule = entry["rule"]?.string,
                    let subject = entry["subject"]?.string
                else {
                    return unreadable(
                        "an entry of the baseline lacks \"path\", \"rule\" or \"subject\". \(anew)", at: entry.place)
                }
                let key = Diagnostic.Identity(path: file, rule: rule, subject: subject)
                let count = entry["count"]?.number.flatMap { Int(exactly: $0) } ?? 1
                baseline.entries[key, default: Entry(count: 0, place: entry.place)].count += count
            }
            return Diagnosed(baseline)
        } catch let failure as FileFailure {
            return unreadable(
                "the baseline \(failure.predicate)." + (failure.reason == .missing ? " \(command) writes it." : ""))
        } catch let error as JSONSyntaxError {
            return unreadable("the baseline \(error). \(anew)", at: error.place)
        } catch {
            preconditionFailure("neither of the two errors that reading can throw: \(error)")
        }
    }

    /// The content of the baseline file, sorted so that only a few lines change when a finding is fixed.
    package var text: String {
        let sorted = entries.filter { $0.value.count > 0 }.sorted {
            ($0.key.path, $0.key.rule, $0.key.subject) < ($1.key.path, $1.key.rule, $1.key.subject)
        }
        let findings = sorted.map { key, entry in
            JSONNode.object(
                [("path", .text(key.path)), ("rule", .text(key.rule)), ("subject", .text(key.subject))]
                    + (entry.count == 1 ? [] : [("count", .integer(entry.count))]))
        }
        return JSONWriter.document(["version": .integer(Self.version), "findings": .list(findings)])
    }
}
