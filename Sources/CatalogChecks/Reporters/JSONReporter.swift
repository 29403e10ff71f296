public import Diagnostics
internal import OrderedJSON

/// Prints the findings as an array of objects with `path`, `line`, `column`, `severity`, `message` and `rule`.
public struct JSONReporter: Reporter {
    /// A reporter.
    public init() {}

    /// The findings as JSON; `line` and `column` are absent for what is not text.
    public func report(_ diagnostics: [Diagnostic]) -> String {
        let findings = diagnostics.map { diagnostic in
            var members = [member("path", .string(diagnostic.path))]
            if let line = diagnostic.line {
                members.append(member("line", .number("\(line)")))
                members.append(member("column", .number("\(diagnostic.column ?? 1)")))
            }
            members.append(member("severity", .string(diagnostic.severity.rawValue)))
            members.append(member("message", .string(diagnostic.message)))
            members.append(member("rule", .string(diagnostic.rule.rawValue)))
            return JSONNode(.object(members))
        }
        return JSONWriter.text(JSONNode(.array(findings)), layout: .pages) + "\n"
    }

    private func member(_ name: String, _ content: JSONNode.Content) -> JSONNode.Member {
        JSONNode.Member(name: name, value: JSONNode(content))
    }
}
