internal import Diagnostics
internal import OrderedJSON

/// The state while a `Contents.json` is read: the file, the set that it belongs to, and the findings so far.
struct ContentsScope {
    let path: String
    /// The set or group that the file belongs to, for messages: `image set "Cart"`.
    let owner: String
    let subject: Subject
    let limits: InputLimits
    private var diagnostics: FileDiagnostics
    /// The locations of file names whose case or accents differ from those of the files.
    private var misspelled: Set<SourceLocation> = []
    /// A finding about the whole set, which is reported after those about the file and doesn't count toward the limit.
    var lastFinding: Diagnostic?

    init(path: String, owner: String, subject: Subject, limits: InputLimits) {
        (self.path, self.owner, self.subject, self.limits) = (path, owner, subject, limits)
        diagnostics = FileDiagnostics(limit: limits.findings)
    }

    /// Whether the file has so many mistakes that it isn't read further and can't be used.
    var isFull: Bool { diagnostics.isFull }

    /// Whether one more note would be kept; if not, its text needn't be composed.
    var wantsNotes: Bool { diagnostics.wants(.note) }

    /// All findings about the file, followed by ``lastFinding``.
    var findings: [Diagnostic] {
        var findings = diagnostics.diagnosed(()).diagnostics
        findings.foldMissingFiles(except: misspelled)
        return findings + [lastFinding].compactMap(\.self)
    }

    mutating func report(_ finding: Diagnostic) { diagnostics.report(finding) }

    /// Adds a finding about the name of a file whose case or accents differ from those of the file.
    mutating func reportMisspelled(at place: TextPosition?, _ message: String) {
        misspelled.insert(SourceLocation(path: path, position: place ?? .start))
        report(.warning, .missingFile, at: place, message)
    }

    mutating func report(
        _ severity: Diagnostic.Severity, _ rule: Rule = .malformedContents, at place: TextPosition?, _ message: String
    ) {
        diagnostics.report(
            severity, rule, at: SourceLocation(path: path, position: place ?? .start), about: subject, message)
    }

    /// Returns the members of an object, without those whose name occurs again later, which are reported.
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

    /// Adds a note about an unknown key if it is probably misspelled; others come from tools that generate sets.
    mutating func reportUnknownKey(_ member: JSONNode.Member, in what: String, _ known: [String]) {
        guard wantsNotes else { return }
        let hint = NearestWord.hint(for: member.name, among: known)
        if hint.isEmpty { return }
        report(.note, at: member.place, "unknown key \(member.name.quoted) in \(what), kept unchanged\(hint)")
    }

    mutating func reportKind(
        _ severity: Diagnostic.Severity = .warning, _ rule: Rule = .malformedContents, of node: JSONNode, key: String,
        expected: String
    ) {
        report(
            severity, rule, at: node.place,
            "\"\(key)\" in \(owner) is \(node.kindInWords); \(expected) was expected.")
    }
}

extension [Diagnostic] {
    /// Merges the findings about a set's missing files into one if there are more than three.
    ///
    /// They are probably missing for the same reason, for example because they aren't in Git. A misspelled file is
    /// there.
    fileprivate mutating func foldMissingFiles(except misspelled: Set<SourceLocation>) {
        for (isThere, words) in [
            (false, "are missing too. Put them back, or add them to the repository."), (true, "have such names too."),
        ] {
            let found = indices.filter {
                self[$0].rule == .missingFile && misspelled.contains(self[$0].location) == isThere
            }
            // A warning about a 1x file must not hide the errors.
            guard let first = found.first(where: { self[$0].severity == .error }) ?? found.first,
                found.count > Self.mostMissing
            else { continue }
            self[first].message += " \(found.count - 1) other files of the set \(words)"
            for index in found.reversed() where index != first { remove(at: index) }
        }
    }

    private static var mostMissing: Int { 3 }
}
