internal import CEmbeddedFiles

/// The parts of generated code that are the same for all catalogs, stored as files in the program.
enum Templates {
    static func text(of file: String) -> String {
        String(cString: tincture_embedded_file("Catalog/CatalogEmitters/Templates/\(file)"))
    }
}
