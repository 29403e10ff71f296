internal import AssetCatalog
internal import AssetNaming
internal import CodeLexing
internal import Diagnostics

/// Reads what Swift code says about assets.
///
/// No types are resolved: what a call means is known by its name, and any string that is in no such call may still be a
/// name.
struct SwiftCode {
    private let tokens: CodeTokens
    private let strings: StringValues
    private(set) var facts = CodeFacts()
    private var brackets: BracketStack
    private var contexts = ContextTable()
    private var members: Set<CodeFacts.Member> = []
    private var ownMembers: Set<String> = []
    private var fed: Set<String> = []
    /// The literals that have hardly more than variables.
    private var composed: [Int] = []
    private var constants: LocalConstants
    /// The types within types that are called as ones of frameworks are: no one else's code can mean them by that.
    private var nestedTypes: Set<String> = []
    /// The last member that a point led to, and whether what it belongs to may be a type.
    private var lastMember = (index: -1, counts: false)

    /// What a file says.
    ///
    /// - Parameter limit: how many words and marks of it are read.
    static func facts(of bytes: [UInt8], limit: Int = .max) -> CodeFacts {
        var code = SwiftCode(CodeLexer.read(bytes, .swift, limit: limit))
        code.facts.isGenerated = GeneratedCode.isMarked(bytes)
        code.look()
        return code.facts
    }

    private init(_ found: CodeLexer.Result) {
        tokens = found.tokens
        strings = StringValues(found.tokens)
        brackets = BracketStack(of: found.tokens)
        constants = LocalConstants(of: found.tokens)
        facts.globs = found.globs
        facts.end = found.end
    }

    private func word(_ index: Int) -> String? { tokens.word(index) }

    private func isWord(_ index: Int, _ text: StaticString) -> Bool { tokens.isWord(index, text) }

    private func keyword(_ index: Int) -> CodeKeyword { tokens.keyword(index) }

    private func isMark(_ index: Int, _ character: Unicode.Scalar) -> Bool { tokens.isMark(index, character) }

    private mutating func look() {
        for index in tokens.indices {
            switch tokens[index].kind {
            case .mark: brackets.pass(index)
            case .string: addText(at: index)
            case .word:
                brackets.passWord(index)
                look(at: index)
            }
        }
        facts.uses = constants.resolved(facts.uses)
        for index in facts.uses.indices {
            if case .dependsOnType(let type) = facts.uses[index].certainty, nestedTypes.contains(type) {
                facts.uses[index].certainty = .possible
            }
        }
        facts.constants = constants.shared
        facts.contexts = contexts.names
        facts.members = members.sorted()
        facts.ownMembers = ownMembers.sorted()
        addCompositions()
        facts.givenNames = fed.sorted()
    }

    private mutating func look(at index: Int) {
        let isMember = isMark(index - 1, ".")
        if isMember { addMember(at: index) }
        switch tokens[index].keyword {
        case .import:
            if isWord(index + 1, "XCTest") || isWord(index + 1, "Testing") || isWord(index - 1, "testable") {
                facts.isTest = true
            }
        case .typealias:
            if let name = word(index + 1), isMark(index + 2, "="), let target = typeName(at: index + 3) {
                if AssetCalls.types[target] != nil { facts.aliases[name] = target }
                if AssetCalls.types[name] != nil { facts.ownTypes.append(name) }
            }
        case .static:
            addOwnMember(at: index)
        case .struct, .class, .enum, .actor, .protocol:
            if tokens[index].keyword == .class { addOwnMember(at: index) }
            if !isMember, let name = word(index + 1), AssetCalls.swift[name] != nil { addOwnType(name) }
        case .let, .var:
            if tokens.isWord(index + 1) { brackets.declare(index + 1) }
            addConstant(at: index)
        case .func:
            if tokens.isWord(index + 1) { brackets.declare(index + 1) }
        case .case where brackets.isInType && !isMember:
            addCases(at: index + 1)
        case .`init` where isMember && isMark(index + 1, "("):
            let type = word(index - 2) ?? ""
            if isMark(index - 1, "."), !tokens[index - 1].isSpaced, !type.isEmpty {
                lookIntoCall(type, at: index + 2)
            } else {
                addNames(in: index + 2, AssetCalls.Parameter(label: "named", kind: nil, certainty: .possible))
            }
        default:
            if isMark(index + 1, "."), let kind = resourceType(index), keyword(index + 2) != .`init` {
                addSymbol(at: index + 1, kind, .certain)
            }
            if isMark(index + 1, "("), !tokens[index + 1].startsLine, mayTakeAssets(index), let word = word(index) {
                lookIntoCall(word, at: index + 2)
            }
            constants.note(index)
        }
    }

