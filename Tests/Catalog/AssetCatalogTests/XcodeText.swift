/// A value of a `Contents.json` that a test makes.
///
/// It prints itself in Xcode's layout without the code that is tested.
indirect enum XcodeText: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    case text(String)
    case digits(String)
    case flag(Bool)
    case list([XcodeText])
    case object([String: XcodeText])

    init(stringLiteral value: String) { self = .text(value) }
    init(booleanLiteral value: Bool) { self = .flag(value) }
    init(arrayLiteral elements: XcodeText...) { self = .list(elements) }
    init(dictionaryLiteral elements: (String, XcodeText)...) {
        self = .object(Dictionary(uniqueKeysWithValues: elements))
    }

    /// The object with one more member.
    func with(_ key: String, _ value: XcodeText) -> XcodeText {
        guard case .object(var members) = self else { return self }
        members[key] = value
        return .object(members)
    }

    /// The file's text, for an object that says who wrote it.
    var file: String { with("info", ["author": "xcode", "version": .digits("1")]).lines("") + "\n" }

    private func lines(_ indent: String) -> String {
        switch self {
        case .text(let text): return "\"\(text)\""
        case .digits(let digits): return digits
        case .flag(let value): return "\(value)"
        case .list(let elements):
            return "[\n" + elements.map { indent + "  " + $0.lines(indent + "  ") }.joined(separator: ",\n") + "\n"
                + indent + "]"
        case .object(let members):
            let written = members.keys.sorted().compactMap { key in
                members[key].map { "\(indent)  \"\(key)\" : \($0.lines(indent + "  "))" }
            }
            return "{\n" + written.joined(separator: ",\n") + "\n" + indent + "}"
        }
    }
}
