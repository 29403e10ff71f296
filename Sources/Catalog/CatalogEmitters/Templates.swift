internal import CEmbeddedFiles

/// The code and types that are the same in all generated files of a format.
enum Templates {
    static func text(of file: String) -> String {
        String(cString: tincture_embedded_file("Catalog/CatalogEmitters/Templates/\(file)"))
    }
}
