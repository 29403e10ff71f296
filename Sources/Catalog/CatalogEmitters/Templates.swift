internal import CEmbeddedFiles

/// The texts that generated files share.
enum Templates {
    /// Returns the text of a file in the folder `Templates`.
    static func text(of file: String) -> String {
        String(cString: tincture_embedded_file("Catalog/CatalogEmitters/Templates/\(file)"))
    }
}
