internal import Diagnostics
internal import FileAccess
internal import Yams

/// A value of the configuration with its place, and the findings made on the way through it.
///
/// The reader asks for what it needs; what is of the wrong kind becomes a finding that says what was expected.
struct ConfigurationText {
    let path: String
    private let lines: [Substring]
    private(set) var diagnostics: [Diagnostic] = []

    /// Reads a YAML file; nil for the root where it is empty, or not YAML.
    static func read(_ path: String) -> (text: ConfigurationText, root: Node?) {
        var text = ConfigurationText(path: path, lines: [])
        do {
            let content = String(decoding: try RegularFile.bytes(of: path), as: UTF8.self)
            text = ConfigurationText(
                path: path, lines: content.split(separator: "\n", omittingEmptySubsequences: false))
            return (text, try compose(yaml: content))
        } catch let failure as FileFailure {
            text.report(Diagnostic(.error, .unreadable, at: path, "the configuration \(failure)."))
        } catch let error as YamlError {
            text.report(text.finding(for: error))
        } catch {
            text.report(Diagnostic(.error, .malformedConfiguration, at: path, "the configuration cannot be read."))
        }
        return (text, nil)
    }

    private init(path: String, lines: [Substring]) {
        self.path = path
        self.lines = lines
    }

    mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

    mutating func error(_ rule: Rule = .malformedConfiguration, at node: Node, _ message: String) {
        report(Diagnostic(.error, rule, at: origin(of: node), message))
    }

    func origin(of node: Node) -> TextOrigin { origin(of: node.mark) }

    private func origin(of mark: Mark?) -> TextOrigin {
        guard let mark else { return TextOrigin(path: path, line: 1, column: 1) }
        // YAML counts characters, diagnostics count bytes.
        let line = lines.indices.contains(mark.line - 1) ? lines[mark.line - 1] : ""
        let bytes = line.unicodeScalars.prefix(max(0, mark.column - 1)).reduce(0) { $0 + $1.utf8.count }
        return TextOrigin(path: path, line: mark.line, column: max(bytes + 1, 1))
    }

    private func finding(for error: YamlError) -> Diagnostic {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            Diagnostic(
                .error, .malformedConfiguration, at: origin(of: mark), "the configuration is not YAML: \(problem).")
        case .duplicatedKeysInMapping(let duplicates, let context):
            Diagnostic(
                .error, .malformedConfiguration, at: origin(of: context.mark),
                "a key comes twice: \(duplicates.sorted().joined(separator: ", ")).")
        default:
            Diagnostic(.error, .malformedConfiguration, at: path, "the configuration is not YAML.")
        }
    }
}

extension ConfigurationText {
    /// The members of a mapping, each key once; findings for keys that are unknown.
    mutating func members(of node: Node, in what: String, keys: [String]) -> [String: Node]? {
        guard let mapping = mapping(node, what) else { return nil }
        var members: [String: Node] = [:]
        for (key, value) in mapping {
            guard keys.contains(key.text) else {
                let hint = NearestWord.hint(for: key.text, among: keys)
                let known = hint.isEmpty ? "; known are \(keys.joined(separator: ", "))" : hint
                error(.unknownKey, at: key.node, "unknown key \"\(key.text)\" in \(what)\(known)")
                continue
            }
            members[key.text] = value
        }
        return members
    }

    /// The pairs of a mapping in their order.
    mutating func mapping(_ node: Node, _ what: String) -> [(key: (text: String, node: Node), value: Node)]? {
        guard let mapping = node.mapping else {
            error(at: node, "\(what) is \(kindInWords(node)); a mapping of keys to values was expected.")
            return nil
        }
        return mapping.map { (($0.key.scalar?.string ?? "", $0.key), $0.value) }
    }

    /// The elements of a list; one that is not a list stands for a list of one.
    mutating func list(_ node: Node) -> [Node] {
        node.sequence.map(Array.init) ?? [node]
    }

    mutating func string(_ node: Node, _ what: String) -> String? {
        if let scalar = node.scalar { return scalar.string }
        error(at: node, "\(what) is \(kindInWords(node)); a text was expected.")
        return nil
    }

    mutating func bool(_ node: Node, _ what: String) -> Bool? {
        if let value = node.bool { return value }
        error(at: node, "\(what) is neither true nor false.")
        return nil
    }

    mutating func integer(_ node: Node, _ what: String, in range: ClosedRange<Int>) -> Int? {
        if let value = node.int, range.contains(value) { return value }
        error(at: node, "\(what) is no whole number from \(range.lowerBound) to \(range.upperBound).")
        return nil
    }

    mutating func number(_ node: Node, _ what: String, in range: ClosedRange<Double>) -> Double? {
        if let value = node.float, range.contains(value) { return value }
        error(at: node, "\(what) is no number from \(range.lowerBound) to \(range.upperBound).")
        return nil
    }

    /// One of several words.
    mutating func word<Value>(_ node: Node, _ what: String, among values: [(String, Value)]) -> Value? {
        guard let text = string(node, what) else { return nil }
        if let value = values.first(where: { $0.0 == text }) { return value.1 }
        let words = values.map(\.0)
        let hint = NearestWord.hint(for: text, among: words)
        let known = hint.isEmpty ? "; known are \(words.joined(separator: ", "))" : hint
        error(.unknownValue, at: node, "unknown \(what) \"\(text)\"\(known)")
        return nil
    }

    private func kindInWords(_ node: Node) -> String {
        switch node {
        case .scalar(let scalar): scalar.string.isEmpty ? "empty" : "\"\(scalar.string)\""
        case .mapping: "a mapping"
        case .sequence: "a list"
        case .alias: "an alias"
        }
    }
}
