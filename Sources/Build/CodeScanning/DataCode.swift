internal import Diagnostics
internal import OrderedJSON

/// Reads every text of a JSON file: any may be a name.
enum DataCode {
    /// What a file says.
    ///
    /// - Parameter most: how many values of it are read.
    static func facts(of bytes: [UInt8], most: Int = .max) -> CodeFacts {
        var facts = CodeFacts()
        do throws(JSONSyntaxError) {
            addTexts(of: try JSONParser.parse(bytes, maximumValues: most), to: &facts)
        } catch {
            let place = CodePlace(
                line: UInt32(clamping: error.place.line), column: UInt32(clamping: error.place.column))
            if case .tooManyValues = error.reason {
                facts.end = place
            } else {
                facts.problem = CodeFacts.Problem(place: place, words: "\(error)")
            }
        }
        return facts
    }

    private static func addTexts(of node: JSONNode, to facts: inout CodeFacts) {
        if let text = node.string {
            let place = node.place.map {
                CodePlace(line: UInt32(clamping: $0.line), column: UInt32(clamping: $0.column))
            }
            facts.add(NamePattern(text), at: place ?? .start, context: -1)
        }
        for element in node.elements ?? [] { addTexts(of: element, to: &facts) }
        for member in node.members ?? [] { addTexts(of: member.value, to: &facts) }
    }
}
