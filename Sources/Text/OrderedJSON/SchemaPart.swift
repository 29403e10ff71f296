/// Parts from which JSON Schemas are composed (draft-07, the version that editors support).
package enum SchemaPart {
    /// The URL of JSON Schema draft-07, for the keyword `$schema`.
    package static let dialect = "http://json-schema.org/draft-07/schema#"

    /// The schema of a color in any CSS notation.
    ///
    /// Editors show a color preview only if `format` is `color-hex`, so hex colors are a separate alternative.
    package static let cssColor = anyOf([
        type(
            "string",
            [
                ("format", .text("color-hex")),
                ("pattern", .text("^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")),
            ]),
        .object([("type", .text("string")), ("pattern", .text("^\\s*[A-Za-z]"))]),
    ])

    package static func type(_ name: String, _ limits: [(String, JSONNode)] = []) -> JSONNode {
        JSONNode.object([("type", .text(name))]).with(limits)
    }

    package static func number(_ type: String, _ minimum: JSONNode, _ maximum: JSONNode) -> JSONNode {
        self.type(type, [("minimum", minimum), ("maximum", maximum)])
    }

    package static func anyOf(_ schemas: [JSONNode]) -> JSONNode {
        schemas.count == 1 ? schemas[0] : .object([("anyOf", .list(schemas))])
    }

    package static func words(_ words: [String]) -> JSONNode { .object([("enum", .words(words))]) }
}
