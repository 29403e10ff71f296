internal import CEmbeddedFiles
internal import Diagnostics

/// The JSON Schemas (draft-07) in `docs/schemas`, which are embedded in the program.
package enum PublishedSchema {
    /// The URL of the JSON Schema for manifests, which Tincture writes into every manifest.
    package static let manifestAddress = ProjectAddress.schema(
        "manifest", version: CatalogManifest.currentSchemaVersion)

    /// Returns the text of a schema by its name, such as `manifest`, including the final line break.
    package static func text(of name: String) -> String {
        String(cString: tincture_embedded_file("../docs/schemas/\(name)-1.json"))
    }
}
