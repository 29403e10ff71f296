internal import AssetCatalog
internal import CatalogManifest
package import Diagnostics
internal import FileAccess
internal import PlacedYAML

/// A reader that takes typed values from the YAML file, and reports each value of another type.
package struct ConfigurationText: DiagnosticReceiver {
    let path: String
    /// The keys that lead to the value that is being read, such as `carousels`, `home`, `style`.
    var trail: [String] = []
    var emitterProblem: (EmitterRequest) -> String? = { _ in nil }
    private var diagnostics = FileDiagnostics(limit: InputLimits.standard.findings)
    private var budget = WorkBudget(.standard)
    private lazy var workingCopy: String? = SymbolicLink.resolved(FilePath.folder(of: path))
        .flatMap(WorkingCopy.root(around:))

    var limit: Int {
        get { diagnostics.limit }
        set { diagnostics.limit = newValue }
    }

    /// Reads a YAML file, or the text that replaces it; the root is nil if the text is empty or invalid.
    static func read(_ path: String, _ written: String?) -> (text: ConfigurationText, root: YAMLNode?) {
        var text = ConfigurationText(path: path)
        var bytes: [UInt8] = []
        if let workingCopy = text.workingCopy, SymbolicLink.leads(path, outOf: workingCopy) {
            text.report(
                .warning, .linkOutsideTree, at: path,
                "is a link that leads outside the Git working copy. Replace the link with a copy of the file.")
        }
        do {
            bytes = try written.map { Array($0.utf8) } ?? RegularFile.bytes(of: path)
            return (text, try YAMLParser.parse(bytes))
        } catch let failure as FileFailure {
            let words = NearestFile.words(for: failure, at: path, otherwise: "To write one, use tincture init.")
            text.report(.error, .unreadable, at: path, "the configuration \(words)")
        } catch let error as YAMLSyntaxError {
            if let (code, position) = UnquotedColor.find(in: bytes, before: error.position) {
                text.report(
                    .error, .malformedConfiguration, at: SourceLocation(path: path, position: position),
                    "the configuration cannot be read as YAML: # begins a comment here, so the rest of the line is ignored. "
                        + "Put quotes around the color: \"\(code)\".")
                return (text, nil)
            }
            text.report(
                .error, .malformedConfiguration, at: SourceLocation(path: path, position: error.position),
                "the configuration cannot be read as YAML: \(error.problem)\(advice(about: error.problem)).")
        } catch {
            preconditionFailure("neither of the two errors that reading can throw: \(error)")
        }
        return (text, nil)
    }

    private init(path: String) { self.path = path }

    /// Returns advice about a mistake that libyaml describes in the terms of YAML's grammar.
    private static func advice(about problem: String) -> String {
        if problem.contains("cannot start any token") {
            return "; indent with spaces, not tabs, and put quotes around a text that begins with a special character"
        }
        if problem.contains("mapping values are not allowed") {
            return "; check the indentation, and put quotes around a text with a colon"
        }
        return problem.contains("did not find expected")
            ? "; a bracket or a quote may be missing in this line or an earlier one" : ""
    }

    /// Returns the value with all findings about the file; if there is an error, `isRefused` of the result is true.
    func diagnosed<Value>(_ value: Value) -> Diagnosed<Value> { diagnostics.diagnosed(value, isRefused: true) }

    package mutating func report(_ finding: Diagnostic) { diagnostics.report(finding) }

    /// Reports an error about the key that is being read, or about a key inside its value.
    mutating func error(
        _ rule: Rule = .malformedConfiguration, at node: YAMLNode, key: String? = nil, _ message: String
    ) {
        let subject = Subject.key((trail + [key?.abbreviated].compactMap(\.self)).joined(separator: "."))
        report(Diagnostic(.error, rule, at: origin(of: node), about: subject, message))
    }

    func origin(of node: YAMLNode) -> SourceLocation { SourceLocation(path: path, position: node.position) }
}

extension ConfigurationText {
    /// Returns the values of a mapping whose keys are among the known ones, and reports the other keys.
    ///
    /// - Parameter what: a key in messages, such as `kind`.
    mutating func entries<Known>(
        _ node: YAMLNode, of name: String, each what: String, among known: [(String, Known)]
    ) -> [(key: Known, value: YAMLNode)] {
        (mapping(node, "\"\(name)\"") ?? []).compactMap { key, value in
            if let known = known.first(where: { $0.0 == key.text }) { return (known.1, value) }
            let hint = NearestWord.hintOrList(for: key.text, among: known.map(\.0))
            error(.unknownKey, at: key.node, key: key.text, "unknown \(what) \(key.text.quoted)\(hint)")
            return nil
        }
    }

