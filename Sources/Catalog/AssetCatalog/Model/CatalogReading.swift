package import Diagnostics
internal import FileAccess

/// What reading one or more sources gave: a catalog, and what is to be said about it.
package struct CatalogReading: Sendable {
    /// Everything that could be read.
    package var catalog = AssetCatalog()
    /// What could not, and what looks wrong.
    package var diagnostics: [Diagnostic] = []
    /// The JSON files among loose pictures, which may be data files.
    package var dataFiles: [String] = []

    init() {}

    /// Says which files of a folder cannot be used because of their names; the rest of the folder is read.
    mutating func reportUnusableNames(of folder: Folder, at path: String, about subject: Subject = .file) {
        diagnostics += folder.unusableNames.map { name in
            Diagnostic(
                .error, .unreadable, at: FilePath.join(path, name), about: subject,
                "has a name that is not UTF-8. Rename the file.")
        }
    }

    /// Adds an icon in layers.
    mutating func readIcon(at path: String, limits: InputLimits) {
        let (icon, diagnostics) = IconBundleReader.read(path, limits: limits)
        catalog.icons.append(icon)
        self.diagnostics += diagnostics
    }

    mutating func append(_ other: CatalogReading) {
        catalog.append(other.catalog)
        diagnostics += other.diagnostics
        dataFiles += other.dataFiles
    }
}
