internal import CatalogManifest
internal import Diagnostics
internal import ImageDecoding
internal import OrderedJSON

/// The JSON Schema of a picture's colors as `tincture extract --format json` and `ndjson` print them (draft-07).
package enum ExtractionSchema {
    /// The text of the schema, with a line end.
    package static var text: String {
        let count = ("minimum", JSONNode.integer(0))
        func member(_ type: String, _ help: String, _ limits: [(String, JSONNode)] = []) -> JSONNode {
            SchemaPart.type(type, [("description", .text(help))] + limits)
        }
        let text = SchemaPart.type("string")
        let finding = SchemaPart.type(
            "object",
            [
                (
                    "properties",
                    .object([
                        ("severity", SchemaPart.words(Diagnostic.Severity.allCases.map(\.rawValue))), ("rule", text),
                        ("message", text),
                    ])
                ), ("required", .words(["severity", "rule", "message"])),
            ])
        let settings = SchemaPart.type(
            "object",
            [
                ("description", .text("What the colors depend on beside the content.")),
                (
                    "properties",
                    .object([
                        ("tool", text), ("count", SchemaPart.number("integer", .integer(1), .integer(16))),
                        ("maxPixels", SchemaPart.type("integer", [count])),
                        ("maxMemory", SchemaPart.type("integer", [count])),
                        ("fullResolution", SchemaPart.type("boolean")),
                        ("placeholders", SchemaPart.type("boolean")),
                    ])
                ), ("required", .words(["tool", "count", "maxPixels", "maxMemory", "fullResolution"])),
            ])
        let colors = ManifestSchema.paletteColors
        let members: [(String, JSONNode)] = [
            ("version", .object([("const", .integer(Extraction.version))])),
            ("id", .object([("description", .text("What the request called the picture."))])),
            ("path", member("string", "The file, as it was asked for.")),
            ("width", member("integer", "The width of the upright picture in pixels.", [count])),
            ("height", member("integer", "The height of the upright picture in pixels.", [count])),
            ("warning", member("string", "What is odd about the picture, which could be used.")),
            ("error", member("string", "Why the picture could not be used.")),
            ("format", SchemaPart.words(ImageFormat.allCases.map(\.rawValue))),
            ("hasAlpha", member("boolean", "Whether a pixel can be transparent.")),
            ("colorProfile", member("string", "The name of the color profile.")),
            ("byteCount", member("integer", "The size of the file in bytes.", [count])),
            ("sha256", member("string", "The digest of the file.", [("pattern", .text("^[0-9a-f]{64}$"))])),
            ("findings", member("array", "What is wrong with the content.", [("items", finding)])),
            ("settings", settings),
        ]
        return JSONWriter.document(
            .object([
                ("$schema", .text(SchemaPart.dialect)),
                ("$id", .text(ProjectAddress.schema("extraction", version: Extraction.version))),
                ("title", .text("Tincture extraction")),
                ("description", .text("The colors of one picture: a line of ndjson, an element of json.")),
                ("type", .text("object")), ("properties", .object(members + colors.members)),
                ("required", .words(["version"])), ("definitions", .object(colors.definitions)),
            ]))
    }
}

/// The JSON Schema of what `tincture extract --format pages` prints (draft-07).
package enum PagesSchema {
    /// The version of the form.
    package static let version = 1

    /// The text of the schema, with a line end.
    package static var text: String {
        let page = SchemaPart.type(
            "object",
            [
                (
                    "properties",
                    .object([
                        ("image", SchemaPart.type("string", [("minLength", .integer(1))])),
                        ("backdrop", SchemaPart.writtenHex), ("dark", SchemaPart.writtenHex),
                        ("placeholder", SchemaPart.type("string", [("description", .text("A ThumbHash in Base64."))])),
                    ])
                ), ("required", .words(["image", "backdrop"])),
            ])
        return JSONWriter.document(
            SchemaPart.versioned(
                "pages", title: "Tincture pages", version: version, list: "pages", of: page,
                help: "The pages of a carousel, as CarouselBackdrop.Pages reads them."))
    }
}
