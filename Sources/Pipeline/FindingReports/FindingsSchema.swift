internal import Diagnostics
internal import OrderedJSON

/// The JSON Schema of what `tincture check --format json` prints (draft-07).
package enum FindingsSchema {
    /// The version of the form.
    static let version = 1

    /// The text of the schema, with a line end.
    package static var text: String {
        func from1(_ help: String) -> JSONNode {
            SchemaPart.type("integer", [("description", .text(help)), ("minimum", .integer(1))])
        }
        func text(_ help: String) -> JSONNode { SchemaPart.type("string", [("description", .text(help))]) }
        let finding = SchemaPart.type(
            "object",
            [
                (
                    "properties",
                    .object([
                        ("path", text("The file or folder.")),
                        ("line", from1("The line; absent for a file without lines.")),
                        ("column", from1("The column, in bytes; present with the line.")),
                        ("severity", SchemaPart.words(Diagnostic.Severity.allCases.map(\.rawValue))),
                        ("message", text("What is wrong, and what to do.")), ("rule", text("The rule's identifier.")),
                    ])
                ), ("required", .words(["path", "severity", "message", "rule"])),
            ])
        return JSONWriter.document(
            SchemaPart.versioned(
                "findings", title: "Tincture findings", version: version, list: "findings", of: finding,
                help: "What tincture check found, in order."))
    }
}
