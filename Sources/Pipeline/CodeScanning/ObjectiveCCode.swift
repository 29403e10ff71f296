internal import CodeLexing

/// Reads the assets in Objective-C code: `[UIImage imageNamed:@"Cart"]`, and every string.
enum ObjectiveCCode {
    static func facts(of bytes: [UInt8], limit: Int = .max) -> CodeFacts {
        let found = CodeLexer.read(bytes, .objectiveC, limit: limit)
        // Without the `@` before literals, the tokens can be read like those of Swift.
        let tokens = found.tokens.filter { index in
            !found.tokens.isMark(index, "@")
                || found.tokens.indices.contains(index + 1) && !found.tokens[index + 1].isString
        }
        var facts = CodeFacts()
        facts.globs = found.globs
        facts.end = found.end
        // Macros with names of sets are used by their own names, so the sets of a generated header count as used.
        let isMacro = { (index: Int) in tokens.isMark(index, "#") && tokens.isWord(index + 1, "define") }
        facts.isGenerated =
            GeneratedCode.isMarked(bytes)
            && !tokens.indices.contains { tokens.string($0) != nil && (max(0, $0 - 8)..<$0).contains(where: isMacro) }
        var strings = StringValues(tokens)
        // Whether the method's name suggests pictures or colors.
        var isHinted = false
        var contexts = ContextTable()
        /// The names of pictures and colors that a condition tests for.
        var tested: Set<String> = []
        for index in tokens.indices {
            let token = tokens[index]
            if token.startsLine, token.isMark("-") || token.isMark("+"), tokens.isMark(index + 1, "(") {
                let name = (index..<min(index + 60, tokens.count)).prefix { !tokens[$0].isMark("{") }
                isHinted = AssetHints.areAbout(name.compactMap(tokens.word).joined(separator: " "))
            }
            if let pattern = tokens.string(index), let text = pattern.plain {
                var context: String?
                if tokens.isMark(index - 1, ":"), let piece = tokens.word(index - 2) { context = piece + ":" }
                if tokens.isMark(index - 1, "("), let callee = tokens.word(index - 2) { context = callee + "(_:)" }
                let place = tokens.place(index)
                if let whole = appended(text, at: index, tokens) {
                    facts.add(whole, at: place, isHinted: isHinted)
                } else {
                    facts.add(pattern, at: place, context: contexts.number(of: context))
                }
                if let format = NamePattern(format: text) {
                    let statement = (max(0, index - 12)..<index).reversed().prefix { !tokens.isMark($0, ";") }
                    let isAboutAssets = statement.contains { AssetHints.areAbout(tokens.word($0)) }
                    facts.add(StringExpression(format), at: place, isHinted: isHinted || isAboutAssets)
                    // The name is a number: `[UIImage imageNamed:[NSString stringWithFormat:@"%i", i]]`.
                    if isAboutAssets, format.isAnything, let last = text.last, "diufg".contains(last) {
                        facts.uses.append(
                            AssetUse(kind: nil, form: .anyOf(.number), certainty: .possible, place: place))
                    }
                }
            }
            guard let word = tokens.word(index) else { continue }
            if word == "XCTest", index + 1 < tokens.count { facts.isTest = true }
            if let name = generatedName(word, at: index, tokens) {
                facts.accesses.append(CodeFacts.Access(type: "", name: name, isAsset: true, place: tokens.place(index)))
            }
            guard let kind = AssetCalls.selectors[word], tokens.isMark(index + 1, ":") else { continue }
            if let macro = macro(passingItsArgumentTo: index, tokens) {
                facts.uses.append(
                    AssetUse(
                        kind: kind, form: .value(.value([macro + "(_:)"])), certainty: .possible,
                        place: tokens.place(index)))
            }
            // The argument ends at the bracket that closes the message, or at the next part of the selector.
            let end = strings.end(from: index + 2) { next, depth in
                depth == 0 && next > index + 2 && tokens.isWord(next) && tokens.isMark(next + 1, ":")
                    && !tokens[next + 1].isSpaced
            }
            // The content of other bundles is unknown.
            let isOurs =
                !tokens.isWord(end, "inBundle") || tokens.isWord(end + 2, "nil") || tokens.isWord(end + 4, "mainBundle")
            let isKnown =
                isOurs
                && (tokens.word(index - 1).flatMap { AssetCalls.types[$0] } != nil || word.count > "colorNamed".count)
            for value in strings.values(index + 2..<end, in: nil) {
                let pattern = value.string.pattern
                if pattern.isAnything { continue }
                if isTested(index - 2...end, tokens) { tested.insert(pattern.text) }
                facts.uses.append(
                    AssetUse(
                        kind: kind,
                        form: AssetCalls.sequences.contains(word) ? .sequence(pattern) : .name(pattern),
                        certainty: isKnown ? .certain : .possible,
                        place: value.place))
            }
        }
        for index in facts.uses.indices where tested.contains(facts.uses[index].name) {
            facts.uses[index].certainty = .possible
        }
        facts.contexts = contexts.names
        return facts
    }