    /// `static let cart`.
    private mutating func addOwnMember(at index: Int) {
        guard keyword(index + 1).declaresValue || keyword(index + 1) == .func, let name = word(index + 2),
            let type = brackets.typeName
        else { return }
        ownMembers.insert(type + "." + name)
    }

    private mutating func addOwnType(_ name: String) {
        if brackets.typeName == nil { facts.ownTypes.append(name) } else { nestedTypes.insert(name) }
    }

    /// The last word of a type such as `AppKit.NSImage`.
    private func typeName(at start: Int) -> String? {
        var (index, name) = (start, word(start))
        while isMark(index + 1, "."), let next = word(index + 2) { (index, name) = (index + 2, next) }
        return name
    }

    // MARK: Calls

    /// What a word refers to that is a type of symbols.
    private func resourceType(_ index: Int) -> SwiftSymbol.Kind? {
        isWord(index, "ImageResource") ? .image : isWord(index, "ColorResource") ? .color : nil
    }

    /// False for most calls that take no names: see ``lookIntoCall(_:at:)``.
    private func mayTakeAssets(_ index: Int) -> Bool {
        tokens.bytes(ofWord: index).map(AssetCalls.outlines.mayHave) == true || isWord(index + 2, "named")
    }

    private mutating func lookIntoCall(_ callee: String, at index: Int) {
        let known = AssetCalls.swift[callee] ?? (facts.isGenerated ? AssetCalls.generated[callee] : nil)
        guard known != nil || AssetCalls.symbolTakers.contains(callee) else {
            // A type that may stand for one of the known ones.
            if callee.startsLarge, isWord(index, "named") {
                addNames(
                    in: index, AssetCalls.Parameter(label: "named", kind: nil, certainty: .dependsOnType(callee)),
                    callee: callee)
            }
            return
        }
        for parameter in known ?? [] { addNames(in: index, parameter, callee: callee) }
        switch callee {
        case "Image": if isMark(index, ".") { addSymbol(at: index, .image, .certain) }
        // `Color(.label)` is a color of UIKit: what is unknown need not be ours.
        case "Color": if isMark(index, ".") { addSymbol(at: index, .color, .possible) }
        case "UIImage", "NSImage", "UIColor", "NSColor":
            if isWord(index, "resource"), isMark(index + 1, ":"), isMark(index + 2, "."),
                let kind = AssetCalls.types[callee]
            {
                addSymbol(at: index + 2, kind, .certain)
            }
        default: break
        }
        if AssetCalls.symbolTakers.contains(callee), let start = argument("image", from: index), isMark(start, ".") {
            addSymbol(at: start, .image, AssetCalls.swift[callee] == nil ? .possible : .certain)
        }
    }

    /// The beginning of the value of a labeled argument of a call.
    private func argument(_ label: StaticString, from start: Int) -> Int? {
        var index = start
        for _ in 0..<16 {
            if isWord(index, label), isMark(index + 1, ":") { return index + 2 }
            index = strings.endOfArgument(index)
            guard isMark(index, ",") else { return nil }
            index += 1
        }
        return nil
    }

