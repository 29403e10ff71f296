internal import Diagnostics
internal import FileAccess

/// Findings that the summary shows as one: a single finding, equal findings at several places, or findings of one rule
/// in one folder whose messages differ only in a name.
struct FindingBlock {
    let findings: [Diagnostic]
    /// The path above the block: the file of the first finding, or the catalog or folder of findings that differ.
    let heading: String
    /// The message, in which `NAME` replaces the name if the findings differ.
    let message: String
    /// The names that the findings are about if they differ; otherwise empty.
    let names: [String]

    var first: Diagnostic { findings[0] }
    /// The path, line and column of the first finding; nil for findings about names or a whole file.
    var place: String? {
        names.isEmpty && first.location.position.map { $0 != .start } == true ? first.location.description : nil
    }
    /// The severity, after the count if there are several findings: `22 warnings`.
    var severity: String {
        names.isEmpty ? first.severity.rawValue : "\(findings.count) \(first.severity.rawValue)s"
    }

    /// The least number of findings with different names that become one block.
    private static let least = 3

    init(_ finding: Diagnostic) {
        (findings, heading, message, names) = ([finding], finding.path, finding.message, [])
    }

    private init(_ key: Key, _ findings: [Diagnostic]) {
        (heading, message, self.findings) = (key.place ?? findings[0].path, key.message, findings)
        names = key.place == nil ? [] : findings.compactMap(\.subject.names.first)
    }

    /// Returns the findings as blocks, in the order of each block's first finding.
    static func blocks(of diagnostics: [Diagnostic]) -> [FindingBlock] {
        let keys = diagnostics.map(Key.init)
        var groups: [Key: [Diagnostic]] = [:]
        for (key, diagnostic) in zip(keys, diagnostics) {
            if let key { groups[key, default: []].append(diagnostic) }
        }
        return zip(keys, diagnostics).compactMap { key, diagnostic in
            guard let key, let group = groups[key], group.count >= (key.place == nil ? 2 : least) else {
                return FindingBlock(diagnostic)
            }
            return group[0] == diagnostic ? FindingBlock(key, group) : nil
        }
    }

    /// Returns the asset catalog that contains a file, or else the file's folder.
    static func place(of path: String) -> String {
        guard let end = path.firstRange(of: ".xcassets") else {
            let folder = FilePath.folder(of: path)
            return folder.isEmpty ? "." : folder
        }
        return String(path[..<end.upperBound])
    }

    /// The features that are the same in all findings of a block.
    private struct Key: Hashable {
        let severity: Diagnostic.Severity
        let rule: Rule
        /// The catalog or folder of findings about whole files; nil for findings about a place in a file.
        var place: String?
        let message: String

        /// Creates the key of a finding about a place in a file, or about a whole file and one name; nil for other
        /// findings.
        init?(_ diagnostic: Diagnostic) {
            let names = diagnostic.subject.names
            (severity, rule) = (diagnostic.severity, diagnostic.rule)
            if let position = diagnostic.location.position, position != .start {
                message = diagnostic.message
                return
            }
            guard names.count == 1 else { return nil }
            place = FindingBlock.place(of: diagnostic.path)
            message = Self.template(of: diagnostic.message, without: names[0])
        }

        /// Returns a message with `NAME` in place of a name, wherever the name isn't part of a longer word.
        private static func template(of message: String, without name: String) -> String {
            var (text, rest) = ("", message[...])
            while !name.isEmpty, let range = rest.firstRange(of: name) {
                let before = message[..<range.lowerBound].last
                let isWord = !isInWord(before) && !isInWord(message[range.upperBound...].first)
                text += rest[..<range.lowerBound] + (isWord ? "NAME" : name)
                rest = rest[range.upperBound...]
            }
            return text + rest
        }

        private static func isInWord(_ character: Character?) -> Bool {
            character.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" } ?? false
        }
    }
}
