/// The addresses of Tincture's pages and JSON Schemas, which all begin with the same address, ``root``.
///
/// `Scripts/release --address` replaces this common address everywhere in the project. Until then, its host is a
/// reserved name that leads nowhere (RFC 2606).
package enum ProjectAddress {
    /// The address of the project's pages, without a trailing slash.
    package static let root = "https://example.invalid/tincture"

    /// Returns the address of a JSON Schema.
    ///
    /// The address contains the version of the format, so that a file names the schema that it was written for.
    ///
    /// - Parameter name: `configuration`, `manifest` or `data`.
    package static func schema(_ name: String, version: Int = 1) -> String { "\(root)/schemas/\(name)-\(version).json" }
}
