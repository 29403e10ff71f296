internal import ColorScience

extension Easing {
    /// The easings that have a keyword: those of CSS, and `smoothstep`, which isn't in CSS.
    private static let keywords: [(name: String, easing: Easing)] = [
        ("linear", .linear), ("smoothstep", .smoothstep), ("ease", .ease), ("ease-in", .easeIn),
        ("ease-out", .easeOut), ("ease-in-out", .easeInOut),
    ]

    /// Reads an easing: `cubic-bezier(x1, y1, x2, y2)`, a CSS keyword, or `smoothstep`, in any letter case.
    package init(css text: String) throws(EasingError) {
        let text = ASCIIText.lowercased(ASCIIText.trimmed(Substring(text)))
        if let keyword = Self.keywords.first(where: { $0.name == text }) {
            self = keyword.easing
            return
        }
        let function = "cubic-bezier("
        guard text.hasPrefix(function), text.hasSuffix(")") else { throw .unknownNotation }
        let parts = text.dropFirst(function.count).dropLast().split(separator: ",", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Double(css: ASCIIText.trimmed($0)) }
        guard parts.count == 4, numbers.count == 4 else { throw .notFourNumbers }
        self = .cubicBezier(try CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]))
    }

    /// The easing in CSS notation: its keyword if it has one, else `cubic-bezier()` with four numbers.
    package var css: String {
        if let keyword = Self.keywords.first(where: { $0.easing == self }) { return keyword.name }
        guard case .cubicBezier(let curve) = self else { return "linear" }
        let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map(DecimalText.shortest).joined(separator: ", ")
        return "cubic-bezier(\(numbers))"
    }
}
