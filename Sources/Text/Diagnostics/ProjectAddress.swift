/// The addresses of the project's pages and schemas.
///
/// `Scripts/release --address` writes it, with every other place that names the project's home. Until then it leads
/// nowhere (RFC 2606).
package enum ProjectAddress {
    /// The address without a slash at its end.
    package static let root = "https://example.invalid/tincture"

    /// The address of a JSON Schema: `configuration`, `manifest` or `data`.
    ///
    /// The number is the version of the form, so that a file names the schema that it was written for.
    package static func schema(_ name: String, version: Int = 1) -> String { "\(root)/schemas/\(name)-\(version).json" }
}
