internal import CodeLexing
internal import Diagnostics

/// Finds the possible strings of expressions in code.
///
/// The evaluation covers the branches of ternaries, `??`, `switch` and `if`; concatenations with `+`, interpolations
/// and `String(format:)`; types that wrap a name, such as `NSImage.Name("Cart")`; and the names of constants,
/// properties and functions.
struct StringValues {
    typealias Value = (string: StringExpression, place: TextPosition)

    private let tokens: CodeTokens
    private lazy var types = declaredTypes()
    private static let deepest = 16
    private static let longest = 1000

    init(_ tokens: CodeTokens) { self.tokens = tokens }

    /// Returns the token index of the comma or bracket after the argument that begins at a token index.
    func endOfArgument(_ start: Int) -> Int {
        end(from: start) { index, _ in tokens[index].mark == CodeLexer.separator }
    }

    /// Returns the token index after an initial value: of a comma, a bracket, or a later line that doesn't continue it.
    func endOfInitializer(_ start: Int) -> Int {
        end(from: start) { index, depth in
            depth == 0 && index > start && tokens[index].startsLine && !continues(tokens[index])
                && !continues(tokens[index - 1])
        }
    }

    /// Returns the token index of the comma or bracket after the expression that begins at a token index.
    ///
    /// The expression ends earlier if `ends` returns true for an index. `depth` is the number of open brackets.
    func end(from start: Int, _ ends: (_ index: Int, _ depth: Int) -> Bool) -> Int {
        var depth = 0
        var index = start
        while index < tokens.count, index - start < Self.longest {
            if ends(index, depth) { return index }
            let token = tokens[index]
            if token.opens { depth += 1 }
            if token.closes {
                if depth == 0 { return index }
                depth -= 1
            }
            if depth == 0 && (token.isMark(",") || token.isMark(";")) { return index }
            index += 1
        }
        return index
    }

    private func continues(_ token: CodeToken) -> Bool { "?:+.=&|".utf8.contains(token.mark) }

    /// Returns the possible strings of the expression in a range of tokens; `type` is the type that contains the code.
    mutating func values(_ range: Range<Int>, in type: String?, depth: Int = 0) -> [Value] {
        guard depth < Self.deepest, !range.isEmpty, range.count < Self.longest else { return [] }
        let start = range.lowerBound
        let first = tokens[start]
        if range.count == 1, first.isString { return [(literal(start, in: type, depth: depth), tokens.place(start))] }
        if first.isWord {
            if first.keyword == .try || first.keyword == .await || first.keyword == .return {
                var rest = range.dropFirst()
                if let next = rest.first, tokens[next].isMark("?") || tokens[next].isMark("!") { rest.removeFirst() }
                return values(rest, in: type, depth: depth + 1)
            }
            if tokens.isWord(start, "switch") || tokens.isWord(start, "if") { return arms(range, in: type, depth) }
        }
        if isBracketed(range) {
            return values(range.lowerBound + 1..<range.upperBound - 1, in: type, depth: depth + 1)
        }
        if let question = outside(range, where: { isTernary($0, in: range) }).first {
            let rest = question + 1..<range.upperBound
            guard let colon = colon(in: rest) else { return [] }
            return values(question + 1..<colon, in: type, depth: depth + 1)
                + values(colon + 1..<range.upperBound, in: type, depth: depth + 1)
        }
        let coalescing = outside(range) { index in
            tokens[index].isMark("?") && index + 1 < range.upperBound && tokens[index + 1].isMark("?")
                && !tokens[index + 1].isSpaced
        }
        if let middle = coalescing.first {
            return values(range.lowerBound..<middle, in: type, depth: depth + 1)
                + values(middle + 2..<range.upperBound, in: type, depth: depth + 1)
        }
        let pluses = outside(range) { tokens[$0].isMark("+") && $0 > range.lowerBound }
        if pluses.isEmpty { return simple(range, in: type, depth) }
        let bounds = [range.lowerBound - 1] + pluses + [range.upperBound]
        let operands = zip(bounds, bounds.dropFirst()).map { $0 + 1 < $1 ? $0 + 1..<$1 : $1..<$1 }
        let parts = operands.map { string($0, in: type, depth: depth + 1) }
        let place = operands.first { !$0.isEmpty && tokens[$0.lowerBound].isString }?.lowerBound ?? start
        return [(StringExpression(joining: parts), tokens.place(place))]
    }

    /// Returns the value of a range of tokens as a single expression, a choice between all possible values.
    mutating func string(_ range: Range<Int>, in type: String?, depth: Int = 0) -> StringExpression {
        let found = values(range, in: type, depth: depth)
        return found.isEmpty ? .unknown : StringExpression(oneOf: found.map(\.string))
    }

