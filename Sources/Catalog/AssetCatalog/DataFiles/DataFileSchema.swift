internal import Diagnostics
internal import OrderedJSON

/// The JSON Schema of data files (draft-07): lists of pages or of products, by the keys that the readers take.
package enum DataFileSchema {
    /// The address of the schema.
    package static let address = ProjectAddress.schema("data")

    /// The text of the schema, with a line end.
    package static var text: String {
        let named = SchemaPart.type("string", [("minLength", .integer(1))])
        let component = SchemaPart.number("number", .integer(0), .integer(255))
        let written = JSONNode.object([("type", .words(["string", "number", "null"]))])
        let role = SchemaPart.words(PinReference.roleWords)
        let unit = SchemaPart.number("number", .integer(0), .integer(1))
        let point = SchemaPart.type(
            "object",
            [
                (
                    "properties",
                    .object([
                        (
                            "at",
                            SchemaPart.type(
                                "array", [("items", unit), ("minItems", .integer(2)), ("maxItems", .integer(2))])
                        )
                    ])
                ), ("required", .words(["at"])), ("additionalProperties", .flag(false)),
            ])
        let sides = ["red", "green", "blue"]
        let members =
            members(DataFile.imageKeys, named, "The full name of the picture, or the stem of a loose file.")
            + members(
                PageList.colorKeys, SchemaPart.anyOf((SchemaPart.cssColor["anyOf"]?.elements ?? []) + [role, point]),
                "The color behind the page: in any notation of CSS, a swatch (`swatch 2`), a role or a point of the picture."
            )
            + members(
                ["colors"],
                SchemaPart.type(
                    "object",
                    [("properties", .object(sides.map { ($0, component) })), ("required", .words(sides))]),
                "The same color by its sRGB components, 0 … 255; it must agree with the other one.")
            + members(ProductList.nameKeys, written, "The name of the product.")
            + members(ProductList.priceKeys, written, "The price, as shown to customers.")
        let entry = SchemaPart.type(
            "object",
            [
                ("properties", .object(members)),
                ("anyOf", .list(DataFile.imageKeys.map { .object([("required", .words([$0]))]) })),
            ])
        return JSONWriter.document(
            .object([
                ("$schema", .text(SchemaPart.dialect)), ("$id", .text(address)),
                ("title", .text("A data file for tincture")),
                (
                    "description",
                    .text("The pages of a carousel, or products, as an app keeps them. Other keys are ignored.")
                ),
                ("type", .words(["array", "object"])), ("items", entry),
                (
                    "properties",
                    .object([
                        ("version", .object([("const", .integer(1))])),
                        ("pages", SchemaPart.type("array", [("items", .object([("$ref", .text("#/items"))]))])),
                    ])
                ), ("required", .words(["version", "pages"])),
            ]))
    }

    private static func members(_ names: [String], _ schema: JSONNode, _ help: String) -> [(String, JSONNode)] {
        names.map { ($0, schema.with([("description", .text(help))])) }
    }
}