    /// The names that an argument can be: `named: "…"`, or without a label.
    private mutating func addNames(in index: Int, _ parameter: AssetCalls.Parameter, callee: String = "") {
        var start = index
        if let label = parameter.label {
            if label == "image" {
                guard let found = argument("image", from: index) else { return }
                start = found
            } else {
                guard word(index) == label, isMark(index + 1, ":") else { return }
                start = index + 2
            }
        } else if isMark(index + 1, ":"), tokens.isWord(index) {
            return
        }
        let end = strings.endOfArgument(start)
        // What is not closed is not finished.
        guard start < end, isMark(end, ")") || isMark(end, ",") else { return }
        var certainty = parameter.certainty
        if certainty == .certain, !isOurBundle(behind: end) { certainty = .possible }
        if certainty == .certain, callee.startsLarge, !isMark(index - 3, ".") {
            certainty = .dependsOnType(callee)
        }
        // Of another bundle than the app's own nothing is known.
        if callee == "image", !isWord(index - 4, "main"), !isWord(index - 4, "module") { certainty = .possible }
        let isSequence = AssetCalls.sequences.contains(callee)
        for value in strings.values(start..<end) {
            switch value {
            case .string(let pattern, let place):
                if pattern.isAnything { continue }
                facts.uses.append(
                    AssetUse(
                        kind: parameter.kind, form: isSequence ? .sequence(pattern) : .name(pattern),
                        certainty: certainty, place: place))
            case .constant(let words, let place):
                if let name = words.last(where: { $0 != "rawValue" }), certainty != .possible { fed.insert(name) }
                facts.uses.append(
                    AssetUse(
                        kind: parameter.kind, form: .constant(words.joined(separator: ".")),
                        certainty: isSequence ? .possible : certainty,
                        place: place))
            case .result(let function):
                if certainty != .possible { fed.insert(function) }
            }
        }
    }

    /// False where a bundle is named that is neither the app's nor the package's own.
    private func isOurBundle(behind end: Int) -> Bool {
        guard isMark(end, ","), let label = word(end + 1), label == "bundle" || label == "in", isMark(end + 2, ":")
        else { return true }
        if isWord(end + 3, "nil") { return true }
        let name = isMark(end + 3, ".") ? word(end + 4) : word(end + 5)
        return name == "main" || name == "module"
    }

    /// A symbol, from its first point on.
    private mutating func addSymbol(at start: Int, _ kind: SwiftSymbol.Kind, _ certainty: AssetUse.Certainty) {
        var words: [String] = []
        var index = start
        while isMark(index, "."), let word = word(index + 1) {
            words.append(word)
            index += 2
        }
        // A call or a subscript at the end is no symbol: `Image(.cart.resized())`.
        guard !words.isEmpty, !isMark(index, "("), !isMark(index, "[") else { return }
        facts.uses.append(
            AssetUse(
                kind: kind, form: .symbol(words.joined(separator: ".")), certainty: certainty,
                place: tokens[start].place))
    }

    // MARK: Whatever may be a name

    /// A member of a type, or of what is not said: `.cart`, `Asset.cart`, `R.image.cart`.
    ///
    /// Members of values are no symbols.
    private mutating func addMember(at index: Int) {
        let point = tokens[index - 1]
        var counts = true
        var type = ""
        if index >= 2, !point.isSpaced || point.startsLine {
            let before = tokens[index - 2]
            if index - 2 == lastMember.index {
                counts = lastMember.counts
            } else if before.isWord {
                counts = before.keyword.precedesExpression || tokens.startsLarge(index - 2)
            } else {
                counts = !(before.closes || before.isString || before.isMark("?") || before.isMark("!"))
            }
        }
        lastMember = (index, counts)
        guard counts, let word = word(index) else { return }
        if !point.isSpaced, !keyword(index - 2).precedesExpression, let root = self.word(index - 2) { type = root }
        // A type is no symbol, unless all of its letters are large.
        if word.startsLarge, word.contains(where: \.isLowercase) { return }
        // No generator makes a symbol that is called, but for R.swift, whose members are behind others.
        if type.isEmpty && isMark(index + 1, "(") { return }
        // In `Color.Domain.cover` the word before the point is a group of a catalog, not a type of that name.
        let isInAssetType =
            type.startsLarge && isMark(index - 3, ".")
            && self.word(index - 4).map { AssetCalls.types[$0] != nil } == true
        if isInAssetType { type = "" }
        members.insert(
            CodeFacts.Member(
                type: type, name: word, isAsset: isInAssetType || type.isEmpty && isAssetWanted(at: index - 1)))
    }

