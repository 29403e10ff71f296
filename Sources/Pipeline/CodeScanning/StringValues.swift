internal import CodeLexing
internal import Diagnostics

/// The strings that an expression can be, as far as they are in it.
///
/// Followed are the arms of ternaries, `??`, `switch` and `if`, what `+` joins, `String(format:)` and types that wrap a
/// name, such as `NSImage.Name("Cart")`.
struct StringValues {
    /// One string that the expression can be.
    enum Value {
        case string(NamePattern, TextPosition)
        /// A constant, with the words before its name: `["Names", "cart"]`.
        case constant([String], TextPosition)
        /// What a function returns, by its name.
        case result(of: String)
    }

    private let tokens: CodeTokens
    /// How deep expressions are followed into each other.
    private static let deepest = 16
    /// How long an expression may be.
    private static let longest = 1000

    init(_ tokens: CodeTokens) { self.tokens = tokens }

    /// The end of the argument that begins at an index: the comma or bracket behind it.
    func endOfArgument(_ start: Int) -> Int {
        end(from: start) { index, _ in tokens[index].mark == CodeLexer.separator }
    }

    /// The end of the expression of a declaration: the line on which it is complete.
    func endOfInitializer(_ start: Int) -> Int {
        end(from: start) { index, depth in
            depth == 0 && index > start && tokens[index].startsLine && !continues(tokens[index])
                && !continues(tokens[index - 1])
        }
    }

