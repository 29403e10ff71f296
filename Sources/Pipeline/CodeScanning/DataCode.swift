internal import CodeLexing
internal import Diagnostics
internal import OrderedJSON

/// Reads every text of a JSON file: any may be a name.
enum DataCode {
    /// What a file says.
    ///
    /// - Parameter limit: how many values of it are read.
    static func facts(of bytes: [UInt8], limit: Int = .max) -> CodeFacts {
        var facts = CodeFacts()
        do throws(JSONSyntaxError) {
            addTexts(of: try JSONParser.parse(bytes, maximumValues: limit), to: &facts)
        } catch {
            if case .tooManyValues = error.reason {
                facts.end = error.place
            } else {
                facts.problem = CodeFacts.Problem(place: error.place, words: "\(error)")
            }
        }
        return facts
    }

    private static func addTexts(of node: JSONNode, to facts: inout CodeFacts) {
        if let text = node.string {
            facts.add(NamePattern(text), at: node.place ?? .start, context: -1)
        }
        for element in node.elements ?? [] { addTexts(of: element, to: &facts) }
        for member in node.members ?? [] { addTexts(of: member.value, to: &facts) }
    }
}
