/// A tokenizer of CSS text (CSS Syntax 3, section 4), which skips white space and comments between tokens.
struct CSSTokenizer {
    private let scalars: [Unicode.Scalar]
    private var position = 0

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    mutating func next() -> CSSToken {
        skipBlanks()
        let start = position
        let kind = nextKind()
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[start..<position])
        return CSSToken(kind: kind, text: String(text))
    }

    private func scalar(_ offset: Int = 0) -> Unicode.Scalar? {
        position + offset < scalars.count ? scalars[position + offset] : nil
    }

    private mutating func skipBlanks() {
        while let scalar = scalar() {
            if scalar.isCSSSpace {
                position += 1
            } else if scalar == "/", self.scalar(1) == "*" {
                position += 2
                while let inner = self.scalar(), !(inner == "*" && self.scalar(1) == "/") { position += 1 }
                position = min(position + 2, scalars.count)
            } else {
                return
            }
        }
    }

    fileprivate var isAtEnd: Bool { position == scalars.count }

    private mutating func nextKind() -> CSSToken.Kind {
        guard let first = scalar() else { return .end }
        if let exact = number() {
            let number = min(max(exact, -Self.limit), Self.limit)
            if scalar() == "%" {
                position += 1
                return .percentage(number)
            }
            return startsWord ? .dimension(number, unit: word()) : .number(number)
        }
        if startsWord {
            let word = word()
            guard scalar() == "(" else { return .word(word) }
            position += 1
            return .function(word)
        }
        position += 1
        switch first {
        case ",": return .comma
        case "/": return .slash
        case ")": return .close
        case "#":
            let start = position
            while let scalar = scalar(), scalar.isCSSName { position += 1 }
            return .hash(text(from: start))
        default: return .other
        }
    }

    /// Whether an identifier, without escapes, begins at the current location (CSS Syntax 3, section 4.3.9).
    private var startsWord: Bool {
        guard let first = scalar() else { return false }
        guard first == "-" else { return first.isCSSNameStart }
        guard let second = scalar(1) else { return false }
        return second == "-" || second.isCSSNameStart
    }

    private mutating func word() -> String {
        let start = position
        while let scalar = scalar(), scalar.isCSSName { position += 1 }
        return ASCIIText.lowercased(text(from: start))
    }

    /// Reads the number at the current location (CSS Syntax 3, section 4.3.12); nil if there is none.
    fileprivate mutating func number() -> Double? {
        func digits(from index: Int) -> Int {
            var index = index
            while index < scalars.count, scalars[index].isDigit { index += 1 }
            return index
        }
        func isAt(_ index: Int, _ candidates: Unicode.Scalar...) -> Bool {
            index < scalars.count && candidates.contains(scalars[index])
        }
        let signed = isAt(position, "+", "-") ? position + 1 : position
        var end = digits(from: signed)
        let hasWhole = end > signed
        if isAt(end, "."), digits(from: end + 1) > end + 1 {
            end = digits(from: end + 1)
        } else if !hasWhole {
            return nil
        }
        if isAt(end, "e", "E") {
            let exponent = isAt(end + 1, "+", "-") ? end + 2 : end + 1
            if digits(from: exponent) > exponent { end = digits(from: exponent) }
        }
        let start = position
        position = end
        return Double(text(from: start)) ?? 0
    }

    /// The maximum magnitude of a number in a color; CSS allows clamping larger ones.
    private static let limit = 1e9

    private func text(from start: Int) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[start..<position])
        return String(text)
    }
}

extension Double {
    /// Creates the value of a text that is one finite number in CSS notation, such as `-.5`; nil for any other text.
    package init?(css text: Substring) {
        var tokenizer = CSSTokenizer(String(text))
        guard let value = tokenizer.number(), tokenizer.isAtEnd, value.isFinite else { return nil }
        self = value
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a space, a tab or a line end (CSS Syntax 3, section 4.2).
    fileprivate var isCSSSpace: Bool { self == " " || self == "\t" || self == "\n" || self == "\r" || self == "\u{C}" }

    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }

    fileprivate var isCSSNameStart: Bool {
        ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "_" || !isASCII
    }

    fileprivate var isCSSName: Bool { isCSSNameStart || isDigit || self == "-" }
}
