internal import AssetCatalog
internal import CodeLexing

/// Reads what Objective-C says about assets: `[UIImage imageNamed:@"Cart"]`, and every string.
enum ObjectiveCCode {
    /// What a file says.
    ///
    /// - Parameter limit: how many words and marks of it are read.
    static func facts(of bytes: [UInt8], limit: Int = .max) -> CodeFacts {
        let found = CodeLexer.read(bytes, .objectiveC, limit: limit)
        // The mark before a literal says nothing, and the rest reads the same as Swift.
        let tokens = found.tokens.filter { index in
            !found.tokens.isMark(index, "@")
                || found.tokens.indices.contains(index + 1) && !found.tokens[index + 1].isString
        }
        var facts = CodeFacts()
        facts.globs = found.globs
        facts.end = found.end
        facts.isGenerated = GeneratedCode.isMarked(bytes)
        let strings = StringValues(tokens)
        var contexts = ContextTable()
        for index in tokens.indices {
            if let pattern = tokens.string(index), let text = pattern.plain {
                var context: String?
                if tokens.isMark(index - 1, ":"), let piece = tokens.word(index - 2) { context = piece + ":" }
                let place = tokens[index].place
                facts.add(pattern, at: place, context: contexts.number(of: context))
                if let format = NamePattern(format: text) { facts.add(format, at: place, context: -1) }
            }
            guard let word = tokens.word(index) else { continue }
            if word == "XCTest", index + 1 < tokens.count { facts.isTest = true }
            guard let parameter = AssetCalls.selectors[word], tokens.isMark(index + 1, ":") else { continue }
            let isKnown =
                tokens.word(index - 1).flatMap { AssetCalls.types[$0] } != nil || word.count > "colorNamed".count
            for value in strings.values(index + 2..<endOfPiece(index + 2, tokens)) {
                guard case .string(let pattern, let place) = value, !pattern.isAnything else { continue }
                facts.uses.append(
                    AssetUse(
                        kind: parameter.kind,
                        form: AssetCalls.sequences.contains(word) ? .sequence(pattern) : .name(pattern),
                        certainty: isKnown ? .certain : .possible,
                        place: place))
            }
        }
        facts.contexts = contexts.names
        return facts
    }

    /// The end of the argument that begins at an index: the bracket that closes the message, or its next piece.
    private static func endOfPiece(_ start: Int, _ tokens: CodeTokens) -> Int {
        var depth = 0
        var index = start
        while index < tokens.count, index - start < 200 {
            let token = tokens[index]
            if token.opens { depth += 1 }
            if token.closes {
                if depth == 0 { return index }
                depth -= 1
            }
            let isPiece =
                token.isWord && index > start && tokens.isMark(index + 1, ":") && !tokens[index + 1].isSpaced
            if depth == 0 && (token.isMark(";") || isPiece) { return index }
            index += 1
        }
        return index
    }
}