    /// Returns the string literal at a token index as an expression, including interpolations.
    mutating func literal(_ index: Int, in type: String?, depth: Int = 0) -> StringExpression {
        guard let pieces = tokens.pieces(index) else {
            return tokens.string(index).map(StringExpression.init) ?? .unknown
        }
        return .joined(
            pieces.map { piece in
                switch piece {
                case .text(let text): .text(text)
                case .code(let range): string(range, in: type, depth: depth + 1)
                }
            })
    }

    private mutating func simple(_ range: Range<Int>, in type: String?, _ depth: Int) -> [Value] {
        let place = tokens.place(range.lowerBound)
        if let open = outside(range, where: { tokens[$0].isMark("(") }).last, open > range.lowerBound,
            isBracketed(open..<range.upperBound), let callee = tokens.word(open - 1)
        {
            let labeled = tokens.isMark(open + 2, ":")
            let label = labeled ? tokens.word(open + 1) : nil
            let start = open + (labeled ? 3 : 1)
            let argument = start..<max(start, min(endOfArgument(start), range.upperBound - 1))
            switch (callee, label) {
            case ("String", "format"), ("NSString", "format"):
                return values(argument, in: type, depth: depth + 1).map { value in
                    guard let format = value.string.pattern.plain.flatMap(NamePattern.init(format:)) else {
                        return value
                    }
                    return (format.isAnything ? .joined([.unknown]) : StringExpression(format), value.place)
                }
            case ("String", nil), ("String", "describing"):
                let number = argument.count == 1 ? tokens.word(start).flatMap(Int.init) : nil
                if let number { return [(.text(String(number)), place)] }
                return values(argument, in: type, depth: depth + 1).map { (.joined([$0.string]), $0.place) }
            case (let type, nil) where Self.numbers.contains(type): return [(.joined([.unknown]), place)]
            case ("Name", nil), ("Name", "rawValue"), ("init", "rawValue"):
                return values(argument, in: type, depth: depth + 1)
            case ("init", nil) where open == range.lowerBound + 2:
                return values(argument, in: type, depth: depth + 1)
            case ("appending", nil) where tokens.isMark(open - 2, ".") && open - 2 > range.lowerBound:
                let whole = [range.lowerBound..<open - 2, argument].map { string($0, in: type, depth: depth + 1) }
                return [(StringExpression(joining: whole), place)]
            default: break
            }
        }
        guard let words = chain(range), let last = words.last else { return [(.unknown, place)] }
        if words.count > 1, let casing = StringExpression.Casing(member: last) {
            let dropped = tokens.isMark(range.upperBound - 1, ")") ? 4 : 2
            let inner = string(range.dropLast(dropped), in: type, depth: depth + 1)
            return [(.cased(casing, inner), place)]
        }
        let value = StringExpression.value(keys(of: words, in: type))
        return [(last == "description" ? .joined([value]) : value, place)]
    }

    /// Returns the words of a chain of members and calls, such as `Names.cart`; nil for any other expression.
    private func chain(_ range: Range<Int>) -> [String]? {
        var words: [String] = []
        var index = range.lowerBound
        while index < range.upperBound {
            guard let word = tokens.word(index) else { return nil }
            words.append(word)
            index += 1
            if index < range.upperBound, tokens[index].isMark("?") || tokens[index].isMark("!") { index += 1 }
            if index < range.upperBound, tokens[index].isMark("(") { index = endOfBrackets(index) }
            if index == range.upperBound { return words }
            guard index + 1 < range.upperBound, tokens[index].isMark(".") else { return nil }
            index += 1
        }
        return nil
    }

    /// Returns the token index after the closing bracket that matches the opening bracket at a token index.
    func endOfBrackets(_ open: Int) -> Int {
        let range = open..<min(tokens.count, open + Self.longest)
        return match(range).map { $0 + 1 } ?? range.upperBound
    }

    /// Returns the token index of the opening bracket that matches the closing bracket at a token index.
    func startOfBrackets(_ close: Int) -> Int { match((max(0, close - Self.longest)...close).reversed()) ?? close }

    /// Returns the token index of the bracket that matches the one at the first of `indices`; nil if there is none.
    private func match(_ indices: some Sequence<Int>) -> Int? {
        var depth = 0
        return indices.first { index in
            depth += tokens[index].opens ? 1 : tokens[index].closes ? -1 : 0
            return depth == 0
        }
    }

    /// Returns the keys of the definitions that a chain such as `Names.cart` may refer to; the most certain is first.
    private mutating func keys(of words: [String], in type: String?) -> [String] {
        var words = words
        while let last = words.last, words.count > 1, Self.textsOfValues.contains(last) { words.removeLast() }
        if let first = words.first, words.count > 1, first == "self" || first == "Self" { words.removeFirst() }
        guard let name = words.last else { return [] }
        if name == "self" || name == "rawValue" { return type.map { [$0 + ".*"] } ?? [] }
        let cases = name.prefix(1).uppercased() + name.dropFirst() + ".*"
        if words.count > 1, words[words.count - 2].startsLarge { return [words[words.count - 2] + "." + name] }
        let own = typesOfVariable(words.count > 1 ? words[words.count - 2] : name)
        if words.count == 1 {
            return own.map { $0 + ".*" } + ["." + name] + (type.map { [$0 + "." + name] } ?? []) + [name, cases]
        }
        return own.map { $0 + "." + name } + [cases, "*." + name]
    }

