internal import CodeLexing

/// A reader of calls with literal arguments in a Swift manifest; the reader parses the manifest without running it.
struct SwiftManifestReader {
    /// The maximum nesting depth of values; a manifest has about ten levels.
    private static let maximumDepth = 64

    private let tokens: CodeTokens
    /// The index after the manifest's own tokens, which the code of string interpolations follows.
    private let end: Int
    private var index = 0

    private init(_ bytes: [UInt8]) {
        let tokens = CodeLexer.read(bytes, .swift).tokens
        self.tokens = tokens
        end = tokens.indices.first { tokens[$0].mark == CodeLexer.separator } ?? tokens.count
    }

    /// Returns the first call of a function or type, such as `Package(…)`; nil if there is no such call.
    static func call(_ name: String, in bytes: [UInt8]) -> ManifestExpression? {
        var reader = SwiftManifestReader(bytes)
        let start = (0..<reader.end).first { reader.tokens.word($0) == name && reader.isMark($0 + 1, "(") }
        guard let start else { return nil }
        reader.index = start
        return reader.value(depth: 0)
    }

    /// Returns whether code changes a variable's member, as in `package.targets += …`, besides the call `Package(…)`.
    static func changes(_ member: String, of variable: String, in bytes: [UInt8]) -> Bool {
        let reader = SwiftManifestReader(bytes)
        return (0..<reader.end).contains { index in
            reader.tokens.word(index) == variable && reader.isMark(index + 1, ".")
                && reader.tokens.word(index + 2) == member
                && [".", "+", "="].contains { reader.isMark(index + 3, $0) }
        }
    }

    private func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool { index < end && tokens.isMark(index, mark) }

    private mutating func value(depth: Int) -> ManifestExpression {
        let literal = primary(depth: depth)
        if index >= end || [",", ")", "]"].contains(where: { isMark(index, $0) }) { return literal }
        // An operator, a chained call or a condition follows, so only running the manifest yields the value.
        skipExpression()
        return depth == 0 ? literal : .computed
    }

    private mutating func primary(depth: Int) -> ManifestExpression {
        if depth < Self.maximumDepth, index < end {
            if let text = tokens.string(index) {
                index += 1
                // No name or path contains a line break.
                return text.plain.flatMap { $0.utf8.contains(10) ? nil : .text($0) } ?? .computed
            }
            if isMark(index, "[") {
                index += 1
                return .list(items(until: "]", depth: depth).map(\.value))
            }
            if isMark(index, ".") || tokens.isWord(index) { return call(depth: depth) }
        }
        skipExpression()
        return .computed
    }

    /// Reads an enum case or a call: `.name` or `Name.name`, with or without arguments.
    private mutating func call(depth: Int) -> ManifestExpression {
        var name = ""
        let isCase = isMark(index, ".")
        if isCase { index += 1 }
        while index < end, let word = tokens.word(index) {
            name = word
            index += 1
            guard isMark(index, "."), index + 1 < end, tokens.isWord(index + 1) else { break }
            index += 1
        }
        guard isMark(index, "(") else {
            // A name without a leading dot is a variable.
            return isCase ? .call(name: name, arguments: []) : .computed
        }
        index += 1
        return .call(name: name, arguments: items(until: ")", depth: depth))
    }

    private mutating func items(until mark: Unicode.Scalar, depth: Int) -> [ManifestExpression.Argument] {
        var items: [ManifestExpression.Argument] = []
        while index < end, !isMark(index, mark) {
            let label = isMark(index + 1, ":") ? tokens.word(index) : nil
            if label != nil { index += 2 }
            let before = index
            items.append(ManifestExpression.Argument(label: label, value: value(depth: depth + 1)))
            if isMark(index, ",") {
                index += 1
            } else if !isMark(index, mark) {
                index = max(index, before) + 1
            }
        }
        index += 1
        return items
    }

    /// Skips to the comma or closing bracket at which the current expression ends.
    private mutating func skipExpression() {
        var depth = 0
        while index < end {
            if tokens[index].closes, depth == 0 { return }
            depth += tokens[index].opens ? 1 : tokens[index].closes ? -1 : 0
            if depth == 0, isMark(index, ",") { return }
            index += 1
        }
    }
}

/// An expression in a `Package.swift` or a Tuist manifest, as far as Tincture can read it without running the file.
indirect enum ManifestExpression: Sendable, Equatable {
    case text(String)
    case list([ManifestExpression])
    /// A call or an enum case: `.target(name: "App")`, `.iOS`.
    case call(name: String, arguments: [Argument])
    case computed

    struct Argument: Sendable, Equatable {
        let label: String?
        let value: ManifestExpression
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }

    var elements: [ManifestExpression]? { if case .list(let elements) = self { elements } else { nil } }

    /// The platforms that a list of calls or enum cases names: `[.iOS(.v17), .macOS]`.
    var platforms: Set<Platform> { Set((elements ?? [self]).compactMap { $0.name.flatMap(Platform.init(word:)) }) }

    var name: String? { if case .call(let name, _) = self { name } else { nil } }

    subscript(label: String?) -> ManifestExpression? {
        if case .call(_, let arguments) = self { arguments.first { $0.label == label }?.value } else { nil }
    }

    /// The texts of a list, or a single text as an array; nil if the expression contains anything but texts.
    var texts: [String]? {
        if let text { return [text] }
        guard let elements else { return nil }
        let texts = elements.compactMap(\.text)
        return texts.count == elements.count ? texts : nil
    }
}
