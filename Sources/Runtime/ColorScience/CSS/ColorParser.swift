/// A parser of CSS colors (CSS Color 4, sections 4 … 10).
struct ColorParser {
    private var tokenizer: CSSTokenizer
    private var token: CSSToken

    init(_ text: String) {
        tokenizer = CSSTokenizer(text)
        token = tokenizer.next()
    }

    mutating func color() throws(ColorSyntaxError) -> Color {
        let first = token
        if first.kind == .end { throw .empty }
        advance()
        let color: Color
        switch first.kind {
        case .hash(let digits): color = try Self.hexColor(digits)
        case .word(let name):
            guard let named = NamedColors.color(name) else {
                throw .unknownName(Self.name(of: first))
            }
            color = named
        case .function(let name):
            guard let function = ColorFunction(name) else {
                throw .unknownFunction(Self.name(of: first))
            }
            color = try arguments(of: function)
        default: throw .unexpected(first.text, expected: "a color")
        }
        if token.kind != .end { throw unexpected("the end") }
        return color
    }

    private mutating func advance() { token = tokenizer.next() }

    private static func name(of token: CSSToken) -> String {
        token.text.last == "(" ? String(token.text.dropLast()) : token.text
    }

    private func unexpected(_ expected: String) -> ColorSyntaxError {
        token.kind == .end
            ? .ends(expected: expected)
            : .unexpected(token.text, expected: expected)
    }

    private static func hexColor(_ digits: String) throws(ColorSyntaxError) -> Color {
        for digit in digits where !(digit.isASCII && digit.isHexDigit) {
            throw .notHexadecimal(String(digit))
        }
        guard let bytes = HexNotation.bytes("#" + digits) else { throw .hexLength(digits.count) }
        let units = bytes.map { Double($0) / 255 }
        return Color(.srgb, units[0], units[1], units[2], alpha: units.count == 4 ? units[3] : 1)
    }

    /// The form in which a component is written; legacy syntax, with commas, doesn't allow every mix of forms.
    private enum Form { case none, number, percentage, angle }

    /// The units of angles (CSS Values 4, section 7.1).
    static let angleUnits: [(name: String, degrees: Double)] = [
        ("deg", 1), ("grad", 0.9), ("rad", 180 / .pi), ("turn", 360),
    ]

    private mutating func arguments(of function: ColorFunction) throws(ColorSyntaxError) -> Color {
        let space: ColorSpace
        if let own = function.space { space = own } else { space = try spaceName() }
        let notation = function.notation
        var components = Components()
        var missing: MissingComponents = []
        var forms: [Form] = []
        var isLegacy = false
        for index in 0..<3 {
            if index == 1, token.kind == .comma, notation.isLegacy, forms != [.none] { isLegacy = true }
            if isLegacy, index > 0 { try skip(.comma, "a comma") }
            // In legacy syntax, all components of rgb() have the form of the first, and hsl() takes percentages (CSS
            // Color 4, sections 5.1 and 7).
            let allowed: Form? = isLegacy ? (space == .srgb ? forms.first : .percentage) : nil
            let (value, form) = try component(notation.components[index], allowed: allowed)
            forms.append(form)
            if let value { components[index] = value } else { missing.formUnion(.component(index)) }
        }
        var alpha = 1.0
        if isLegacy ? token.kind == .comma : token.kind == .slash {
            advance()
            if let value = try self.alpha(allowsNone: !isLegacy) { alpha = value } else { missing.formUnion(.alpha) }
        }
        try skip(.close, token.kind == .comma ? "a space" : "\")\"")
        return Color(space, components, alpha: alpha, missing: missing)
    }

    private mutating func spaceName() throws(ColorSyntaxError) -> ColorSpace {
        guard case .word(let name) = token.kind else { throw unexpected("the name of a color space") }
        guard ColorFunction.spaceNames.contains(name), let space = ColorSpace(cssName: name) else {
            throw .unknownSpace(token.text)
        }
        advance()
        return space
    }

    private mutating func skip(_ kind: CSSToken.Kind, _ name: String) throws(ColorSyntaxError) {
        guard token.kind == kind else { throw unexpected(name) }
        advance()
    }

    /// Reads a component, nil for `none`, and the form in which it was written, which must be the `allowed` one.
    private mutating func component(
        _ syntax: ComponentNotation, allowed: Form?
    ) throws(ColorSyntaxError) -> (Double?, Form) {
        let expected: String =
            switch allowed {
            case .percentage: "a percentage"
            case .number: "a number"
            default: syntax.whole == nil ? "a hue" : "a number, a percentage or none"
            }
        let value: Double?
        let form: Form
        switch (token.kind, syntax.whole) {
        case (.word("none"), _): (value, form) = (nil, .none)
        case (.number(let number), nil): (value, form) = (Hue.normalized(number), .angle)
        case (.dimension(let number, let name), nil):
            guard let unit = Self.angleUnits.first(where: { $0.name == name }) else { throw .unknownUnit(name) }
            (value, form) = (Hue.normalized(number * unit.degrees), .angle)
        case (.number(let number), .some): (value, form) = (number * syntax.scale, .number)
        case (.percentage(let number), let whole?): (value, form) = (number * whole / 100, .percentage)
        default: throw unexpected(expected)
        }
        if let allowed, form != allowed { throw unexpected(expected) }
        advance()
        return (value.map { min(max($0, syntax.range.lowerBound), syntax.range.upperBound) }, form)
    }

    /// Reads an alpha, and clamps the value to 0 … 1; nil for `none`.
    private mutating func alpha(allowsNone: Bool) throws(ColorSyntaxError) -> Double? {
        let value: Double?
        switch token.kind {
        case .number(let number): value = number
        case .percentage(let number): value = number / 100
        case .word("none") where allowsNone: value = nil
        default:
            throw unexpected(
                allowsNone ? "an alpha: a number, a percentage or none" : "an alpha: a number or a percentage")
        }
        advance()
        return value.map { min(max($0, 0), 1) }
    }
}