    /// Returns the types of the variables with a name in this file; empty if one of these variables is a string.
    private mutating func typesOfVariable(_ name: String) -> [String] {
        let found = types[name] ?? []
        return found.contains("String") ? [] : found.subtracting(Self.numbers).sorted()
    }

    /// Returns the types of variables, keyed by name, from code such as `let suit: Suit`, `for suit in Suit.allCases`.
    private func declaredTypes() -> [String: Set<String>] {
        var types: [String: Set<String>] = [:]
        for index in tokens.indices {
            if tokens.isMark(index + 1, ":"), tokens.startsLarge(index + 2), let name = tokens.word(index) {
                var last = index + 2
                while tokens.isMark(last + 1, "."), tokens.startsLarge(last + 2) { last += 2 }
                if let type = tokens.word(last) { types[name, default: []].insert(type) }
            } else if tokens.isWord(index, "allCases"), tokens.isMark(index - 1, "."), let type = tokens.word(index - 2)
            {
                var start = index - 2
                while tokens.isMark(start - 1, "."), tokens.isWord(start - 2) { start -= 2 }
                let open = (index + 1..<index + 12).first { tokens.isMark($0, "{") } ?? index
                let name =
                    tokens.keyword(start - 1) == .in
                    ? tokens.word(start - 2) : tokens.keyword(open + 2) == .in ? tokens.word(open + 1) : nil
                if let name { types[name, default: []].insert(type) }
            }
        }
        return types
    }

    /// The types of numbers, whose values aren't limited to the static members that an app adds to them.
    private static let numbers: Set<String> = ["CGFloat", "Double", "Float", "Int", "UInt"]

    private static let textsOfValues: Set<String> = ["rawValue", "description", "id"]

    /// Returns the possible results of a block: the returned strings, or the values of the block's only expression.
    mutating func results(of block: Range<Int>, in type: String?) -> [Value] {
        let returns = block.filter { tokens[$0].keyword == .return }
        if returns.isEmpty { return values(block, in: type) }
        return returns.flatMap { index -> [Value] in
            let end = min(endOfInitializer(index + 1), block.upperBound)
            let found = index + 1 < end ? values(index + 1..<end, in: type) : []
            return found.isEmpty ? [(.unknown, tokens.place(index))] : found
        }
    }

    /// Returns the values of those branches of a `switch` or `if` expression that begin with a string literal.
    private mutating func arms(_ range: Range<Int>, in type: String?, _ depth: Int) -> [Value] {
        var found: [Value] = []
        var level = 0
        for index in range {
            let token = tokens[index]
            if token.opens { level += 1 }
            if token.closes { level -= 1 }
            guard level > 0, token.isString, index > range.lowerBound else { continue }
            let previous = tokens[index - 1]
            guard previous.isMark(":") || previous.isMark("{") || previous.keyword == .return else { continue }
            let end = min(endOfInitializer(index), range.upperBound)
            let isAlone = end == range.upperBound || tokens[end].startsLine || tokens[end].isMark("}")
            if isAlone { found += values(index..<end, in: type, depth: depth + 1) }
        }
        return found
    }

    private func isBracketed(_ range: Range<Int>) -> Bool {
        range.count >= 2 && tokens[range.lowerBound].isMark("(") && tokens[range.upperBound - 1].closes
            && endOfBrackets(range.lowerBound) == range.upperBound
    }

    /// Returns whether a question mark belongs to a ternary: Swift requires whitespace before it.
    private func isTernary(_ index: Int, in range: Range<Int>) -> Bool {
        guard tokens[index].isMark("?"), tokens[index].isSpaced, index + 1 < range.upperBound else { return false }
        return !tokens[index + 1].isMark("?")
    }

    /// Returns the token index of the colon of the ternary whose question mark is just before a range; nil if none.
    private func colon(in range: Range<Int>) -> Int? {
        var open = 0
        for index in outside(range, where: { tokens[$0].isMark(":") || isTernary($0, in: range) }) {
            if tokens[index].isMark("?") {
                open += 1
            } else if open == 0 {
                return index
            } else {
                open -= 1
            }
        }
        return nil
    }

    /// Returns the token indices in a range that satisfy a condition and aren't inside any brackets in that range.
    private func outside(_ range: Range<Int>, where holds: (Int) -> Bool) -> [Int] {
        var depth = 0
        var found: [Int] = []
        for index in range {
            if depth == 0, holds(index) { found.append(index) }
            if tokens[index].opens { depth += 1 }
            if tokens[index].closes { depth -= 1 }
        }
        return found
    }
}
