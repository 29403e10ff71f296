/// The brackets that are open at a place in Swift code, and what each belongs to.
struct BracketStack {
    private struct Frame {
        let mark: UInt8
        /// What is called, for a round bracket.
        var callee: String?
        /// The label of the argument.
        var label: String?
        /// The type that is declared, for a curly bracket.
        var type: String?
        var isRawEnum = false
        /// The property or function whose body it is, for a curly bracket.
        var owner: String?
        /// A number of its own in the file.
        let number: Int
    }

    private var frames: [Frame] = []
    private var count = 0
    /// The property, constant or function that was declared last, and where.
    private var lastDeclared: (name: String, line: UInt32, isOpen: Bool)?
    /// The type whose declaration has begun, and whether it is an enum of strings.
    private var declared: (type: String, isRawEnum: Bool)?
    /// How many brackets may be open: what is deeper than anybody writes is not told apart.
    private static let deepest = 1000

    /// What the innermost call calls.
    var callee: String? { frames.last?.callee }

    /// True for an argument that is known to be no name of a set.
    var takesOtherTexts: Bool {
        guard let frame = frames.last, let callee = frame.callee else { return false }
        return OtherTexts.callees.contains(callee) || frame.label.map { OtherTexts.labels.contains($0) } == true
    }

    /// True directly in the braces of an enum of strings.
    var isRawEnum: Bool { frames.last?.isRawEnum == true }

    /// True directly in the braces of a type.
    var isInType: Bool { frames.last?.type != nil }

    /// The innermost type.
    var typeName: String? { frames.last { $0.type != nil }?.type }

    /// What a literal of a line belongs to: a parameter, `icon(imageName:)`, or a block and what that declares, `{12
    /// imageName`; `{0` is the file.
    func context(line: UInt32) -> String {
        var rest = frames[...]
        while let frame = rest.popLast() {
            if frame.mark == UInt8(ascii: "("), frame.callee == nil { continue }
            if let callee = frame.callee { return "\(callee)(\(frame.label ?? "_"):)" }
            return "{\(frame.number)" + owner(line)
        }
        return "{0" + owner(line)
    }

    /// What a literal belongs to that is returned: the function or property around it, whatever block of that it stands
    /// in, `{12return imageName`; nil where there is none.
    var contextOfReturned: String? {
        frames.reversed().prefix { $0.type == nil }.first { $0.owner != nil }.map { frame in
            "{\(frame.number)return " + (frame.owner ?? "")
        }
    }

    /// What a string of a line is given to: a constant of that line, or the property or function around it.
    private func owner(_ line: UInt32) -> String {
        if let lastDeclared, lastDeclared.line == line { return " " + lastDeclared.name }
        let around = frames.reversed().prefix { $0.type == nil }.compactMap(\.owner).first
        return around.map { " " + $0 } ?? ""
    }

    /// Notes the declaration of a property, constant or function.
    mutating func declare(_ name: String, line: UInt32) { lastDeclared = (name, line, true) }

    mutating func pass(_ index: Int, _ tokens: [CodeToken]) {
        let token = tokens[index]
        guard case .mark(let mark) = token.content else { return }
        switch mark {
        case CodeLexer.separator: frames = []
        case UInt8(ascii: "("), UInt8(ascii: "["):
            guard frames.count < Self.deepest else { return }
            count += 1
            var frame = Frame(mark: mark, number: count)
            if mark == UInt8(ascii: "("), index > 0, !token.isSpaced, let callee = tokens[index - 1].word {
                frame.callee = callee
            }
            frames.append(frame)
        case UInt8(ascii: "{"):
            guard frames.count < Self.deepest else { return }
            count += 1
            frames.append(
                Frame(
                    mark: mark, type: declared?.type, isRawEnum: declared?.isRawEnum == true,
                    owner: lastDeclared?.isOpen == true ? lastDeclared?.name : nil, number: count))
            declared = nil
            lastDeclared?.isOpen = false
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            _ = frames.popLast()
        case UInt8(ascii: ","):
            if frames.last?.mark == UInt8(ascii: "(") { frames[frames.count - 1].label = nil }
        default: break
        }
    }

    mutating func passWord(_ index: Int, _ tokens: [CodeToken]) {
        guard index + 1 < tokens.count else { return }
        if tokens[index + 1].isMark(":"), frames.last?.mark == UInt8(ascii: "("), index > 0,
            tokens[index - 1].isMark("(") || tokens[index - 1].isMark(",")
        {
            frames[frames.count - 1].label = tokens[index].word
        }
        guard tokens[index].keyword.declaresType, index == 0 || !tokens[index - 1].isMark("."),
            let name = tokens[index + 1].word, !tokens[index + 1].keyword.declaresValue,
            tokens[index + 1].keyword != .func, name != "subscript"
        else { return }
        // Of an extension of `A.B` the last name counts.
        var last = index + 1
        while last + 2 < tokens.count, tokens[last + 1].isMark("."), tokens[last + 2].word != nil { last += 2 }
        let inherited = tokens[(last + 1)...].prefix(32).prefix { !$0.isMark("{") }.compactMap(\.word)
        declared = (
            tokens[last].word ?? name,
            tokens[index].keyword == .enum && inherited.contains("String") && !inherited.contains("CodingKey")
        )
    }
}

/// Numbers for what literals belong to.
struct ContextTable {
    private(set) var names: [String] = []
    private var numbers: [String: Int32] = [:]

    /// The number of a context; -1 for none.
    mutating func number(of name: String?) -> Int32 {
        guard let name else { return -1 }
        if let known = numbers[name] { return known }
        let number = Int32(clamping: names.count)
        names.append(name)
        numbers[name] = number
        return number
    }
}
