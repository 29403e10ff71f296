internal import Diagnostics
internal import OrderedJSON

/// The state of a `Contents.json` reader: its file, its subject and its findings.
struct ContentsScope {
    let path: String
    /// The owner of the file, for messages: `image set "Cart"`.
    let owner: String
    let subject: Subject
    let limits: InputLimits
    private var diagnostics: FileDiagnostics

    init(path: String, owner: String, subject: Subject, limits: InputLimits) {
        (self.path, self.owner, self.subject, self.limits) = (path, owner, subject, limits)
        diagnostics = FileDiagnostics(limit: limits.findings)
    }

    /// Whether there are too many mistakes to continue reading or to use what was read.
    var isFull: Bool { diagnostics.isFull }

    /// Whether notes are collected.
    ///
    /// If not, their text needn't be composed.
    var wantsNotes: Bool { diagnostics.wants(.note) }

    /// Returns the value with all diagnostics of the file, and an optional one about its surroundings.
    func diagnosed<Value>(_ value: Value, and other: Diagnostic? = nil) -> Diagnosed<Value> {
        var found = diagnostics.diagnosed(value)
        found.diagnostics.foldMissingFiles()
        if let other { found.diagnostics.append(other) }
        return found
    }

    /// Adds a finding about the file.
    mutating func report(_ finding: Diagnostic) { diagnostics.report(finding) }

    /// Adds a finding about a location in the file.
    mutating func report(
        _ severity: Diagnostic.Severity, _ rule: Rule = .malformedContents, at place: TextPosition?, _ message: String
    ) {
        diagnostics.report(
            severity, rule, at: SourceLocation(path: path, position: place ?? .start), about: subject, message)
    }

    /// Returns the members of an object; of repeated names, only the last counts and the others are reported.
    mutating func lastOnes(of members: [JSONNode.Member]) -> [JSONNode.Member] {
        var last: [String: Int] = [:]
        for (index, member) in members.enumerated() { last[member.name] = index }
        if last.count == members.count { return members }
        for (index, member) in members.enumerated() where last[member.name] != index {
            report(
                .warning, at: member.place,
                "\(member.name.quoted) is given twice in \(owner); only the last one counts. Remove one.")
        }
        return members.enumerated().filter { last[$0.element.name] == $0.offset }.map(\.element)
    }

    /// Adds a note about an unknown key.
    mutating func reportUnknownKey(_ member: JSONNode.Member, in what: String, _ known: [String]) {
        guard wantsNotes else { return }
        report(
            .note, at: member.place,
            "unknown key \(member.name.quoted) in \(what), kept unchanged"
                + NearestWord.hintOrPoint(for: member.name, among: known))
    }

    /// Adds a finding about a value whose kind doesn't match its key.
    mutating func reportKind(
        _ severity: Diagnostic.Severity = .warning, of node: JSONNode, key: String, expected: String
    ) {
        report(
            severity, at: node.place,
            "\"\(key)\" in \(owner) is \(node.kindInWords); \(expected) was expected.")
    }
}

extension [Diagnostic] {
    /// Merges the findings about a set's missing files if there are more than three.
    ///
    /// So many files are probably missing for one reason, for example because they aren't in Git.
    fileprivate mutating func foldMissingFiles() {
        let missing = indices.filter { self[$0].rule == .missingFile }
        guard let first = missing.first, missing.count > Self.mostMissing else { return }
        self[first].message +=
            " Neither do \(missing.count - 1) others that it names. Put them back, or add them to the repository."
        for index in missing.dropFirst().reversed() { remove(at: index) }
    }

    private static var mostMissing: Int { 3 }
}
