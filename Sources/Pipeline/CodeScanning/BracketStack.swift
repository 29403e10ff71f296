internal import CodeLexing
internal import Diagnostics

/// The brackets that are open at a token in Swift code, each with its call or declaration.
struct BracketStack {
    /// An open bracket with a number that is unique within the file; its names are stored as indices of tokens.
    private struct Frame {
        let mark: UInt8
        var callee: Int?
        var label: Int?
        var type: Int?
        var isRawEnum = false
        var owner: Int?
        let number: Int
    }

    private let tokens: CodeTokens
    private var frames: [Frame] = []
    private var count = 0
    /// The last declared property or function; `isOpen` is true until the body of the declaration begins.
    private var lastDeclared: (name: Int, isOpen: Bool)?
    /// The type whose body begins next; `isRawEnum` is true for an enum with string raw values.
    private var declared: (type: Int, isRawEnum: Bool)?
    /// The maximum number of open brackets; brackets beyond it, which real code doesn't have, are ignored.
    private static let deepest = 1000

    init(of tokens: CodeTokens) { self.tokens = tokens }

    var callee: String? { frames.last?.callee.flatMap(tokens.word) }

    /// The token index of the called function's name; nil outside of a call, and in a function declaration.
    var calledIndex: Int? { frames.last?.callee.flatMap { tokens.keyword($0 - 1) == .func ? nil : $0 } }

    var isInCode: Bool { frames.contains { $0.mark == UInt8(ascii: "{") } }

    /// Whether the current argument is a text that is never the name of a set, such as visible text or an identifier.
    var takesOtherTexts: Bool {
        // In `Image(systemName: symbols[key, default: "cart"])`, the text is still a symbol.
        let around = frames.last { $0.mark == UInt8(ascii: "{") || $0.callee != nil }
        guard let frame = around, let callee = frame.callee else { return false }
        return OtherTexts.callees.contains(name(callee)) || OtherTexts.labels.contains(frame.label.map(name) ?? "")
    }

    var isRawEnum: Bool { frames.last?.isRawEnum == true }
    var isInType: Bool { frames.last?.type != nil }
    /// The name of the innermost type around the current token; nil outside of types.
    private(set) var typeName: String?

    /// Returns the context of a literal: the parameter that receives the literal, or the block that contains it.
    ///
    /// Literals with the same context probably have the same purpose. A context is the parameter of a call
    /// (`icon(imageName:)`), or a numbered block and a declaration in that block (`{12 imageName`). The block `{0` is
    /// the whole file. If `skipsFormats` is true, a call of `String(format:)` around the literal is ignored.
    func context(line: Int, skipsFormats: Bool = false) -> String {
        let frame = frames.last { frame in
            (frame.mark != UInt8(ascii: "(") || frame.callee != nil)
                && !(skipsFormats && frame.label.map { tokens.isWord($0, "format") } == true)
        }
        if let callee = frame?.callee { return "\(name(callee))(\(frame?.label.map(name) ?? "_"):)" }
        // A literal belongs to the declaration on its line, or else to the one around it.
        let last = lastDeclared?.name
        let owner = last.map { tokens.place($0 - 1).line } == line ? last : frameOfOwner?.owner
        return "{\(frame?.number ?? 0)" + (owner.map { " " + name($0) } ?? "")
    }

    /// The context of a literal after `return` in a function's or property's body: `{12return icon`; nil elsewhere.
    var contextOfReturned: String? {
        frameOfOwner.map { "{\($0.number)return " + ($0.owner.map(name) ?? "") }
    }

    /// The bracket of the body of the innermost property or function around the current token; nil if there is none.
    private var frameOfOwner: Frame? {
        frames.last { $0.type != nil || $0.owner != nil }.flatMap { $0.type == nil ? $0 : nil }
    }

    private func name(_ index: Int) -> String { tokens.word(index) ?? "" }

    mutating func declare(_ name: Int) { lastDeclared = (name, true) }

    mutating func pass(_ index: Int) {
        let mark = tokens[index].mark
        switch mark {
        case CodeLexer.separator: (frames, typeName) = ([], nil)
        case UInt8(ascii: "("), UInt8(ascii: "["):
            guard frames.count < Self.deepest else { return }
            count += 1
            var frame = Frame(mark: mark, number: count)
            if mark == UInt8(ascii: "("), !tokens[index].isSpaced, tokens.isWord(index - 1) { frame.callee = index - 1 }
            frames.append(frame)
        case UInt8(ascii: "{"):
            guard frames.count < Self.deepest else { return }
            count += 1
            frames.append(
                Frame(
                    mark: mark, type: declared?.type, isRawEnum: declared?.isRawEnum == true,
                    owner: lastDeclared?.isOpen == true ? lastDeclared?.name : nil, number: count))
            if let type = declared?.type { typeName = tokens.word(type) }
            declared = nil
            lastDeclared?.isOpen = false
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            if frames.popLast()?.type != nil { typeName = frames.last { $0.type != nil }?.type.flatMap(tokens.word) }
        case UInt8(ascii: ","):
            if frames.last?.mark == UInt8(ascii: "(") { frames[frames.count - 1].label = nil }
        default: break
        }
    }

    mutating func passWord(_ index: Int) {
        if tokens.isMark(index + 1, ":"), frames.last?.mark == UInt8(ascii: "("),
            tokens.isMark(index - 1, "(") || tokens.isMark(index - 1, ",")
        {
            frames[frames.count - 1].label = index
        }
        guard tokens[index].keyword.declaresType, !tokens.isMark(index - 1, "."), tokens.isWord(index + 1),
            !tokens[index + 1].keyword.declaresValue, tokens[index + 1].keyword != .func,
            !tokens.isWord(index + 1, "subscript")
        else { return }
        // In `extension A.B`, the type is `B`.
        var last = index + 1
        while tokens.isMark(last + 1, "."), tokens.isWord(last + 2) { last += 2 }
        declared = (last, tokens[index].keyword == .enum && inheritsString(from: last + 1))
    }

    /// Returns whether an enum has string raw values that may be names of sets; false for coding keys.
    private func inheritsString(from start: Int) -> Bool {
        let end = min(start + 32, tokens.count)
        let inherited = (start..<max(start, end)).prefix { !tokens[$0].isMark("{") }
        return inherited.contains { tokens.isWord($0, "String") }
            && !inherited.contains { tokens.isWord($0, "CodingKey") }
    }
}

/// The distinct contexts of a file, numbered in order of occurrence: see ``BracketStack/context(line:skipsFormats:)``.
struct ContextTable {
    private(set) var names: [String] = []
    private var numbers: [String: Int32] = [:]

    mutating func number(of name: String?) -> Int32 {
        guard let name else { return -1 }
        if let known = numbers[name] { return known }
        let number = Int32(clamping: names.count)
        names.append(name)
        numbers[name] = number
        return number
    }
}
