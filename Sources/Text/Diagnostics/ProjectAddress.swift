/// The addresses of Tincture's pages and JSON Schemas.
///
/// `Scripts/release --address` replaces ``root`` everywhere in the project. Until then, its host is a reserved name
/// that leads nowhere (RFC 2606).
package enum ProjectAddress {
    package static let root = "https://example.invalid/tincture"

    /// Returns the address of the JSON Schema `configuration`, `manifest` or `data`, with the version of the format.
    package static func schema(_ name: String, version: Int = 1) -> String { "\(root)/schemas/\(name)-\(version).json" }
}
