internal import CodeLexing

/// A reader of calls with literal arguments in a Swift manifest.
///
/// The reader parses the manifest without running it.
struct SwiftManifestReader {
    private enum Token: Equatable {
        case word(String)
        /// A string literal; nil if it contains an interpolation.
        case text(String?)
        case mark(Unicode.Scalar)
    }

    /// The maximum nesting depth of values.
    ///
    /// A manifest has about ten levels.
    private static let maximumDepth = 64

    private var tokens: [Token] = []
    private var index = 0

    /// Returns the first call of a function or type, such as `Package(…)`; nil if there is no such call.
    static func call(_ name: String, in bytes: [UInt8]) -> ManifestExpression? {
        var reader = SwiftManifestReader(bytes)
        let start = reader.tokens.indices.first { index in
            reader.tokens[index] == .word(name) && reader.token(index + 1) == .mark("(")
        }
        guard let start else { return nil }
        reader.index = start
        return reader.value(depth: 0)
    }

    /// Returns whether the manifest changes a member of a variable, as in `package.targets += …`.
    ///
    /// If so, the call `Package(…)` doesn't contain all of the targets.
    static func changes(_ member: String, of variable: String, in bytes: [UInt8]) -> Bool {
        let reader = SwiftManifestReader(bytes)
        return reader.tokens.indices.contains { index in
            reader.tokens[index] == .word(variable) && reader.token(index + 1) == .mark(".")
                && reader.token(index + 2) == .word(member)
                && [.mark("."), .mark("+"), .mark("=")].contains(reader.token(index + 3))
        }
    }

    private func token(_ index: Int) -> Token? { tokens.indices.contains(index) ? tokens[index] : nil }

    private mutating func value(depth: Int) -> ManifestExpression {
        let literal = primary(depth: depth)
        switch token(index) {
        case nil, .mark(","), .mark(")"), .mark("]"): return literal
        default:
            // An operator, a chained call or a condition follows, so only running the manifest yields the value.
            skipExpression()
            return depth == 0 ? literal : .computed
        }
    }

    private mutating func primary(depth: Int) -> ManifestExpression {
        guard depth < Self.maximumDepth, let first = token(index) else {
            skipExpression()
            return .computed
        }
        switch first {
        case .text(let text):
            index += 1
            return text.map { .text($0) } ?? .computed
        case .mark("["):
            index += 1
            return .list(items(until: "]", depth: depth).map(\.value))
        case .mark("."), .word: return call(depth: depth)
        default:
            skipExpression()
            return .computed
        }
    }

    /// Reads an enum case or a call: `.name` or `Name.name`, with or without arguments.
    private mutating func call(depth: Int) -> ManifestExpression {
        var name = ""
        let isCase = token(index) == .mark(".")
        if isCase { index += 1 }
        while case .word(let word)? = token(index) {
            name = word
            index += 1
            guard token(index) == .mark("."), case .word? = token(index + 1) else { break }
            index += 1
        }
        guard token(index) == .mark("(") else {
            // A name without a leading dot is a variable.
            return isCase ? .call(name: name, arguments: []) : .computed
        }
        index += 1
        return .call(name: name, arguments: items(until: ")", depth: depth))
    }

    private mutating func items(until end: Unicode.Scalar, depth: Int) -> [ManifestExpression.Argument] {
        var items: [ManifestExpression.Argument] = []
        while let current = token(index), current != .mark(end) {
            var label: String?
            if case .word(let word) = current, token(index + 1) == .mark(":") {
                label = word
                index += 2
            }
            let before = index
            items.append(ManifestExpression.Argument(label: label, value: value(depth: depth + 1)))
            if token(index) == .mark(",") {
                index += 1
            } else if token(index) != .mark(end) {
                index = max(index, before) + 1
            }
        }
        index += 1
        return items
    }

    /// Skips to the end of an expression.
    ///
    /// The end is a comma or a closing bracket outside of the expression's own brackets.
    private mutating func skipExpression() {
        var depth = 0
        while let current = token(index) {
            switch current {
            case .mark("("), .mark("["), .mark("{"): depth += 1
            case .mark(")"), .mark("]"), .mark("}"):
                if depth == 0 { return }
                depth -= 1
            case .mark(",") where depth == 0: return
            default: break
            }
            index += 1
        }
    }
}

extension SwiftManifestReader {
    private init(_ bytes: [UInt8]) {
        let code = CodeLexer.read(bytes, .swift).tokens
        // The lexer appends the code of interpolations at the end, which isn't needed.
        for index in code.indices.prefix(while: { code[$0].mark != CodeLexer.separator }) {
            if let word = code.word(index) {
                tokens.append(.word(word))
            } else if let text = code.string(index) {
                // A string with a line break counts as computed, because no name or path contains one.
                tokens.append(.text(text.plain.flatMap { $0.utf8.contains(10) ? nil : $0 }))
            } else {
                tokens.append(.mark(Unicode.Scalar(code[index].mark)))
            }
        }
    }
}
