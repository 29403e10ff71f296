package import CatalogManifest
package import Diagnostics
internal import FileAccess

package enum ChangeLine {
    /// Returns the line to print after a change, such as `homeLoopData.json → carousel home, 1 image (64 ms)`.
    ///
    /// It names the first saved file and a single changed carousel, and counts other entries and errors. For findings,
    /// it says how their number changed, or how many others came for as many that went.
    ///
    /// - Parameters:
    ///   - findings: the findings of the check before and after the change.
    ///   - duration: the time from the start of the compile until the page was updated.
    package static func text(
        saved: [String], from old: CatalogManifest, to new: CatalogManifest, errors: Int,
        findings: (before: [Diagnostic], after: [Diagnostic]) = ([], []), duration: Duration
    ) -> String {
        let folders = Set(saved.map { FilePath.folder(of: absolute($0)) })
        let saved = saved.filter { !folders.contains(absolute($0)) }
        let first = saved.first.map { TerminalText.escaped(FilePath.name(of: $0)) } ?? "something"
        let files = saved.count > 1 ? "\(first) and \(saved.count - 1) more" : first
        var words = changes(from: old, to: new)
        if errors > 0 { words.append("\(errors) error\(errors == 1 ? "" : "s")") }
        for severity in Diagnostic.Severity.allCases where severity != .error || errors == 0 {
            func count(_ list: [Diagnostic]) -> Int { list.count { $0.severity == severity } }
            let change = count(findings.after) - count(findings.before)
            let plural = abs(change) == 1 ? "" : "s"
            if change != 0 { words.append("\(change > 0 ? "+" : "−")\(abs(change)) \(severity.rawValue)\(plural)") }
        }
        if words.isEmpty {
            // A saved file may move findings to other lines.
            func subjects(_ list: [Diagnostic]) -> Set<[String]> {
                Set(list.map { [$0.rule.rawValue, $0.path, "\($0.subject)"] })
            }
            let others = subjects(findings.after).subtracting(subjects(findings.before)).count
            if others > 0 { words.append("\(others) other finding\(others == 1 ? "" : "s")") }
        }
        let milliseconds = Int((duration / .milliseconds(1)).rounded())
        return
            "\(files) → \(words.isEmpty ? "no change" : words.joined(separator: ", ")) (\(milliseconds) ms)"
    }

    private static func absolute(_ path: String) -> String {
        FilePath.normalized(FilePath.join(CurrentProcess.folder, path))
    }

    private static func changes(from old: CatalogManifest, to new: CatalogManifest) -> [String] {
        func changed<Entry: Hashable>(_ list: (CatalogManifest) -> [Entry], _ name: (Entry) -> String) -> [String] {
            let (before, after) = (Set(list(old)), Set(list(new)))
            return Set(before.symmetricDifference(after).map(name)).sorted()
        }
        func counted(_ names: [String], _ word: String) -> String? {
            names.isEmpty ? nil : "\(names.count) \(word)\(names.count == 1 ? "" : "s")"
        }
        let carousels = changed(\.carousels, \.name)
        let images = Set(changed(\.images, \.name) + changed(\.palettes, \.image))
        return [
            carousels.count == 1
                ? "carousel \(TerminalText.escaped(carousels[0]))" : counted(carousels, "carousel"),
            counted(images.sorted(), "image"), counted(changed(\.colors, \.name), "color"),
            counted(changed(\.gradients, \.name), "gradient"), counted(changed(\.products, \.image), "product"),
        ].compactMap(\.self)
    }
}
