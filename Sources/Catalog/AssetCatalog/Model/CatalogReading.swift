internal import Diagnostics
internal import FileAccess

/// The content read from one or more sources: asset catalogs, folders, pictures and token files.
package struct CatalogReading: Sendable {
    package var catalog = AssetCatalog()
    /// The JSON files in folders of loose pictures, which may list the app's pages or products.
    package var dataFiles: [String] = []
}

extension Folder {
    /// Returns a finding for each file whose name isn't UTF-8, because such a file can't be used.
    func unusableNameFindings(at path: String, about subject: Subject = .file) -> [Diagnostic] {
        unusableNames.map { name in
            Diagnostic(
                .error, .unreadable, at: FilePath.join(path, name), about: subject,
                "has a name that is not UTF-8. Rename the file.")
        }
    }
}
