/// A Swift keyword that the search for asset names in code needs to recognize.
///
/// The lexer classifies each word once, because comparing texts again and again took most of the time.
public enum CodeKeyword: Sendable, CaseIterable {
    case none
    case actor, `as`, await, `case`, `class`, `else`, `enum`, `extension`, `func`, `import`, `in`, `init`, `is`, `let`,
        `protocol`, `return`, `static`, `struct`, `try`, `typealias`, `var`

    /// Whether the keyword begins the declaration or extension of a type.
    @inlinable public var declaresType: Bool {
        switch self {
        case .actor, .class, .enum, .extension, .protocol, .struct: true
        default: false
        }
    }

    /// Whether an expression such as `.home` may follow the keyword, as after `return`.
    @inlinable public var precedesExpression: Bool {
        switch self {
        case .as, .await, .case, .else, .in, .is, .return, .try: true
        default: false
        }
    }

    /// Whether the keyword is `let` or `var`.
    @inlinable public var declaresValue: Bool { self == .let || self == .var }

    /// Creates the keyword for a word in UTF-8; `none` if the word isn't one of these keywords.
    package init(_ word: ArraySlice<UInt8>) {
        self = .none
        guard word.count < Self.byLength.count, let first = word.first else { return }
        for candidate in Self.byLength[word.count]
        where candidate.bytes[0] == first && word.elementsEqual(candidate.bytes) { self = candidate.keyword }
    }

    private static let byLength: [[(bytes: [UInt8], keyword: CodeKeyword)]] = {
        var lists = Array(repeating: [(bytes: [UInt8], keyword: CodeKeyword)](), count: 10)
        for keyword in allCases where keyword != .none {
            let word = Array("\(keyword)".utf8)
            lists[word.count].append((word, keyword))
        }
        return lists
    }()
}
