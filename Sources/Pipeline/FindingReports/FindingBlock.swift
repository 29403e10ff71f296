internal import Diagnostics
internal import FileAccess

/// A single finding, equal findings at several places, or findings of one rule and severity about whole files.
struct FindingBlock {
    /// Findings of a block with the same message, apart from names, numbers and quoted text.
    struct Variant {
        /// The message, with `NAME` for the name; if more than that differs, the first message as example.
        let message: String
        let names: [String]
    }

    let findings: [Diagnostic]
    /// The file of the first finding, or the catalogs and folders of findings that differ.
    let heading: String
    /// The messages of findings about several names, the most frequent first; otherwise empty.
    let variants: [Variant]

    var first: Diagnostic { findings[0] }
    var place: String? {
        variants.isEmpty && first.location.position.map { $0 != .start } == true ? first.location.description : nil
    }
    var severity: String {
        variants.isEmpty ? first.severity.rawValue : "\(findings.count) \(first.severity.rawValue)s"
    }

    /// The least number of findings with different names that become one block.
    private static let least = 3
    private static let mostPlaces = 3

    init(_ finding: Diagnostic) { (findings, heading, variants) = ([finding], finding.path, []) }

    private init(_ key: Key, _ findings: [Diagnostic]) {
        self.findings = findings
        guard key.message == nil else {
            (heading, variants) = (findings[0].path, [])
            return
        }
        let places = findings.map { Self.place(of: $0.path) }.reduce(into: [String]()) { places, place in
            if !places.contains(place) { places.append(place) }
        }
        heading = places.shortened(to: Self.mostPlaces)
        let variants = Dictionary(grouping: findings) { Self.pattern(of: Self.template(of: $0)) }
        self.variants = variants.values.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }.map { findings in
            let templates = Set(findings.map(Self.template))
            let example = findings.count > 1 ? "for example: " + findings[0].message : findings[0].message
            return Variant(
                message: findings.count > 1 && templates.count == 1 ? templates.first ?? example : example,
                names: findings.count > 1 ? findings.compactMap(\.subject.names.first) : [])
        }
    }

    /// Returns the findings as blocks, in the order of each block's first finding.
    static func blocks(of diagnostics: [Diagnostic]) -> [FindingBlock] {
        let keyed = diagnostics.map { (key: Key($0), diagnostic: $0) }
        let groups = Dictionary(grouping: keyed, by: \.key).mapValues { $0.map(\.diagnostic) }
        return keyed.compactMap { key, diagnostic in
            guard let key, let group = groups[key], group.count >= (key.message == nil ? least : 2) else {
                return FindingBlock(diagnostic)
            }
            return group[0] == diagnostic ? FindingBlock(key, group) : nil
        }
    }

    /// Returns the asset catalog that contains a file, or else the file's folder.
    static func place(of path: String) -> String {
        path.firstRange(of: ".xcassets").map { String(path[..<$0.upperBound]) } ?? FilePath.folder(of: path)
    }

    private struct Key: Hashable {
        let severity: Diagnostic.Severity
        let rule: Rule
        /// The message of findings about a place in a file; nil for findings about whole files.
        let message: String?

        /// Creates the key of a finding about a place in a file, or about a whole file and one name.
        init?(_ diagnostic: Diagnostic) {
            (severity, rule) = (diagnostic.severity, diagnostic.rule)
            let isPlaced = diagnostic.location.position.map { $0 != .start } ?? false
            message = isPlaced ? diagnostic.message : nil
            guard isPlaced || (diagnostic.subject.names.count == 1 && diagnostic.gathered == nil) else { return nil }
        }
    }

    /// Returns a message with `NAME` for the name that it is about, wherever that isn't part of a longer word.
    private static func template(of diagnostic: Diagnostic) -> String {
        let (message, name) = (diagnostic.message, diagnostic.subject.names.first ?? "")
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

    /// Returns a template without its numbers and quoted text.
    private static func pattern(of template: String) -> String {
        var quote: Character?
        return String(
            template.filter { character in
                if let open = quote {
                    if character == open { quote = nil }
                    return false
                }
                if character == "\"" || character == "`" { quote = character }
                return !character.isNumber
            })
    }
}