    /// The end of an expression: a comma or a bracket behind it, or what ends it besides.
    private func end(from start: Int, _ ends: (_ index: Int, _ depth: Int) -> Bool) -> Int {
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

    private func continues(_ token: CodeToken) -> Bool {
        switch Unicode.Scalar(token.mark) {
        case "?", ":", "+", ".", "=", "&", "|": true
        default: false
        }
    }

    /// The strings that the tokens of a range can be.
    func values(_ range: Range<Int>, depth: Int = 0) -> [Value] {
        guard depth < Self.deepest, !range.isEmpty, range.count < Self.longest else { return [] }
        let start = range.lowerBound
        let first = tokens[start]
        if range.count == 1, let pattern = tokens.string(start) { return [.string(pattern, first.place)] }
        if first.isWord {
            if first.keyword == .try || first.keyword == .await || first.keyword == .return {
                var rest = range.dropFirst()
                if let next = rest.first, tokens[next].isMark("?") || tokens[next].isMark("!") { rest.removeFirst() }
                return values(rest, depth: depth + 1)
            }
            if tokens.isWord(start, "switch") || tokens.isWord(start, "if") { return arms(range) }
        }
        if isBracketed(range) {
            return values(range.lowerBound + 1..<range.upperBound - 1, depth: depth + 1)
        }
        if let question = outside(range, where: { isTernary($0, in: range) }).first {
            let rest = question + 1..<range.upperBound
            guard let colon = colon(in: rest) else { return [] }
            return values(question + 1..<colon, depth: depth + 1)
                + values(colon + 1..<range.upperBound, depth: depth + 1)
        }
        let coalescing = outside(range) { index in
            tokens[index].isMark("?") && index + 1 < range.upperBound && tokens[index + 1].isMark("?")
                && !tokens[index + 1].isSpaced
        }
        if let middle = coalescing.first {
            return values(range.lowerBound..<middle, depth: depth + 1)
                + values(middle + 2..<range.upperBound, depth: depth + 1)
        }
        return simple(range, depth: depth)
    }

    /// What has no choice in it.
    private func simple(_ range: Range<Int>, depth: Int) -> [Value] {
        let pluses = outside(range) { tokens[$0].isMark("+") && $0 > range.lowerBound }
        if !pluses.isEmpty {
            let bounds = [range.lowerBound - 1] + pluses + [range.upperBound]
            let operands = zip(bounds, bounds.dropFirst()).map { $0 + 1 < $1 ? $0 + 1..<$1 : $1..<$1 }
            return [sum(operands, depth: depth)]
        }
        if let open = outside(range, where: { tokens[$0].isMark("(") }).first, isBracketed(open..<range.upperBound),
            open > range.lowerBound, let callee = tokens.word(open - 1), open + 1 < range.upperBound
        {
            let labeled = open + 2 < range.upperBound && tokens[open + 2].isMark(":")
            let label = labeled ? tokens.word(open + 1) : nil
            let start = open + (labeled ? 3 : 1)
            let argument = start..<min(endOfArgument(start), range.upperBound - 1)
            guard argument.lowerBound <= argument.upperBound else { return [] }
            switch (callee, label) {
            case ("String", "format"), ("NSString", "format"):
                return values(argument, depth: depth + 1).map { value in
                    guard case .string(let pattern, let place) = value, let text = pattern.plain else { return value }
                    return .string(NamePattern(format: text) ?? pattern, place)
                }
            case ("Name", nil), ("Name", "rawValue"), ("init", "rawValue"), ("String", nil):
                return values(argument, depth: depth + 1)
            case ("init", nil) where open == range.lowerBound + 2:
                return values(argument, depth: depth + 1)
            default: return callee.first?.isLowercase == true ? [.result(of: callee)] : []
            }
        }
        return constant(range).map { [$0] } ?? []
    }

    /// What `+` joins: texts where they are known, gaps where not.
    private func sum(_ operands: [Range<Int>], depth: Int) -> Value {
        var parts: [String?] = []
        var place: TextPosition?
        for operand in operands {
            let found = values(operand, depth: depth + 1)
            if found.count == 1, case .string(let pattern, let start)? = found.first {
                parts += pattern.parts
                place = place ?? start
            } else {
                parts.append(nil)
            }
        }
        let first = operands.first { !$0.isEmpty }?.lowerBound ?? 0
        return .string(NamePattern(parts), place ?? tokens[first].place)
    }

    /// Words with points between them and nothing else.
    private func constant(_ range: Range<Int>) -> Value? {
        var words: [String] = []
        for (number, index) in range.enumerated() {
            if number % 2 == 0 {
                guard let word = tokens.word(index) else { return nil }
                words.append(word)
            } else if !tokens[index].isMark(".") {
                return nil
            }
        }
        guard range.count % 2 == 1 else { return nil }
        return .constant(words, tokens[range.lowerBound].place)
    }

    /// The arms of a `switch` or `if` that is an expression: each string that is alone.
    private func arms(_ range: Range<Int>) -> [Value] {
        var found: [Value] = []
        var level = 0
        for index in range {
            let token = tokens[index]
            if token.opens { level += 1 }
            if token.closes { level -= 1 }
            guard level > 0, let pattern = tokens.string(index), index > range.lowerBound else { continue }
            let previous = tokens[index - 1]
            guard previous.isMark(":") || previous.isMark("{") || previous.keyword == .return else { continue }
            let next = index + 1 < range.upperBound ? tokens[index + 1] : nil
            guard next == nil || next?.startsLine == true || next?.isMark("}") == true else { continue }
            if next.map(continues) == true { continue }
            found.append(.string(pattern, token.place))
        }
        return found
    }

    /// True where one pair of round brackets is around all of a range.
    private func isBracketed(_ range: Range<Int>) -> Bool {
        guard range.count >= 2, tokens[range.lowerBound].isMark("(") else { return false }
        var depth = 0
        for index in range {
            if tokens[index].opens { depth += 1 }
            if tokens[index].closes { depth -= 1 }
            if depth == 0 { return index == range.upperBound - 1 }
        }
        return false
    }

    /// A question mark with white space before it, as Swift wants it of a ternary.
    private func isTernary(_ index: Int, in range: Range<Int>) -> Bool {
        guard tokens[index].isMark("?"), tokens[index].isSpaced, index + 1 < range.upperBound else { return false }
        return !tokens[index + 1].isMark("?")
    }

    /// The colon that belongs to the question mark before a range.
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

    /// The indices of a range that are in no brackets of it and for which something holds.
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
