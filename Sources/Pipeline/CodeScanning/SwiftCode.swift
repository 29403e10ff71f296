internal import AssetNaming
internal import CodeLexing
internal import Diagnostics

/// Reads the assets in Swift code.
///
/// Types aren't resolved: a call is recognized by its name, and any string outside of known calls may also be the name
/// of a set.
struct SwiftCode {
    private let tokens: CodeTokens
    private let accessors: Set<String>
    private var strings: StringValues
    private(set) var facts = CodeFacts()
    private var brackets: BracketStack
    private var contexts = ContextTable()
    private var accesses: Set<CodeFacts.Access> = []
    private var ownMembers: Set<String> = []
    private var fed: Set<String> = []
    /// The token indices of declared names; `defined` contains the indices of the names with known values.
    private var declared: [Int] = []
    private var open: Set<UInt32> = []
    private var defined: [Int] = []
    private var variables: [String: NamePattern] = [:]
    /// The nested types named like a framework type; code outside of the enclosing type can't use that name for them.
    private var nestedTypes: Set<String> = []
    /// The token index of the last member after a dot, and whether the member may be the Swift symbol of a set.
    private var lastMember = (index: -1, counts: false)

    static func facts(of bytes: [UInt8], limit: Int = .max, _ accessors: Set<String> = []) -> CodeFacts {
        var code = SwiftCode(CodeLexer.read(bytes, .swift, limit: limit), accessors)
        code.facts.isGenerated = GeneratedCode.isMarked(bytes)
        code.look()
        return code.facts
    }