    /// True where the label of an argument, or a modifier that takes one, says that it is a picture or a color.
    private func isAssetWanted(at point: Int) -> Bool {
        guard let word = word(point - 2) else { return false }
        if isMark(point - 1, "(") { return Self.assetTakers.contains(word) || AssetCalls.types[word] != nil }
        guard isMark(point - 1, ":") else { return false }
        return ["image", "icon", "color", "tint", "fill", "ground", "resource", "style"].contains {
            word.lowercased().contains($0)
        }
    }

    /// The modifiers of SwiftUI that take a color.
    private static let assetTakers: Set<String> = [
        "tint", "fill", "stroke", "strokeBorder", "border", "background", "foregroundStyle", "foregroundColor",
        "accentColor", "listRowBackground", "listItemTint",
    ]

    /// A string literal, alone or with what `+` joins to it.
    private mutating func addText(at index: Int) {
        guard let pattern = tokens.string(index), !brackets.takesOtherTexts else { return }
        if tokens.gaps(index) != nil { composed.append(index) }
        var parts = pattern.parts
        if isJoined(before: index) {
            // What begins with a literal has been read from there.
            if tokens.string(index - 2) != nil { return }
            parts.insert(nil, at: 0)
        } else if brackets.callee?.hasPrefix("appending") == true {
            parts.insert(nil, at: 0)
        }
        var last = index
        while isMark(last + 1, "+"), !isMark(last + 2, "=") {
            guard let next = tokens.string(last + 2) else {
                parts.append(nil)
                break
            }
            parts += next.parts
            last += 2
        }
        let place = tokens[index].place
        let whole = NamePattern(parts)
        facts.add(whole, at: place, context: contexts.number(of: context(from: index, to: last)))
        if let text = whole.plain, let format = NamePattern(format: text) { facts.add(format, at: place, context: -1) }
    }

    private func isJoined(before index: Int) -> Bool {
        isMark(index - 1, "+") || (isMark(index - 1, "=") && isMark(index - 2, "+") && !tokens[index - 1].isSpaced)
    }

    /// What a literal belongs to; nil where it is compared or asked for something.
    private func context(from index: Int, to last: Int) -> String? {
        if isMark(index - 1, "="), isMark(index - 2, "=") || isMark(index - 2, "!") { return nil }
        if isMark(last + 1, "=") || isMark(last + 1, "!") || isMark(last + 1, ".") { return nil }
        // `case "a":` is compared too, but `case a = "a"` is a raw value.
        if keyword(index - 1) == .case { return nil }
        if keyword(index - 1) == .return, let returned = brackets.contextOfReturned { return returned }
        return brackets.context(line: tokens[index].place.line)
    }

