internal import ColorScience

/// A JSON value, in which the members of an object keep their order.
enum JSONValue {
    case text(String)
    case number(Double)
    case null
    case flag(Bool)
    case array([JSONValue])
    case object([(name: String, value: JSONValue)])

    static func present(_ members: [(String, JSONValue?)]) -> JSONValue {
        .object(members.compactMap { name, value in value.map { (name, $0) } })
    }

    /// Appends the value as JSON on one line, with a space after each `:` and `,`; infinity and NaN become `null`.
    func write(to text: inout String) {
        switch self {
        case .text(let value): Self.quote(value, to: &text)
        case .number(let value): text += value.isFinite ? DecimalText.shortest(value) : "null"
        case .null: text += "null"
        case .flag(let value): text += value ? "true" : "false"
        case .array(let values):
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += ", " }
                value.write(to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += ", " }
                Self.quote(member.name, to: &text)
                text += ": "
                member.value.write(to: &text)
            }
            text += "}"
        }
    }

    /// Appends a string with the escapes required by RFC 8259, section 7.
    private static func quote(_ value: String, to text: inout String) {
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\u{0}"..<" ":
                let code = String(scalar.value, radix: 16)
                text += "\\u00" + (code.utf8.count < 2 ? "0" : "") + code
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