    private init(_ found: CodeLexer.Result, _ accessors: Set<String>) {
        (tokens, self.accessors) = (found.tokens, accessors)
        strings = StringValues(found.tokens)
        brackets = BracketStack(of: found.tokens)
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
            case .mark:
                brackets.pass(index)
                if isMark(index, "(") || isMark(index, ",") { addOpenArgument(after: index) }
            case .string: addText(at: index)
            case .word:
                brackets.passWord(index)
                look(at: index)
            }
        }
        for index in facts.uses.indices {
            if case .dependsOnType(let type) = facts.uses[index].certainty, nestedTypes.contains(type) {
                facts.uses[index].certainty = .possible
            }
        }
        facts.contexts = contexts.names
        facts.ownMembers = ownMembers.sorted()
        addUnknownNames()
        facts.openArguments = open.sorted()
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
            if !isMember, let name = word(index + 1), AssetCalls.swift[name] != nil {
                if brackets.typeName == nil { facts.ownTypes.append(name) } else { nestedTypes.insert(name) }
            }
        case .let, .var:
            if tokens.isWord(index + 1) { brackets.declare(index + 1) }
            addConstant(at: index)
        case .func:
            if tokens.isWord(index + 1) {
                brackets.declare(index + 1)
                addFunction(at: index)
            }
        case .case where brackets.isInType && !isMember:
            addCases(at: index + 1)
        case .`init` where isMember && isMark(index + 1, "("):
            if !tokens[index - 1].isSpaced, let type = word(index - 2) {
                lookIntoCall(type, at: index + 2)
            } else {
                // `Image(uiImage: .init(named: "cart")!)`
                let isPicture = isWord(index - 3, "uiImage") || isWord(index - 3, "nsImage")
                addNames(
                    in: index + 2,
                    AssetCalls.Parameter(
                        label: "named", kind: isPicture ? .image : nil, certainty: isPicture ? .certain : .possible))
            }
        case .`init` where !isMember && isMark(index + 1, "("):
            addParameters(of: brackets.typeName ?? "", at: index + 1)
        default:
            if isMark(index + 1, "."), let kind = resourceType(index), keyword(index + 2) != .`init` {
                addSymbol(at: index + 1, kind, .dependsOnType(word(index) ?? ""))
            }
            if isMark(index + 1, "("), !tokens[index + 1].startsLine, let word = word(index) {
                lookIntoCall(word, at: index + 2)
            }
            if keyword(index + 1) == .in, !keyword(index - 1).declaresValue { declared.append(index) }
            addSuffix(at: index)
        }
    }

    /// Adds the text of a variable with the suffix that code appends: `name += "-dark"` or `name.append("-dark")`.
    private mutating func addSuffix(at index: Int) {
        let isSum = isMark(index + 1, "+") && isMark(index + 2, "=")
        guard isSum || isMark(index + 1, ".") && tokens.isWord(index + 2, "append") && isMark(index + 3, "("),
            let start = word(index).flatMap({ variables[$0] }), let suffix = tokens.string(index + (isSum ? 3 : 4))
        else { return }
        facts.add(NamePattern(start.parts + suffix.parts), at: tokens.place(index), context: -1)
    }

    private mutating func addOwnMember(at index: Int) {
        guard keyword(index + 1).declaresValue || keyword(index + 1) == .func, let name = word(index + 2),
            let type = brackets.typeName
        else { return }
        ownMembers.insert(type + "." + name)
    }

    private func typeName(at start: Int) -> String? {
        var (index, name) = (start, word(start))
        while isMark(index + 1, "."), let next = word(index + 2) { (index, name) = (index + 2, next) }
        return name
    }

    /// Returns the kind of asset whose symbols a type contains, as in `ImageResource.cart`; nil for any other type.
    private func resourceType(_ index: Int) -> SwiftSymbol.Kind? {
        isWord(index, "ImageResource") ? .image : isWord(index, "ColorResource") ? .color : nil
    }

    private mutating func lookIntoCall(_ callee: String, at index: Int) {
        let known = AssetCalls.swift[callee]
        guard known != nil || callee.startsLarge && AssetCalls.symbolTakers.contains(callee) else {
            // The type may be an alias of a picture or color type, or stand for one in generated code.
            guard callee.startsLarge, let label = word(index), label == "named" || label == "name" && facts.isGenerated
            else { return }
            let parameter = AssetCalls.Parameter(label: label, kind: nil, certainty: .dependsOnType(callee))
            return addNames(in: index, parameter, callee: callee)
        }
        for parameter in known ?? [] { addNames(in: index, parameter, callee: callee) }
        switch callee {
        case "Image": if isMark(index, ".") { addSymbol(at: index, .image, .certain) }
        // `Color(.label)` is a UIKit color, so an unknown name may come from UIKit.
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

    private func argument(_ label: String, from start: Int) -> Int? {
        var index = start
        for _ in 0..<16 {
            if isMark(index + 1, ":"), word(index) == label { return index + 2 }
            index = strings.endOfArgument(index)
            guard isMark(index, ",") else { return nil }
            index += 1
        }
        return nil
    }

    private mutating func addNames(in index: Int, _ parameter: AssetCalls.Parameter, callee: String = "") {
        var start = index
        if let label = parameter.label {
            guard let found = argument(label, from: index) else { return }
            start = found
        } else if isMark(index + 1, ":"), tokens.isWord(index) {
            return
        }
        let end = strings.endOfArgument(start)
        // A call without a closing bracket is still being typed.
        guard start < end, isMark(end, ")") || isMark(end, ",") else { return }
        var certainty = parameter.certainty
        if certainty == .certain, !isOurBundle(behind: end) || isTried(index) { certainty = .possible }
        if certainty == .certain, hasFallback(behind: end) { certainty = .replaceable }
        if certainty == .certain, callee.startsLarge, !isMark(index - 3, ".") {
            certainty = .dependsOnType(callee)
        }
        // The content of other bundles is unknown.
        if callee == "image", !isWord(index - 4, "main"), !isWord(index - 4, "module") { certainty = .possible }
        let isSequence = AssetCalls.sequences.contains(callee)
        for value in strings.values(start..<end, in: brackets.typeName) where value.string != .unknown {
            if certainty != .possible, case .value(let keys) = value.string,
                let name = keys.first(where: { !$0.hasSuffix("*") })?.split(separator: ".").last
            {
                fed.insert(String(name))
            }
            let pattern = value.string.pattern
            if pattern.isAnything, !value.string.isOpen { continue }
            let form: AssetUse.Form =
                value.string.isOpen ? .value(value.string) : isSequence ? .sequence(pattern) : .name(pattern)
            facts.uses.append(AssetUse(kind: parameter.kind, form: form, certainty: certainty, place: value.place))
        }
    }

    /// Returns whether the code allows the picture to be missing: `if let image = UIImage(named:`.
    private func isTried(_ argument: Int) -> Bool {
        isMark(argument - 3, "=") && keyword(argument - 5) == .let && isWord(argument - 6, "if")
    }

    /// Returns whether something is shown if the picture is missing: `UIImage(named: "a") ?? placeholder`.
    private func hasFallback(behind end: Int) -> Bool {
        var end = end
        while isMark(end, ",") { end = strings.endOfArgument(end + 1) }
        guard isMark(end, ")"), isMark(end + 1, "?"), isMark(end + 2, "?") else { return false }
        // `UIImage()` shows nothing.
        return !(isMark(end + 4, "(") && isMark(end + 5, ")") || isMark(end + 5, "(") && isMark(end + 6, ")"))
    }

    /// Returns whether a call looks in the app's or package's own bundle, because its arguments name no other bundle.
    private func isOurBundle(behind end: Int) -> Bool {
        guard isMark(end, ","), let label = word(end + 1), label == "bundle" || label == "in", isMark(end + 2, ":")
        else { return true }
        if isWord(end + 3, "nil") { return true }
        let name = isMark(end + 3, ".") ? word(end + 4) : word(end + 5)
        return name == "main" || name == "module"
    }

    private mutating func addSymbol(at start: Int, _ kind: SwiftSymbol.Kind, _ certainty: AssetUse.Certainty) {
        var words: [String] = []
        var index = start
        while isMark(index, "."), let word = word(index + 1) {
            words.append(word)
            index += 2
        }
        // Names before a call or subscript aren't a symbol: `Image(.cart.resized())`.
        guard !words.isEmpty, !isMark(index, "("), !isMark(index, "[") else { return }
        facts.uses.append(
            AssetUse(
                kind: kind, form: .symbol(words.joined(separator: ".")), certainty: certainty,
                place: tokens.place(start)))
    }

    /// Adds a member access, such as `.cart` or `R.image.cart`, but not a value's member, as in `order.cart`.
    private mutating func addMember(at index: Int) {
        let point = tokens[index - 1]
        var counts = true
        var type = ""
        if index >= 2, !point.isSpaced || point.startsLine {
            let before = tokens[index - 2]
            if index - 2 == lastMember.index {
                counts = lastMember.counts
            } else if before.isWord {
                // The enum that a tool creates may even begin with a lowercase letter: `hCoreUIAssets`.
                counts =
                    before.keyword.precedesExpression || tokens.startsLarge(index - 2)
                    || isMark(index + 1, ".") && word(index - 2).map { AssetHints.areAbout($0) } == true
                    || !accessors.isEmpty && word(index - 2).map(accessors.contains) == true
            } else {
                counts = !(before.closes || before.isString || before.isMark("?") || before.isMark("!"))
            }
        }
        lastMember = (index, counts)
        guard counts, let word = word(index) else { return }
        if !point.isSpaced, !keyword(index - 2).precedesExpression, let root = self.word(index - 2) { type = root }
        // A word such as `Cart` is a type and not a symbol, but `AD` may be a symbol.
        if word.startsLarge, word.contains(where: \.isLowercase) { return }
        // Generated symbols aren't called, except in R.swift, where a type precedes them: `R.image.cart()`.
        if type.isEmpty && isMark(index + 1, "(") { return }
        // In `Asset.Icon.Tab.home`, the word `Tab` is a group of a catalog, not a type with that name.
        var root = index - 2
        while isMark(root - 1, "."), self.word(root - 2) != nil { root -= 2 }
        let isInAssetType =
            type.startsLarge && root < index - 2
            && self.word(root).map { AssetCalls.types[$0] != nil || AssetHints.areAbout($0) } == true
        if isInAssetType { type = "" }
        let isAsset = isInAssetType || type.isEmpty && isAssetWanted(at: index - 1)
        var access = CodeFacts.Access(type: type, name: word, isAsset: isAsset)
        guard accesses.insert(access).inserted || isAsset || AssetCalls.types[type] != nil else { return }
        access.place = tokens.place(isMark(root - 1, ".") ? root - 1 : index - 1)
        facts.accesses.append(access)
    }

    private func isAssetWanted(at point: Int) -> Bool {
        // The last line of `var icon: ImageResource { switch self { case .cart:`.
        if tokens[point].startsLine, !isMark(point + 2, "(") { return isHinted(point) }
        guard let word = word(point - 2) else { return false }
        if isMark(point - 1, "(") { return Self.assetTakers.contains(word) || AssetHints.areAbout(word) }
        return isMark(point - 1, ":") && AssetHints.areAbout(word, terms: AssetHints.labels)
    }

    private static let assetTakers: Set<String> = [
        "tint", "fill", "stroke", "strokeBorder", "border", "background", "foregroundStyle", "foregroundColor",
        "accentColor", "listRowBackground", "listItemTint",
    ]

    /// Adds the string literal at a token index, with the operands that `+` joins to the literal.
    private mutating func addText(at index: Int) {
        guard tokens[index].isString, !brackets.takesOtherTexts else { return }
        let type = brackets.typeName
        let end = endOfOperands(index)
        var whole = strings.string(index..<end, in: type)
        if isMark(index - 1, "+") {
            // The literal before the operator was already added together with this one.
            if tokens.string(index - 2) != nil { return }
            whole = .joined([strings.string(startOfOperand(index - 2)..<index - 1, in: type), whole])
        } else if isMark(index - 1, "=") && isMark(index - 2, "+") && !tokens[index - 1].isSpaced
            || brackets.callee?.hasPrefix("appending") == true
        {
            whole = .joined([.unknown, whole])
        }
        let place = tokens.place(index)
        if let text = whole.pattern.plain {
            facts.add(NamePattern(text), at: place, context: contexts.number(of: context(from: index, to: end - 1)))
        } else {
            facts.add(whole, at: place, isHinted: isHinted(index))
        }
        if end == index + 1, let format = whole.pattern.plain.flatMap(NamePattern.init(format:)) {
            facts.add(StringExpression(format), at: place, isHinted: isHinted(index))
        }
    }

    private func isHinted(_ index: Int) -> Bool {
        AssetHints.areAbout(brackets.context(line: tokens.place(index).line, skipsFormats: true), brackets.typeName)
    }

    /// Returns the token index where the operand that ends at `last` begins, such as the chain `names.cart()`.
    private func startOfOperand(_ last: Int) -> Int {
        var index = last
        while index >= 0 {
            if isMark(index, ")") {
                let open = strings.startOfBrackets(index)
                guard tokens.isWord(open - 1), !tokens[open].isSpaced else { return open }
                index = open - 1
            }
            guard tokens.isWord(index) else { return last + 1 }
            guard isMark(index - 1, "."), index > 1 else { return index }
            index -= 2
        }
        return last + 1
    }

    /// Returns the token index after a literal and the operands (literals and words) that `+` joins to the literal.
    private func endOfOperands(_ literal: Int) -> Int {
        strings.end(from: literal) { index, depth in
            guard depth == 0, index > literal else { return false }
            let isFirst = isMark(index - 1, "+")
            if isMark(index, "+") { return isFirst || isMark(index + 1, "=") }
            if isFirst { return !tokens.isWord(index) && !tokens[index].isString && !isMark(index, "(") }
            if tokens[index - 1].isString { return true }
            return !isMark(index, ".") && (tokens[index].startsLine || !tokens.isWord(index) && !isMark(index, "("))
        }
    }

    /// Returns the context of a literal, such as a call's parameter; nil in a comparison, or before a member access.
    private func context(from index: Int, to last: Int) -> String? {
        if isMark(index - 1, "="), isMark(index - 2, "=") || isMark(index - 2, "!") { return nil }
        if isMark(last + 1, "=") || isMark(last + 1, "!") || isMark(last + 1, ".") { return nil }
        // `case "a":` is a comparison too, but `case a = "a"` is a raw value.
        if keyword(index - 1) == .case { return nil }
        if keyword(index - 1) == .return, let returned = brackets.contextOfReturned { return returned }
        return brackets.context(line: tokens.place(index).line)
    }

    /// Adds the cases of an enum; the raw value of a case is its name if the code doesn't specify another value.
    private mutating func addCases(at start: Int) {
        let isRaw = brackets.isRawEnum
        var index = start
        while let name = word(index) {
            let place = tokens.place(index)
            if let type = brackets.typeName { ownMembers.insert(type + "." + name) }
            if isMark(index + 1, "(") {
                index = strings.endOfArgument(index + 2)
                while isMark(index, ",") { index = strings.endOfArgument(index + 1) }
                index += 1
            } else if isMark(index + 1, "=") {
                if let type = brackets.typeName, let value = word(index + 2) ?? tokens.string(index + 2)?.plain {
                    facts.rawValues.append(type + "." + value)
                }
                if isRaw, tokens.string(index + 2) != nil {
                    define(name, strings.literal(index + 2, in: nil), tokens.place(index + 2))
                }
                index += 3
            } else {
                if isRaw {
                    facts.add(
                        NamePattern(name), at: place, context: contexts.number(of: brackets.context(line: place.line)))
                    define(name, .text(name), place)
                }
                index += 1
            }
            guard isMark(index, ",") else { return }
            index += 1
        }
    }

    /// Records a string as the value of a declaration, under a key that depends on where the declaration is.
    private mutating func define(_ name: String, _ value: StringExpression, _ place: TextPosition) {
        let key = brackets.isInType ? brackets.typeName.map { $0 + "." + name } : brackets.isInCode ? "." + name : name
        facts.definitions.append(StringDefinition(key: key ?? name, value: value, place: place))
    }

    private mutating func define(_ index: Int, _ values: [StringValues.Value]) {
        guard let name = word(index) else { return }
        defined.append(index)
        for value in values { define(name, value.string, value.place) }
    }

    /// Adds a constant such as `let cart = "Cart"`, `let cart: String` or `var cart: String { … }`.
    private mutating func addConstant(at index: Int) {
        let name = index + 1
        guard tokens.isWord(name), keyword(name) == .none else { return }
        declared.append(name)
        // A static or global variable is usually set only once.
        let isConstant = tokens[index].keyword == .let || keyword(index - 1) == .static
        var start = name + 1
        var isString = false
        if isMark(start, ":") {
            guard isWord(start + 1, "String") else { return }
            isString = true
            start += isMark(start + 2, "?") ? 3 : 2
        }
        if !isConstant, isMark(start, "="), let name = word(name) { variables[name] = tokens.string(start + 1) }
        if isMark(start, "="), !isMark(start + 1, "="), isConstant {
            let end = strings.endOfInitializer(start + 1)
            guard start + 1 < end, (start + 1..<end).contains(where: { tokens[$0].isString }) else { return }
            define(name, strings.values(start + 1..<end, in: brackets.typeName))
        } else if isString, isMark(start, "{") {
            let end = strings.endOfBrackets(start)
            if end > start + 2 { define(name, strings.results(of: start + 1..<end - 1, in: brackets.typeName)) }
        } else if isString, !isMark(start, "="), brackets.isInType, let type = brackets.typeName, let word = word(name)
        {
            define(name, [(.value(["\(type)(\(word):)"]), tokens.place(name))])
        }
    }

    private mutating func addFunction(at index: Int) {
        guard isMark(index + 2, "("), let name = word(index + 1) else { return }
        var end = addParameters(of: name, at: index + 2)
        while isWord(end, "async") || isWord(end, "throws") { end += 1 }
        guard isMark(end, "-"), isMark(end + 1, ">"), isWord(end + 2, "String") else { return }
        let open = end + (isMark(end + 3, "?") ? 4 : 3)
        let close = isMark(open, "{") ? strings.endOfBrackets(open) : open
        if close > open + 2 { define(index + 1, strings.results(of: open + 1..<close - 1, in: brackets.typeName)) }
    }

    /// Adds a function's string parameters as definitions, and returns the token index after the parameter list.
    @discardableResult
    private mutating func addParameters(of callee: String, at open: Int) -> Int {
        let close = strings.endOfBrackets(open)
        var index = open + 1
        while index < close - 1, let label = word(index) {
            let name = tokens.isWord(index + 1) ? index + 1 : index
            guard isMark(name + 1, ":") else { break }
            declared.append(name)
            if isWord(name + 2, "String"), let word = word(name) {
                defined.append(name)
                facts.definitions.append(
                    StringDefinition(
                        key: "." + word, value: .value(["\(callee)(\(label):)"]), place: tokens.place(name)))
            }
            index = strings.endOfArgument(name + 2)
            guard isMark(index, ",") else { break }
            index += 1
        }
        return close
    }

    /// Records the parameter of an argument that may be a string but isn't just a literal.
    ///
    /// If the argument is the name of a function, that function's parameter is also recorded.
    private mutating func addOpenArgument(after mark: Int) {
        guard let callee = brackets.calledIndex, let name = tokens.bytes(ofWord: callee) else { return }
        let isLabeled = isMark(mark + 2, ":") && tokens.isWord(mark + 1)
        let label = isLabeled ? tokens.bytes(ofWord: mark + 1) ?? [] : [UInt8(ascii: "_")]
        let value = mark + (isLabeled ? 3 : 1)
        if tokens.string(value) != nil {
            if isMark(value + 1, ",") || isMark(value + 1, ")"), tokens.pieces(value) == nil { return }
        } else {
            // A number, a Boolean or `nil` isn't a string.
            guard isMark(value, "(") || tokens.isWord(value) else { return }
            if let first = tokens.bytes(ofWord: value)?.first, UInt8(ascii: "0")...UInt8(ascii: "9") ~= first { return }
        }
        open.insert(StringEvaluator.hash(ofCall: name, label))
        if isMark(value + 1, ")") || isMark(value + 1, ","), let function = tokens.bytes(ofWord: value) {
            open.insert(StringEvaluator.hash(ofCall: function, [UInt8(ascii: "_")]))
        }
    }

    private mutating func addUnknownNames() {
        let wanted = Set(facts.keys.lazy.filter { $0.first == "." }.map { String($0.dropFirst()) })
        if wanted.isEmpty { return }
        var counts: [String: Int] = [:]
        for index in declared { if let name = word(index), wanted.contains(name) { counts[name, default: 0] += 1 } }
        for index in defined { if let name = word(index), wanted.contains(name) { counts[name, default: 0] -= 1 } }
        for (name, count) in counts.sorted(by: { $0.key < $1.key }) where count > 0 {
            facts.definitions.append(StringDefinition(key: "." + name, value: .unknown, place: .start))
        }
    }
}

extension CodeFacts {
    /// The punctuation marks that join the parts of a set's name.
    private static let joints: [UInt8] = [UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "/")]
    /// The maximum length of a set's name, in bytes.
    private static let longestName = 200

    mutating func add(_ pattern: NamePattern, at place: TextPosition, context: Int32) {
        guard let text = pattern.plain else { return add(StringExpression(pattern), at: place, isHinted: false) }
        if text.contains(UInt8(ascii: "]")) { addLinks(in: text, at: place) }
        guard !text.isEmpty, text.utf8.count <= Self.longestName, !text.contains(10) else { return }
        texts.append(Text(text: text, place: place, context: context))
        // After a final punctuation mark, code may add the rest at run time: `frames("wave-")`.
        if Self.joints.contains(text.utf8.last ?? 0), pattern.fixedLetters >= NamePattern.fewestLetters {
            add(.joined([.text(text), .unknown]), at: place, isHinted: false)
        }
    }

    /// Adds the pictures in the Markdown of a text: `![A dog](dog)`.
    private mutating func addLinks(in text: String, at place: TextPosition) {
        for piece in text.split(separator: "](").dropFirst() {
            guard let end = piece.firstIndex(of: ")"), end > piece.startIndex else { continue }
            texts.append(Text(text: String(piece[..<end].prefix(Self.longestName)), place: place))
        }
    }

    /// Adds a composed string that may name a set; `isHinted` is whether the code around it is about assets.
    mutating func add(_ string: StringExpression, at place: TextPosition, isHinted: Bool) {
        let pattern = string.pattern
        guard !pattern.text.contains(10), pattern.text.utf8.count <= Self.longestName else { return }
        let isSure = pattern.fixedLetters >= NamePattern.fewestLetters
        guard isSure || isHinted || string.isOpen || pattern.joinsNumbers else { return }
        composed.append(Composed(string: string, place: place, isHinted: isHinted))
    }
}
