internal import CatalogDifference
internal import CatalogManifest
internal import CatalogPreview
internal import FileAccess

/// One of two catalogs, and where its pictures are.
struct ComparedSide: Sendable {
    let catalog: ComparedCatalog
    /// The path of a file that the manifest names, as an absolute path; nil where it is not there as the manifest has
    /// it.
    let path: @Sendable (_ file: String) -> String?

    /// The catalog to look into.
    var preview: PreviewCatalog {
        // What is not there is drawn as an empty place.
        PreviewCatalog(catalog.manifest) { [path] file in path(file) ?? "" }
    }
}
