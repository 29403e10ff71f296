internal import OrderedJSON

/// What the type of a member does not say: its meaning, and the limits of its values.
struct MemberNote {
    /// The meaning, in one sentence.
    let help: String
    /// The limits of the value.
    let limits: [(String, JSONNode)]
    /// The limits of the elements of a list.
    let each: [(String, JSONNode)]

    init(_ help: String, _ limits: Limits = .none, each: Limits = .none) {
        (self.help, self.limits, self.each) = (help, limits.members, each.members)
    }

    /// Limits of a value.
    struct Limits {
        let members: [(String, JSONNode)]

        static let none = Limits(members: [])
        /// `#RRGGBB`.
        static let hex = Limits(members: [("format", .text("color-hex")), ("pattern", .text("^#[0-9A-F]{6}$"))])
        /// `#RRGGBB` or `#RRGGBBAA`.
        static let hexWithAlpha = Limits(members: [
            ("format", .text("color-hex")), ("pattern", .text("^#[0-9A-F]{6}([0-9A-F]{2})?$")),
        ])
        /// A text that is not empty.
        static let name = Limits(members: [("minLength", .integer(1))])
        /// 0 … 1.
        static let unit = range(0, 1)
        /// A length above 0.
        static let length = Limits(members: [("exclusiveMinimum", .integer(0))])

        static func range(_ minimum: Double, _ maximum: Double? = nil) -> Limits {
            Limits(
                members: [("minimum", .number(minimum))] + (maximum.map { [("maximum", .number($0))] } ?? []))
        }
        static func pattern(_ pattern: String) -> Limits { Limits(members: [("pattern", .text(pattern))]) }
        static func words(_ words: [String]) -> Limits { Limits(members: [("enum", .words(words))]) }
        static func count(_ minimum: Int, _ maximum: Int? = nil) -> Limits {
            Limits(
                members: [("minItems", .integer(minimum))] + (maximum.map { [("maxItems", .integer($0))] } ?? []))
        }
        static func constant(_ value: JSONNode) -> Limits { Limits(members: [("const", value)]) }
    }
}