    /// Returns whether code tests the result of a message (a range of token indices): `if ([UIImage imageNamed:…])`.
    private static func isTested(_ message: ClosedRange<Int>, _ tokens: CodeTokens) -> Bool {
        let (before, after) = (message.lowerBound - 1, message.upperBound + 1)
        if ["&", "|"].contains(where: { tokens.isMark(after, $0) || tokens.isMark(before, $0) }) { return true }
        if tokens.isMark(before, "!") || tokens.isMark(after, "?") { return true }
        if tokens.isMark(after, ")") {
            return tokens.isMark(before, "(") && (tokens.isWord(before - 1, "if") || tokens.isWord(before - 1, "while"))
        }
        return (tokens.isMark(after, "!") || tokens.isMark(after, "=")) && tokens.isWord(after + 2, "nil")
    }

    /// Returns the name of an asset in a generated word, such as Xcode's `ACImageNameCart`; nil for any other word.
    private static func generatedName(_ word: String, at index: Int, _ tokens: CodeTokens) -> String? {
        for prefix in ["ACImageName", "ACColorName"] where word.hasPrefix(prefix) { return String(word.dropFirst(11)) }
        let isProperty = tokens.isMark(index - 1, ".")
        guard isProperty || tokens.isMark(index - 2, "["), let type = tokens.word(index - (isProperty ? 2 : 1)),
            type.startsLarge, AssetCalls.types[type] == nil, !word.startsLarge
        else { return nil }
        return AssetHints.areAbout(type) ? word : nil
    }

    /// Returns `ICON` for the selector in `#define ICON(name) [UIImage imageNamed:name]`; nil outside of such a macro.
    private static func macro(passingItsArgumentTo index: Int, _ tokens: CodeTokens) -> String? {
        // The body, the argument or both may be in brackets.
        let start = tokens.isMark(index - 3, "(") ? index - 9 : index - 8
        let isWrapped = tokens.isMark(index + 2, "(")
        guard tokens.isMark(start, "#"), tokens.isWord(start + 1, "define"), tokens.isMark(start + 3, "("),
            let argument = tokens.word(index + (isWrapped ? 3 : 2)), tokens.isWord(start + 4),
            tokens.word(start + 4) == argument, tokens.isMark(start + 5, ")"),
            tokens.isMark(index + (isWrapped ? 5 : 3), "]")
        else { return nil }
        return tokens.word(start + 2)
    }

    /// Returns the string that a call of `stringByAppendingString:` builds with a literal; nil without such a call.
    private static func appended(_ text: String, at index: Int, _ tokens: CodeTokens) -> StringExpression? {
        func appends(_ index: Int) -> Bool { tokens.word(index)?.hasPrefix("stringByAppending") == true }
        if appends(index - 2), tokens.isMark(index - 1, ":") {
            return .joined([tokens.string(index - 3).map(StringExpression.init) ?? .unknown, .text(text)])
        }
        if appends(index + 1), tokens.string(index + 3) == nil { return .joined([.text(text), .unknown]) }
        return nil
    }
}