    mutating func members(of node: YAMLNode, in what: String, keys: [String]?) -> [String: YAMLNode]? {
        guard let mapping = mapping(node, what) else { return nil }
        var members: [String: YAMLNode] = [:]
        for (key, value) in mapping where !diagnostics.isFull {
            if let keys, !keys.contains(key.text) {
                let hint = NearestWord.hintOrList(for: key.text, among: keys)
                error(.unknownKey, at: key.node, key: key.text, "unknown key \(key.text.quoted) in \(what)\(hint)")
                continue
            }
            members[key.text] = value
        }
        return members
    }

    /// Returns the keys and values of a mapping in order; nil with an error for any other value.
    mutating func mapping(_ node: YAMLNode, _ what: String) -> [(key: (text: String, node: YAMLNode), value: YAMLNode)]?
    {
        guard let mapping = node.mapping else {
            error(at: node, "\(what) is \(kindInWords(node)); expected a mapping of keys to values.")
            return nil
        }
        if diagnostics.isFull { return nil }
        return mapping.map { (($0.key.scalar ?? "", $0.key), $0.value) }
    }

    mutating func list(_ node: YAMLNode) -> [YAMLNode] {
        diagnostics.isFull ? [] : node.sequence ?? [node]
    }

    mutating func string(_ node: YAMLNode, _ what: String) -> String? {
        if let scalar = node.scalar { return scalar }
        error(at: node, "\(what) is \(kindInWords(node)); expected a single value.")
        return nil
    }

    /// Reads a glob; nil, with an error, if all globs together cost too much to match.
    mutating func glob(_ node: YAMLNode) -> String? {
        guard let glob = string(node, "a glob") else { return nil }
        if budget.isExceeded { return nil }
        do throws(LimitExceeded) {
            try budget.spend(glob: glob)
            return glob
        } catch {
            self.error(.limitExceeded, at: node, "there are \(error.excess). \(LimitExceeded.globAdvice)")
            return nil
        }
    }

    mutating func globs(_ node: YAMLNode) -> [ConfiguredText] {
        list(node).compactMap { node in
            glob(node).map { ConfiguredText(text: $0, origin: origin(of: node)) }
        }
    }

    mutating func path(_ node: YAMLNode, _ what: String, in folder: String) -> String? {
        guard let path = string(node, what) else { return nil }
        // The operating system would end such a path at the NUL character.
        if path.utf8.contains(0) {
            error(at: node, "\(what) is a path with the character NUL (\\0), which no path can contain. Remove it.")
            return nil
        }
        let joined = FilePath.join(folder, path)
        if let workingCopy, let target = SymbolicLink.resolved(joined),
            !FilePath.isInsideOrSame(target, folder: workingCopy)
        {
            report(
                .warning, .linkOutsideTree, at: origin(of: node), about: .key(trail.joined(separator: ".")),
                "\(what) is \(path.quoted), which is outside the Git working copy. Copy it into the working copy.")
        }
        return joined
    }

    mutating func bool(_ node: YAMLNode, _ what: String) -> Bool? {
        if let value = node.bool { return value }
        error(at: node, "\(what) is \(kindInWords(node)); expected true or false.")
        return nil
    }

    mutating func integer(_ node: YAMLNode, _ what: String, in range: ClosedRange<Int>) -> Int? {
        if let value = node.int, range.contains(value) { return value }
        error(
            at: node,
            "\(what) is \(kindInWords(node)); expected a whole number from \(range.lowerBound) to \(range.upperBound).")
        return nil
    }

    mutating func number(_ node: YAMLNode, _ what: String, in range: ClosedRange<Double>) -> Double? {
        if let value = node.number, range.contains(value) { return value }
        error(
            at: node,
            "\(what) is \(kindInWords(node)); expected a number from \(ShortNumber.text(range.lowerBound)) to \(ShortNumber.text(range.upperBound))."
        )
        return nil
    }

    /// Returns the value that is paired with the word in a YAML node; nil, with an error, for an unknown word.
    ///
    /// `false` also means `off` if that is one of the words, because YAML 1.1 reads both as the same.
    mutating func word<Value>(_ node: YAMLNode, _ what: String, among values: [(String, Value)]) -> Value? {
        guard var text = string(node, what) else { return nil }
        if node.bool == false, values.contains(where: { $0.0 == "off" }) { text = "off" }
        if let value = values.first(where: { $0.0 == text }) { return value.1 }
        let hint = NearestWord.hintOrList(for: text, among: values.map(\.0))
        error(.unknownValue, at: node, "unknown \(what) \(text.quoted)\(hint)")
        return nil
    }

    private func kindInWords(_ node: YAMLNode) -> String {
        switch node.content {
        case .scalar(let text, _): text.isEmpty ? "empty" : text.quoted
        case .mapping: "a mapping"
        case .sequence: "a list"
        }
    }
}
