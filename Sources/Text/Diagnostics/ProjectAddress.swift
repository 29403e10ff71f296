/// Where the project's pages and schemas are published.
///
/// `Scripts/lib/release/address` has the same address for the release; a test compares them. The project has no home
/// yet: `example.invalid` (RFC 2606) resolves nowhere.
package enum ProjectAddress {
    /// The address without a slash at its end.
    package static let root = "https://example.invalid/tincture"

    /// The address of a JSON Schema: `configuration`, `manifest` or `data`.
    ///
    /// The number is the version of the form, so that a file names the schema that it was written for.
    package static func schema(_ name: String, version: Int = 1) -> String { "\(root)/schemas/\(name)-\(version).json" }
}