    /// The cases of an enum; of one of strings a case without a value of its own is its own name.
    private mutating func addCases(at start: Int) {
        let isRaw = brackets.isRawEnum
        var index = start
        while let name = word(index) {
            let place = tokens[index].place
            if let type = brackets.typeName { ownMembers.insert(type + "." + name) }
            if isMark(index + 1, "(") {
                // What the case holds.
                index = strings.endOfArgument(index + 2)
                while isMark(index, ",") { index = strings.endOfArgument(index + 1) }
                index += 1
            } else if isMark(index + 1, "=") {
                addRawValue(at: index + 2)
                if isRaw, let pattern = tokens.string(index + 2) {
                    constants.add(name + ".rawValue", in: brackets.typeName, pattern, tokens[index + 2].place)
                }
                index += 3
            } else {
                if isRaw {
                    facts.add(
                        NamePattern(name), at: place, context: contexts.number(of: brackets.context(line: place.line)))
                    constants.add(name + ".rawValue", in: brackets.typeName, NamePattern(name), place)
                }
                index += 1
            }
            guard isMark(index, ",") else { return }
            index += 1
        }
    }

    /// What a case is given, a number or a text.
    private mutating func addRawValue(at index: Int) {
        guard let type = brackets.typeName, let value = word(index) ?? tokens.string(index)?.plain else { return }
        facts.rawValues.append(type + "." + value)
    }

    /// The literals that have hardly more than variables, each with the types that the file says it has, and with that
    /// of its own name: `suit` as a rule is a `Suit`.
    private mutating func addCompositions() {
        if composed.isEmpty { return }
        var types: [String: Set<String>] = [:]
        for index in tokens.indices where isMark(index + 1, ":") && tokens.startsLarge(index + 2) {
            if let name = word(index), let type = word(index + 2) { types[name, default: []].insert(type) }
        }
        facts.compositions = composed.compactMap { index in
            guard let gaps = tokens.gaps(index) else { return nil }
            let parts = gaps.map { gap -> NameComposition.Part in
                switch gap {
                case .text(let text): return .text(text)
                case .variable(let name):
                    let own = name.prefix(1).uppercased() + name.dropFirst()
                    return .value(types: types[name, default: []].union([own]).sorted())
                }
            }
            return NameComposition(parts: parts, place: tokens[index].place)
        }
    }

    /// `let cart = "Cart"`.
    private mutating func addConstant(at index: Int) {
        guard tokens.isWord(index + 1) else { return }
        constants.declare(index + 1)
        // A variable that no object has of its own is set once, as a rule.
        guard tokens[index].keyword == .let || keyword(index - 1) == .static else { return }
        var start = index + 2
        if isMark(start, ":") {
            guard isWord(start + 1, "String") else { return }
            start += isMark(start + 2, "?") ? 3 : 2
        }
        guard isMark(start, "="), !isMark(start + 1, "=") else { return }
        start += 1
        let end = strings.endOfInitializer(start)
        guard start < end, (start..<end).contains(where: { tokens[$0].isString }), let name = word(index + 1) else {
            return
        }
        let values = strings.values(start..<end)
        for value in values {
            guard case .string(let pattern, let place) = value, !pattern.isAnything else { continue }
            constants.add(name, in: brackets.isInType ? brackets.typeName : nil, pattern, place)
        }
    }
}

extension CodeFacts {
    /// The marks that join the pieces of names.
    private static let joints: [UInt8] = [UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "/")]
    /// So long is no name.
    private static let longestName = 200

    /// Adds what may be a name.
    mutating func add(_ pattern: NamePattern, at place: TextPosition, context: Int32) {
        if let text = pattern.plain {
            guard !text.isEmpty, text.utf8.count <= Self.longestName, !text.utf8.contains(10) else { return }
            texts.append(Text(text: text, place: place, context: context))
            // What is behind a mark is put there at run time: `frames("wave-")`.
            if Self.joints.contains(text.utf8.last ?? 0), pattern.fixedLetters >= NamePattern.fewestLetters {
                templates.append(Template(pattern: NamePattern(pattern.parts + [nil]), place: place))
            }
        } else if pattern.fixedLetters >= NamePattern.fewestLetters, !pattern.text.utf8.contains(10) {
            templates.append(Template(pattern: pattern, place: place))
        }
    }
}
