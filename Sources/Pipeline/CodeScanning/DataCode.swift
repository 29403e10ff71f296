internal import AssetCatalog
internal import CodeLexing
internal import Diagnostics
internal import OrderedJSON

/// Reads every string value of a JSON file, because each may be the name of a set.
enum DataCode {
    static func facts(of bytes: [UInt8], limit: Int = .max) -> CodeFacts {
        var facts = CodeFacts()
        let head = Array(bytes.prefix(GeneratedMark.headSize))
        // A manifest and emitted design tokens name every set, but use none.
        if GeneratedMark.isManifest(head) || GeneratedMark.isIn(head) { return facts }
        do throws(JSONSyntaxError) {
            addTexts(of: try JSONParser.parse(bytes, maximumValues: limit), to: &facts)
        } catch {
            if case .tooManyValues = error.reason {
                facts.end = error.place
            } else {
                // Some tools accept JSON with comments or trailing commas. Its strings are read like those of a script.
                facts = ScriptCode.facts(of: bytes, limit: limit)
            }
        }
        return facts
    }

    /// Returns the pictures that an HTML page shows, such as `<img src="img/cart.png">`.
    static func facts(ofPage bytes: [UInt8], limit: Int = .max) -> CodeFacts {
        var facts = CodeFacts()
        let lines = LineStarts(bytes)
        facts.end = XMLTags.read(bytes, limit: limit) { tag in
            guard let source = tag.attributes["src"] else { return }
            facts.add(data: source.value.replacing("\\", with: "/"), at: lines.position(of: source.offset))
        }
        return facts
    }

    private static func addTexts(of node: JSONNode, to facts: inout CodeFacts) {
        if let text = node.string { facts.add(data: text, at: node.place ?? .start) }
        for element in node.elements ?? [] { addTexts(of: element, to: &facts) }
        for member in node.members ?? [] { addTexts(of: member.value, to: &facts) }
    }
}

extension CodeFacts {
    /// Adds a text from a data file; for a path such as `@image/cart`, also the last component of the path.
    mutating func add(data text: String, at place: TextPosition) {
        add(NamePattern(text), at: place, context: -1)
        guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return }
        add(NamePattern(String(text[slash...].dropFirst())), at: place, context: -1)
    }
}
